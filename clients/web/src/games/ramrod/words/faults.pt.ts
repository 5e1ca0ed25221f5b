/** The Portuguese explanations of Ramrod's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const pt = {
  faults: {
    "ramrod.hot-rod": "Essa barra está quente: acabou de ser movida ou recolocada. |Mova outra neste turno.",
    "ramrod.fit": [
      "A barra não cabe: é mais longa que o lugar que resta. |Escolha outro retângulo, ou outra barra.",
      ({ length, room }) => `A barra mede ${length} e restam ${Math.max(room, 0)}: |escolha outro retângulo, ou outra barra.`,
    ],
    "ramrod.capture other_rectangle": "Nada foi movido para esse retângulo neste turno: só vale capturar aquele onde a barra foi posta.",
    "ramrod.capture one_rod": [
      "Ali há uma só barra: para capturar é preciso ter duas ou mais.",
      ({ rods, least }) => `Ali há ${rods === 1 ? "1 barra" : `${rods} barras`}: para capturar é preciso ter ${least} ou mais.`,
    ],
    "ramrod.capture not_full": [
      "O retângulo ainda não está cheio: a captura é quando não resta lugar.",
      ({ room }) => (room > 0 ? `Ainda restam ${room} de lugar: a captura é quando não resta nada.` : `As barras passam por ${-room}: a captura é quando enchem certinho.`),
    ],
    "ramrod.win": [
      "O retângulo longo não está cheio: declare assim que encher ou passar.",
      ({ content, goal }) => `O retângulo longo tem ${content} de ${goal}: declare assim que encher ou passar.`,
    ],
  },
  missing: { move: "Você ainda não jogou: mova uma barra, ou capture, antes de passar." },
  stakes: {
    rods: "você recoloca as barras dessa jogada: onde estavam ou em retângulos roxos vazios",
    captured_rods: "você recoloca as barras capturadas: onde estavam ou em retângulos roxos vazios",
    void: "a vitória não vale",
    void_rods: "a vitória não vale e você recoloca as barras: onde estavam ou em retângulos roxos vazios",
    void_captured_rods: "a vitória não vale e você recoloca as barras capturadas",
  },
} satisfies FaultWords<Facts, Missing, Stake>;
