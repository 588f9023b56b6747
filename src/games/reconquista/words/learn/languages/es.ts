import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'learn.begin':
    'Diriges a los cristianos, en solitario, de 721 a 1492. Cuentan los puntos: 1 por cada ciudad que controlas, 2 por cada región donde la mayoría de las ciudades son tuyas y 2 más por cada región sin ningún musulmán. Con 21 puntos ganas. Cada turno decides dos cosas: qué comprar y adónde van las tropas de una región. Estamos en 837; Asturias, al noroeste del tablero, es tuya salvo un Ejército musulmán en Galicia.',
  'learn.army.ask':
    'Tienes 5 puntos para gastar, y lo que sobra se pierde. Los Ejércitos (2 puntos) toman lugares; nada lo hace mejor. **Compra un Ejército y ponlo en Oviedo**, junto a los dos que hay allí.',
  'learn.army.right': '✔ Tres Ejércitos en Oviedo: bastan para ir seguros a una batalla contra uno.',
  'learn.army.wrong':
    'Eso servirá después. Primero el Ejército, mientras haya 2 puntos para él: **Comprar**, luego **Ejército**, luego **Oviedo**.',
  'learn.convert.ask':
    'León es una ciudad musulmana con tus tropas dentro. El día que se vayan vuelve a ser musulmana. Por 1 punto se hace cristiana y sigue siendo tuya aunque quede sin nadie. **Compra la conversión de León.**',
  'learn.convert.right':
    '✔ León es cristiana. Tu Ejército ya puede salir de ella; además, una ciudad musulmana a tu espalda te habría cerrado el camino para salir de Asturias.',
  'learn.convert.wrong':
    'Todavía no: mientras León sea musulmana, tu Ejército no puede dejarla sin perderla. **Comprar**, luego **Conversión**.',
  'learn.fort.ask':
    'En un asedio, una ciudad suma 1 a su dado y cada Guarnición 1. Un fuerte (1 punto) dobla todo eso. León está en el camino del sur, de donde vienen los musulmanes. **Compra un fuerte para León.**',
  'learn.fort.right': '✔ Con su Guarnición, León suma ahora 4 a su dado en vez de 2.',
  'learn.fort.wrong': 'Primero las murallas de León: **Comprar**, luego **Fuerte**, luego **León**.',
  'learn.garrison.ask':
    'Queda un punto. Una Guarnición (1 punto) defiende bien tras las murallas y nunca sale de su región. **Compra una Guarnición** y ponla donde quieras.',
  'learn.garrison.right':
    '✔ Una ciudad sin tropas solo detiene a los musulmanes un momento; con una Guarnición, lucha.',
  'learn.garrison.wrong': 'Queda 1 punto y se perdería: **Comprar**, luego **Guarnición**, y el lugar que prefieras.',
  'learn.spent.ask':
    'No queda nada que gastar. **Terminar** termina las compras; después pueden moverse las tropas de una región.',
  'learn.spent.right':
    '✔ Ahora, los movimientos. La primera unidad que mueves elige la región; ninguna otra se mueve este turno.',
  'learn.spent.wrong': 'Ya has gastado todos los puntos: pulsa **Terminar** para pasar a los movimientos.',
  'learn.gather.ask':
    'Las unidades van de cualquier lugar de su región a cualquier otro. El Ejército de León vale más donde se va a luchar. **Mueve el Ejército de León a Oviedo**; deja la Guarnición tras sus nuevas murallas.',
  'learn.gather.right': '✔ Cuatro Ejércitos reunidos. Luchan juntos.',
  'learn.gather.wrong': 'Por separado aciertan menos. Primero **Mover**: de **León** a **Oviedo**, un Ejército.',
  'learn.attack.ask':
    'En Galicia hay un Ejército musulmán sin murallas: quien llega allí lucha en el acto. Cada unidad tira un dado, y los Ejércitos aciertan con 4, 5 o 6. **Ataca Galicia desde Oviedo con los Ejércitos**, tres por lo menos. Antes de los dados se te dicen las probabilidades; una batalla no se puede deshacer.',
  'learn.attack.right':
    '✔ Arriba tienes cada asalto. Quien lo pierde todo desaparece; si sobreviven los dos bandos, retrocede el que ha perdido más.',
  'learn.attack.wrong':
    'Un solo Ejército en Galicia retiene a todos los demás en Asturias: ninguna fuerza sale de una región donde hay musulmanes. **Atacar**, de **Oviedo** a **Galicia**, con tres Ejércitos por lo menos.',
  'learn.siege.ask':
    'Asturias está libre, lo que vale 2 puntos, y tus Ejércitos pueden seguir por el camino. Ante Oporto hallarán murallas con una sola Guarnición, que no sale: eso es un asedio. **Mueve al menos dos Ejércitos de Galicia a Oporto.**',
  'learn.siege.right':
    '✔ Están ante Oporto. El asedio se decide al final del turno: sumas 2 a tu dado por cada Ejército; Oporto, 1 por la ciudad y 1 por la Guarnición.',
  'learn.siege.wrong':
    'Este turno puedes tomar una ciudad: **Mover**, de **Galicia** a **Oporto**, con dos Ejércitos o más.',
  'learn.answer.ask':
    'Este turno no hay más que hacer. Antes de terminarlo, lee lo que dice el bot: qué ciudades quedan vacías y qué asedios vienen. Después reaccionan los musulmanes: los dados dicen dónde reclutan tropas, y los Ejércitos nuevos marchan hasta que alguien los detiene. **Pulsa Terminar** y mira.',
  'learn.answer.right':
    '✔ La reacción, los asedios y los puntos se cuentan arriba; después empezó otro turno, con su rebelión y su evento.',
  'learn.answer.wrong':
    'Eso debilitaría lo que tienes. Por esta vez déjalo así y pulsa **Terminar** para ver qué hacen los musulmanes.',
  'learn.free':
    'Este turno es tuyo, con todas sus decisiones. Ayudan tres preguntas: ¿qué puedo tomar sin dejar una ciudad vacía? ¿A cuáles de mis ciudades llegarán los musulmanes? ¿Puedo librar de ellos una región? **Tu meta: más puntos de victoria al final del turno que al principio.** Compra, mueve y termina con **Terminar**.',
  'learn.end':
    'Eso ha sido un turno de Reconquista; la partida tiene veinte y no te pide nada más. Recuerda: los puntos no se guardan, gástalos; convierte una ciudad antes de dejarla; dos enemigos tras las murallas, si uno es un Ejército, salen a luchar; y ninguna fuerza sale de una región donde hay musulmanes.',
};
