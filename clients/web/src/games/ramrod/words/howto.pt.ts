/** The Portuguese rules page of Ramrod, in a child's words. */
import type { Howto } from "../../howto";

export const pt: Howto = {
  goal: "Capture barras e ponha-as em seu retângulo longo. Vence quem, no fim da rodada, é o único que o encheu ou passou (30 de comprimento). Se os dois encherem, é empate.",
  turn: [
    "No começo um escolhe duas barras de cores diferentes, que ficam escondidas em duas mãos. O outro escolhe uma mão: se for a barra mais curta, ele começa; se não, começa quem escolheu as barras.",
    "Você recebe a bandeirinha. Olhe o turno anterior: ainda pode desafiá-lo. Tocar uma barra fecha esse momento.",
    "Mova uma barra, uma só. Pode entrar de um retângulo de início seu a um roxo; pode passar de um roxo a outro, de qualquer lado; ou você pode reciclar uma do seu retângulo longo a um início seu onde caiba.",
    "A barra tem que caber. E a barra quente, a que o outro acabou de mover, não pode passar a outro retângulo.",
    "Se com sua barra o retângulo roxo ficar cheio certinho, com duas barras ou mais, capture: todas passam ao seu retângulo longo. O servidor não faz isso por você.",
    "Se há um retângulo cheio que ninguém capturou, capturá-lo pode ser seu turno inteiro.",
    "A primeira jogada não pode ser copiada: nem a mesma cor no retângulo do mesmo comprimento. E você não pode fazer duas passagens seguidas que não enchem nada.",
    "Passe a bandeirinha. Sem mover só passa quem não tem nenhuma jogada possível.",
  ],
  challenges: [
    "No torneio, o servidor não aponta os erros: quem descobre é você. Desafie ao receber a bandeirinha e antes de tocar uma barra: barra quente, barra que não cabe, captura errada ou retângulo longo sem encher.",
    "Se você acertar, tem na mão a barra mal movida e as capturadas nesse turno. Ponha cada uma no lugar de antes ou em um retângulo roxo vazio, e depois jogue. Essas barras estão quentes para você.",
    "Se errar, perde a vez e recebe uma falta. Um desafio fora de hora, ou sobre o início, a cópia ou o minuto, também é uma falta. Com três faltas você perde o jogo.",
    "Uma vitória declarada pode ser desafiada sem a bandeirinha. Se o desafio errar, a vitória fica confirmada.",
  ],
  end: [
    "Assim que seu retângulo longo encher ou passar, declare a vitória antes de passar a bandeirinha.",
    "Se declara quem começou, o outro completa seu turno. Se ele também encher, é empate.",
    "Com o tempo limite a rodada é completada. Vence quem for o único que encheu seu retângulo; se ninguém encheu, é empate.",
    "Antes de um resultado no fim da rodada, quem começou ainda pode desafiar o último turno.",
  ],
  clock: [
    "Cada turno dura um minuto. Depois há um aviso e mais 10 segundos.",
    "Se você já moveu, o servidor passa a bandeirinha. Se não, perde a vez. Com o terceiro aviso você perde o jogo.",
    "Para recolocar barras há um minuto à parte; o que fica na mão volta ao seu lugar.",
  ],
  line: [
    ["hide red lime", "esconder a vermelha e a verde-clara"],
    ["left · right", "escolher a mão esquerda · a direita"],
    ["touch red-A", "tocar uma barra"],
    ["red-A P9a", "mover a vermelha de A ao retângulo P9a"],
    ["lime-B A8", "reciclá-la ao seu início A8"],
    ["x P9a", "capturar P9a"],
    ["win", "declarar a vitória"],
    ["put red-A back", "devolver uma barra ao seu lugar"],
    ["put red-A P13b", "recolocá-la em P13b"],
    ["!ramrod.hot-rod", "desafiar essa regra"],
    ["!!ramrod.fit|ramrod.capture", "desafiar duas regras"],
    ["pass · accept", "passar a bandeirinha · aceitar o resultado"],
  ],
};
