/** The Spanish words about the stored data of a pupil. */
export const es = {
  title: "Qué se guarda de un alumno",
  lead: "Para las familias y para quien cuida los datos en la escuela. No hay cuentas, ni correos, ni contraseñas, ni fotos, ni publicidad.",
  parts: [
    {
      head: "Qué se guarda",
      lines: [
        "El nombre con el que entra a la clase: el que escribe, uno inventado, o el que su docente puso en la lista. Un apodo alcanza.",
        "Sus partidas: cada jugada con su hora, los resultados, las tarjetas y las sanciones con su motivo.",
        "Lo que escribe al réferi cuando apela o no está de acuerdo. Entre alumnos no hay texto libre: solo frases hechas.",
        "Un número al azar que reconoce a su aparato, y si está conectado. No se guarda desde dónde se conecta, salvo seis signos que reconocen, en esa clase, a una persona que fue sacada.",
        "Lo que responde a una pregunta de su docente a la clase: en la pantalla nadie ve de quién es. Lo que su docente le escribe a él solo, y con quién no conviene que juegue. Los apuntes de sus docentes, que leen solo ellos y se borran con la clase.",
        "Si entra en la hora del finde, que no es de la clase: un apodo que le da el servidor, sus rivales y sus puntos. Se borra en una semana.",
        "En el aparato: una llave, el nombre, la última clase, lo que aprendió en las lecciones y en la escuela de réferis, y sus resultados y puntajes fuera de una clase, que nadie más ve. «No soy …» borra todo eso de ese aparato.",
      ],
    },
    {
      head: "Cuánto tiempo",
      lines: [
        "La clase se borra sola 30 días después de su última ronda o de su última fecha, o cuando diga su docente (entre 1 y 365 días). La fecha está escrita en la página de la clase.",
        "El docente puede borrar la clase en cualquier momento, o a un solo alumno: su nombre sale de la clase, de las mesas y de los registros.",
        "La lista de la clase se guarda con la clase, y se borra con ella.",
      ],
    },
    {
      head: "Quién lo ve",
      lines: [
        "Los alumnos de la clase ven los nombres, las mesas y los resultados de su clase. Los docentes, además, lo que se escribe al réferi.",
        "Con el código solo se ven el título de la clase, sus fechas y si se puede entrar. Si la clase tiene una lista y la puerta está abierta, también se ven los nombres que faltan; el docente puede apagarlo y repartir tarjetitas QR.",
        "La pantalla de la clase muestra nombres, mesas y resultados. Si el docente lo abre a todos los que tengan el código, ellos también los ven; al principio está cerrado.",
        "Si el director de la clase publica la página para las familias, quien tiene su enlace ve parejas, resultados y posiciones, y las mesas si el director quiere, con retraso. Los nombres van con la inicial, salvo que el director los muestre completos. Al principio no hay página.",
        "Las personas que cuidan el servidor pueden verlo todo. No se manda nada a terceros.",
        "Con la tarjetita QR de un alumno, cualquiera entra con su nombre: es como una llave, y no se publica.",
      ],
    },
    {
      head: "Qué pueden pedir las familias",
      lines: [
        "Los datos de su hijo en un archivo: el docente los baja de la página «Alumnos», sin nombres de otros.",
        "Que se corrija el nombre, o que se borre todo lo suyo. Los resultados quedan, sin nombre, porque también son de los otros jugadores.",
        "No hace falta entrar a la clase para pedirlo: se pide al docente o a la escuela, que es la responsable de los datos.",
      ],
    },
    {
      head: "Para quien cuida los datos en la escuela",
      lines: [
        "El detalle, dato por dato, con su lugar y su plazo, está en docs/privacy.md del programa; cómo avisar de una falla, en SECURITY.md.",
        "El registro de la clase muestra, con hora y nombre, quién entró, quién bajó los archivos de la clase y qué ordenó cada docente.",
      ],
    },
  ],
};
