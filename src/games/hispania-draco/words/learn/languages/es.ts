import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'learn.begin':
    'Tres generales romanos conquistan Hispania contra revueltas que se extienden con los dados. Ganas en cuanto hay guarniciones en las seis capitales (el número 6 de cada provincia hispana) y ninguna ciudad de Ulterior o Citerior está en revuelta. Pierdes si hay que colocar una revuelta y no queda ninguna en la reserva, o tras once rondas. Aquí diriges a los tres generales; cada uno tiene 6 denarios por turno.',
  'learn.road.ask':
    'Empieza el pretor de Ulterior, en Gades. Moverse cuesta 1 denario por cada segmento de la conexión, pero una cadena entera de calzadas cuesta 1 en total, por larga que sea. Las calzadas llevan de Gades a Castulo pasando por Corduba. **Muévelo a Castulo**; junto a cada lugar ves su precio.',
  'learn.road.right': '✔ Dos ciudades más allá por 1 denario. Le quedan 5.',
  'learn.road.wrong':
    'Desde Gades no alcanza a nadie que valga la pena. Llévalo antes a la frontera: **Mover**, a **Castulo**, por 1 denario.',
  'learn.attack.ask':
    'Junto a Castulo hay un ejército en Baecula. Si lo dejas, entrará en tu provincia. Roma tira un dado y suma los denarios que apuesta (de 1 a 3), 1 por cada guarnición suya conectada con él y 1 cerca de su propia provincia; el ejército suma las revueltas que lo apoyan. Quien tenga menos se retira, general o ejército. **Ataca Baecula con 3 denarios**; verás las probabilidades antes de confirmar.',
  'learn.attack.right':
    '✔ Arriba están las dos sumas. Si Roma tiene más, el ejército y todas las revueltas de su casilla vuelven a la reserva.',
  'learn.attack.wrong':
    'Mientras el ejército siga ahí, nada más es seguro, y con menos de 3 denarios el general arriesga la vida. **Atacar**, **Baecula**, **3**.',
  'learn.again.ask':
    'Un empate no cambia nada: el ejército sigue en Baecula. Quedan denarios para otro intento. **Ataca Baecula otra vez.**',
  'learn.again.right': '✔ Hecho, para bien o para mal.',
  'learn.again.wrong': 'El ejército sigue ahí y se moverá. **Atácalo** otra vez.',
  'learn.enter.ask':
    'Baecula está vacía, pero nadie avanza después de un combate. Sin guarnición puede volver a sublevarse. Un general no entra en una ciudad en revuelta; esta está libre. **Mueve al pretor a Baecula.**',
  'learn.enter.right': '✔ Está en Carpetania, una de las seis provincias por conquistar.',
  'learn.enter.wrong': 'Aprovecha la victoria: **Mover**, a **Baecula**, por 1 denario.',
  'learn.hold.ask':
    'Donde hay una guarnición o un general no estalla ninguna revuelta. Las guarniciones son pocas, cuatro por general: ponlas donde importan, en las fronteras y, al final, en las capitales. **Coloca una guarnición** aquí con el último denario.',
  'learn.hold.right':
    '✔ Con el último denario su fase termina sola. Después viene la fase hispana: dos dados señalaron la ciudad donde se extiende la revuelta, y los ejércitos se movieron. Arriba se cuenta.',
  'learn.hold.wrong': 'Lo que no se gasta se pierde. Asegura Baecula: **Colocar una guarnición**.',
  'learn.siege.ask':
    'Ahora el pretor de Citerior, en Tarraco. Ilerda está en revuelta, sin ejército: es un asedio. Roma ha de superar el escudo de la ciudad, que es su número, 5. Tiene un dado, 2 guarniciones conectadas, 1 por su provincia y lo que apueste: con 2 denarios basta hasta un 1. **Asedia Ilerda con 2 denarios.**',
  'learn.siege.right':
    '✔ Cuando el resultado es seguro no se tira ningún dado. La revuelta de encima volvió a la reserva.',
  'learn.siege.wrong':
    'Lo demás hará falta después. **Asediar**, **Ilerda**, con **2**: más sería un derroche, menos podría fallar.',
  'learn.follow.ask': 'Ilerda está libre. **Muévelo a Ilerda**, 1 segmento.',
  'learn.follow.right': '✔ Desde aquí, la capital de Ilergetia, Osca, está a un segmento.',
  'learn.follow.wrong': 'Desde Tarraco ya puede hacer poco. **Mover**, a **Ilerda**.',
  'learn.guard.ask':
    'Una ciudad vacía a su espalda podría sublevarse enseguida y costarle la capital: en ella no se pone guarnición mientras haya revuelta en alguna ciudad de su provincia. **Coloca una guarnición** en Ilerda.',
  'learn.guard.right': '✔ Ilerda está protegida.',
  'learn.guard.wrong': 'Un denario ahora ahorra un asedio después: **Colocar una guarnición**.',
  'learn.capital.ask': 'Ninguna ciudad de Ilergetia está en revuelta. **Muévelo a Osca**, la capital.',
  'learn.capital.right': '✔ Está en la capital. Queda un denario.',
  'learn.capital.wrong': 'La capital está abierta ahora, y quizá ya no en la próxima ronda. **Mover**, a **Osca**.',
  'learn.crown.ask':
    'Seis guarniciones como esta, en seis capitales a la vez, ganan la partida. **Coloca una guarnición** en Osca.',
  'learn.crown.right': '✔ Una capital de seis. Después la revuelta volvió a responder; mira arriba.',
  'learn.crown.wrong': 'El denario se perdería. **Colocar una guarnición**: para esto era todo.',
  'learn.free':
    'Lo que queda de esta ronda es tuyo; el cónsul actúa el último. Empieza en una flota, navega por 1 denario cada mar y desembarca donde quiera en la costa. Antes de confirmar cada asedio y cada ataque ves las probabilidades. Otro general junto al mismo enemigo dobla la fuerza del primero. **Tu meta: acabar el turno con una revuelta menos en el tablero, o una guarnición más en Hispania.** Gasta lo que tengas, o pulsa **Terminar la fase**.',
  'learn.end':
    'Eso ha sido una ronda; una partida tiene once como mucho. Recuerda: cuenta las revueltas de la reserva, pues pierdes si hay que colocar una y no queda ninguna; nunca ataques a un ejército sin margen; pacifica una provincia antes de pagar por su capital; y lleva dos generales junto al mismo enemigo, porque eso dobla.',
};
