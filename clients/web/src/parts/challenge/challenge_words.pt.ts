/** The Portuguese words of the challenge dialogue that all games share. */
import type { es } from "./challenge_words.es";

export const pt: typeof es = {
  judged: "A jogada em julgamento",
  stakes: {
    strike: "",
    turn: "você perde esta vez",
    next_turn: "você perde a sua próxima vez",
    win_stands: "a vitória fica confirmada",
    result_stands: "o resultado fica como está",
    win: "você vence o jogo",
    undone: "a jogada é desfeita",
  },
  third: { game_lost: "você perde o jogo", chico_lost: "seu lado perde o chico", out: "você fica fora do jogo" },
  right: (prize) => `Se você acertar, ${prize}.`,
  depends: "Se você acertar, o que ganha depende da regra: escolha e você verá.",
  never: "Esta regra não pode ter sido quebrada agora: o desafio não pode ser correto.",
  wrong: (price, strikes, third) =>
    strikes === 2
      ? `Se você errar, é a sua terceira falta: ${third}.`
      : `Se você errar, ${price ? `${price} e ` : ""}leva uma falta: você tem ${strikes} de 3. Com a terceira ${third}.`,
  instead: (price) => `Se você errar, ${price}.`,
  untimely: "Com uma destas regras você não acerta; se o desafio for inapropriado, só leva a falta.",
  shutTitle: "Agora não é o momento: seria inapropriado.",
  shut: {
    own_result: () => "Só o outro pode desafiar esse resultado.",
    others_turn: (name) => `${name} ainda joga: desafie quando receber a bandeirinha.`,
    own_turn: () => "Não há jogada para desafiar: desafie ao receber a bandeirinha, antes de tocar em algo.",
    not_now: () => "Neste momento não há nada a desafiar.",
  },
  shutPrice: (strikes, third) =>
    strikes === 2
      ? `Seria a sua terceira falta: ${third}.`
      : `Você levaria uma falta e nada mais mudaria: você tem ${strikes} de 3. Com a terceira ${third}.`,
  folded: "Regras que agora não podem ter sido quebradas",
};
