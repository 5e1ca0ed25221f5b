"""Words that names and texts in class must not contain. Only whole words count: `Vergara`, `Dickens`, `Penélope` and `disputa`
are allowed.

The check also finds a barred word that is joined to small words (`elputo`), written in single letters (`p u t o`), or
with digits or stars for letters, or with repeated letters. The check finds a word if the word can be divided into small
words and at least one barred word.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

_SPANISH: Final = (
    "boludo boluda boludos pelotudo pelotuda pelotudos mierda mierdas puto puta putos putas putito putita putazo "
    "verga vergas verguita verguitas pija pijas poronga porongas forro forra culo culos culito carajo cagar cagon "
    "cagona trolo trola mogolico mogolica tetas tetona pene penes chupala chupamela chupalo suicidate matate hdp "
    "hijueputa gilipollas pajero pajera zorra cojones conchatumadre conchadetumadre conchasumadre maricon marica "
    "pendejo pendeja pendejos pendejito cabron cabrona cabrones joto jotos cono polla pollas ctm ctmr ptm lpm lptm "
    "chinga chingada chingado chingar chingatumadre violador violadora conchuda conchudo culiao culiado culiada culero "
    "culera huevon huevona perra perras idiota idiotas imbecil estupido estupida retrasado retrasada tarado tarada "
    "subnormal cerote mamon mamona sidoso sidosa pedofilo pedofila pederasta comemierda lameculos soplapollas chupapija "
    "maricona travelo sudaca ojete vergon vergazo vergha porno sexo semen vagina follar cogeme boludito boludita putx "
    "garcha garchar garchas chupame chupala chupamela caca"
)
_ENGLISH: Final = (
    "fuck fucks fucker fucking motherfucker shit shits shitty bitch bitches cunt cunts dick dicks dickhead asshole "
    "assholes whore whores nigga niggas nigger niggers hitler nazi nazis kys kkk penis pussy tits boobs porn rape "
    "rapist fuk phuck wank wanker slut sluts cock cocks bastard faggot faggots retard retarded dildo twat prick"
)
_PORTUGUESE: Final = (
    "caralho caralhos caralhao buceta bucetas piroca pirocas pica rola merda merdas viado viados viadinho viadao porra foda "
    "fodase foder fodido fodida fodao cuzao cuzinho arrombado arrombada babaca bosta boquete punheta punheteiro punheteira "
    "siririca vadia vagabunda xoxota xereca xereka filhadaputa filhodaputa otario otaria escroto escrota cacete bichona "
    "boiola baitola sapatao retardado retardada estuprador vsf vtnc fdp pqp krl crl"
)
_BARRED: Final = frozenset((*_SPANISH.split(), *_ENGLISH.split(), *_PORTUGUESE.split()))
_ALSO_NAMES: Final = frozenset(
    ("dick", "semen", "marica", "polla", "verga", "cock", "rola", "pica", "porra", "tanga", "odio", "down")
)
"""Barred words that are also given names or surnames. They are allowed as whole words next to another name."""
_BARRED_WHOLE: Final = frozenset({"odio", "down", "tanga"})
"""Words that are barred only as whole words: `Elodio` is a name."""
_SIZES: Final = "grande larga largo chica chico gorda gordo dura duro fea feo loca loco enorme big huge hard little"
_NO_NAMES: Final = frozenset(_SIZES.split())
"""Words that are no names. A barred word next to one of them does not count as a name (`_ALSO_NAMES`)."""
_BARRED_GLUED: Final = frozenset({"concha", "conchita"})
"""Names of people that are barred only when joined to small words (`laconcha`)."""
_BARRED_SIGNS: Final = frozenset("\U0001f595\u5350\u534d\u0fd5\u0fd6\u0fd7\u0fd8\U0001f346\U0001f51e")
_GLUE: Final = (
    "el la los las mi tu su de del hijo hija hijos un una soy eres sos que madre gran re x xx xxx te me lo y es son "
    "muy the u you ur my is am im i big do da um uma meu seu sua sou"
)
_SMALL: Final = frozenset(_GLUE.split())
_SMALL_IN_FRONT: Final = frozenset({"son"})
"""Small words that the check does not accept after a barred word: `Dickson` is a surname."""
_LONGEST: Final = max(map(len, _BARRED | _BARRED_GLUED | _SMALL))
_DIGITS: Final = str.maketrans("013457@$", "oieastas")
_STROKE: Final = re.compile(r"(?<=[^\W\d_A-Z])I|[|!¡1]")
"""Signs that count as a small `l` or `i`. A capital `I` counts only between small letters."""
_SOUNDS: Final = str.maketrans("vq", "ug")
_LETTERS: Final = re.compile(r"[a-z*]+")


def is_barred(name: str, likeness: Callable[[str], str]) -> bool:
    """Returns True if the name contains a barred word or sign. The check also looks at the plain form that `likeness` returns
    for the name."""
    if not _BARRED_SIGNS.isdisjoint(name):
        return True
    return any(_has_word(form) for form in {likeness(name), *(likeness(_STROKE.sub(letter, name)) for letter in "il")})


def _has_word(likeness: str) -> bool:
    # A word with letters of a script that does not resemble Latin cannot be a word of these lists.
    words = [re.sub(r"[^a-z0-9@$*]", "", word) for word in likeness.split() if not _has_foreign_letter(word)]
    words = [word for word in words if word not in _ALSO_NAMES or not _is_beside_a_name(word, words)]
    letters = [re.sub(r"[^a-z*]", "", word.translate(_DIGITS)) for word in (*words, "".join(words))]
    plain = [re.sub(r"[^a-z*]", "", word) for word in words]
    if not _BARRED_WHOLE.isdisjoint(plain):
        return True
    return any(_is_made_of(form) for word in {*letters, *plain} if _LETTERS.fullmatch(word) for form in _forms(word))


def _has_foreign_letter(word: str) -> bool:
    return any(letter.isalpha() and not letter.isascii() for letter in word)


def _is_beside_a_name(word: str, words: list[str]) -> bool:
    others = [other for other in words if other != word]
    return any(len(other) > 2 and other.isalpha() and not _is_made_of(other) for other in others) and not any(
        other in _SMALL or other in _NO_NAMES for other in others
    )


def _forms(word: str) -> Iterator[str]:
    """Yields forms of the word to check: the word itself, without repeated letters, and with similar letters replaced."""
    for form in (word, re.sub(r"(.)\1+", r"\1", word), re.sub(r"(.)\1{2,}", r"\1\1", word)):
        yield form
        yield form.translate(_SOUNDS)


def _is_made_of(word: str) -> bool:
    """Tells whether the word can be divided into small and barred words, with at least one barred word."""
    reached = {0: False}  # position of a possible cut → True if a barred word ends before it
    for at in range(len(word)):
        if at not in reached:
            continue
        for end in range(at + 1, min(len(word), at + _LONGEST) + 1):
            part = word[at:end]
            barred = _is_in(part, _BARRED) or (part != word and part in _BARRED_GLUED)
            if barred or (part in _SMALL and not (reached[at] and part in _SMALL_IN_FRONT)):
                reached[end] = reached.get(end, False) or reached[at] or barred
    return reached.get(len(word), False)


def _is_in(part: str, words: frozenset[str]) -> bool:
    if "*" not in part:
        return part in words
    # A star stands for any letter, but a word that is mostly stars is no word.
    if part.count("*") * 2 >= len(part):
        return False
    shape = re.compile(part.replace("*", "."))
    return any(len(word) == len(part) and shape.fullmatch(word) for word in words)
