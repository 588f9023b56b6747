import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'learn.begin':
    'Quince siglos de España y Portugal: llegan naciones, se asientan, luchan, se transforman y desaparecen. Juegas con varias y sumas sus puntos de victoria (PV); gana el total más alto. Cada nación tiene su turno: ingresos, compras, colocación, movimiento, combate. Aquí diriges solo a los GALAICOS, en el noroeste. Es el turno 3, y al final puntúan las provincias: para los GALAICOS, Galicia, Asturias y León 3 cada una, Oporto y Tierra de Campos 1. Solo cuentan las que se tienen.',
  'learn.buy.ask':
    'Cada provincia tuya ha pagado sus ingresos: tienes 4 de oro. Una Infantería cuesta 4. Los GALAICOS pueden guardar 4 de oro como mucho de un turno a otro, pero un soldado a tiempo vale más que un cofre lleno. **Compra una Infantería.**',
  'learn.buy.right': '✔ Espera junto al tablero hasta que la coloques.',
  'learn.buy.wrong': 'Sin más tropas conservas lo que tienes y nada más. **Comprar**, luego **Infantería**.',
  'learn.spent.ask':
    'El oro está gastado. **Terminar** cierra las compras. Si aún se pudiera hacer algo útil, el bot lo diría antes.',
  'learn.spent.right': '✔ Sigue la colocación, como tras cada fase que te deja algo que hacer.',
  'learn.spent.wrong': 'No queda oro para nada más: **Terminar** lleva adelante.',
  'learn.place.ask':
    'Las unidades nuevas se colocan en provincias donde la nación ya tiene alguna. En una montaña caben dos unidades, en una llanura tres; una nueva puede sobrar hasta que acabe el movimiento. Desde Galicia puedes atacar Oporto: **coloca la Infantería en Galicia**.',
  'learn.place.right': '✔ Tres Infanterías en Galicia. Colocada la última unidad, el movimiento empieza solo.',
  'learn.place.wrong': 'Desde ahí llegaría tarde a Oporto. **Colocar**, y luego **Galicia**.',
  'learn.spread.ask':
    'Una unidad basta para tener una provincia. León tiene dos, y Tierra de Campos, al lado, está vacía: medio de oro cada turno y 1 PV ahora. Al final de su turno una nación puede tener como mucho dos unidades por provincia, así que la tierra también alimenta al ejército. **Mueve una Infantería de León a Tierra de Campos.**',
  'learn.spread.right': '✔ Una provincia más, y León sigue siendo tuya.',
  'learn.spread.wrong':
    'Toma primero lo que nadie defiende: **Mover**, desde **León**, una Infantería, a **Tierra de Campos**. Deja una atrás o perderás León.',
  'learn.march.ask':
    'En Oporto hay una Infantería de los LUSITANOS. Quien entra en una provincia con enemigos se detiene y lucha en la fase de combate. Dos contra uno es una buena ocasión; la tercera se queda, porque Galicia vale 3 PV. **Mueve dos Infanterías de Galicia a Oporto.**',
  'learn.march.right':
    '✔ Aún no hay nada decidido: mientras no termines el movimiento, en una partida de verdad puedes deshacerlo. Ya ves qué batalla viene y sus probabilidades.',
  'learn.march.wrong':
    'Oporto es lo único que puedes tomar este turno. **Mover**, desde **Galicia**, dos Infanterías, a **Oporto**; la tercera guarda Galicia.',
  'learn.fight.ask':
    '**Terminar** acaba el movimiento, y la batalla de Oporto se libra en el acto. En cada ronda cada unidad tira un dado de diez caras: la Infantería acierta a la Infantería en llanura con 7 o más. Solo el atacante gana PV por lo que destruye, y solo en su propio turno.',
  'learn.fight.right': '✔ Arriba se cuenta la primera ronda: qué tiró cada bando, qué hacía falta y quién cayó.',
  'learn.fight.wrong': 'Todo está en su sitio. **Terminar** empieza la batalla.',
  'learn.stand.ask':
    'Después de cada ronda los dos bandos pueden retirarse, primero el defensor. Sigues siendo más fuerte. **Resistir** una ronda más.',
  'learn.stand.right': '✔ Una ronda más.',
  'learn.stand.wrong':
    'Retirarse es a menudo sensato, y en turnos ajenos más de lo que se cree. Aquí eres más fuerte: **Resistir**.',
  'learn.finish.ask':
    'No hace falta que te pregunten tras cada ronda: **Hasta el final** sigue mientras queden los dos bandos. En una partida de verdad eso se puede decir de antemano, con `/orders`.',
  'learn.finish.right':
    '✔ Después tuvieron su turno las demás naciones; el bot jugó las respuestas habituales de sus jugadores. Al final del turno 3 puntuaron las provincias, para todos.',
  'learn.finish.wrong': 'Que se decida la batalla: **Hasta el final**.',
  'learn.free':
    'El turno 4 es tuyo, con los GALAICOS. ROMA ha desembarcado en el este, todavía lejos. Mira antes el mapa y pregúntate: ¿qué vecino es débil? ¿Qué paga el próximo turno que puntúa, el 5? ¿Puedo tener otra unidad, a dos por provincia? **Tu meta: una provincia o una unidad más que ahora.** Los botones son los mismos de antes.',
  'learn.end':
    'Eso ha sido un turno de Hispania. Una partida de verdad tiene cuatro o cinco jugadores con varias naciones cada uno, y las naciones de un jugador no son aliadas. Recuerda: lee en la carta de la nación cuánto vale una provincia y cuándo (`/nation`); en combate solo puntúa el atacante; dos unidades por provincia al final de tu turno; y deja una en todo lo que quieras conservar.',
};
