/** The Spanish words of the page's frame. They load with their components, not with the lobby. */
export const es = {
  noFile: "El archivo no se pudo traer.",
  goneClass: "Esta clase ya no existe",
  goneTable: "Esta mesa ya no existe",
  erased: "Se borró con todo lo que tenía: los nombres y las partidas. ¡Gracias por jugar!",
  retype: "Escribe el código otra vez",
  enter: "Entrar",
  badCode: "El código tiene 6 letras y números (5 el de una clase), sin O, 0, I ni 1.",
  unknown: "Puede que haya terminado y se haya borrado, o que el código tenga una letra cambiada.",
};
