/** The Spanish words of the computer's levels. */
export const es = {
  level: "Nivel de la computadora",
  levels: { "": "Común", learner: "Aprendiz", club: "Club", strong: "Fuerte", partner: "Compañera para practicar el arbitraje" },
  partnerHint: "A veces se equivoca a propósito y a veces no ve tus faltas: practica los retos con ella.",
};
