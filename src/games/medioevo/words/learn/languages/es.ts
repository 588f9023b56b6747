import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'learn.begin':
    'Diriges un reino del siglo XIII; gana quien tiene más honor, y todos empiezan con 10. El honor viene de conquistas, edificios, rutas comerciales y, al final, de las mayorías. Un turno tiene siete fases: orden, sucesos, impuestos, compras, combate, comercio, fin. En casi todas actúan todos a la vez y en secreto. Aquí juegas dos turnos, el primero guiado, con dos vecinos, por los que responde el bot.',
  'learn.bid.ask':
    'Tienes 1600 florines. Todos pujan en secreto por el orden del turno; solo paga quien más ofrece, al que juega el último. En esta subasta el primero elige también su reino antes que nadie. **Puja 50 florines.**',
  'learn.bid.right': '✔ Los demás no han pujado nada: eres el primero.',
  'learn.bid.wrong': 'Aquí basta poco, y lo demás hará falta después: **Pujar**, y escribe **50**.',
  'learn.kingdom.ask':
    'Los reinos se distinguen por sus tierras y sus vecinos. Los mamelucos tienen Egipto y Siria, con ciudades ricas y una frontera abierta al oeste. **Elige el Sultanato mameluco.**',
  'learn.kingdom.right': '✔ Las tierras de tu reino son tuyas sin unidades, mientras nadie las conquiste.',
  'learn.kingdom.wrong': 'En una partida de verdad elige como quieras. Para esta práctica: **Sultanato mameluco**.',
  'learn.found.ask':
    'Recibes un pueblo, un arquero y dos niveles de transportes. Un pueblo permite comprar una unidad más. Una caravana comercia, un carro de guerra lleva hombres. Ponlo todo en un lugar desde el que se pueda partir: **pueblo, arquero, una caravana y un carro de guerra en El Cairo**.',
  'learn.found.right': '✔ El Cairo es ahora el corazón de tu reino.',
  'learn.found.wrong':
    'Para lo que sigue todo debe estar en **El Cairo**: el pueblo, el arquero, una **caravana** y un **carro de guerra**.',
  'learn.keep.ask':
    'De tres cartas Imperio te quedas una, con una ficha de objetivo del color que quieras. Se elige en privado; la carta elegida queda luego a la vista de todos. Puedes preguntar qué hace cada carta y cuándo. **Quédate la que más te guste.**',
  'learn.keep.right': '✔ Puedes jugarla en su momento en cualquier turno; la ficha cuenta al final.',
  'learn.keep.wrong': 'Primero **Quedarse una carta**: los demás esperan.',
  'learn.dice.ask':
    'El primer jugador tira por los bárbaros: d4, d6 y d8. Con 1 a 3, una horda crece con una infantería ligera, un arquero, un capitán. Cada dado se puede repetir una vez. **Quédate los dados o repite los bajos.**',
  'learn.dice.right': '✔ Quien entre este turno en tierra de nadie verá surgir una horda así.',
  'learn.dice.wrong': 'Primero los dados: **Quedarse los dados** o **Repetir dados**.',
  'learn.tax.ask':
    'Tu impuesto, de 10 a 50, lo paga cada uno de tus territorios. El próximo turno una carta de suceso dice cuánto se tolera; por cada decena de más hay una rebelión. 20 rara vez ha hecho daño. **Fija el impuesto en 20.**',
  'learn.tax.right': '✔ Después vino el mantenimiento: 20 florines por unidad y por transporte.',
  'learn.tax.wrong': 'Muy bajo, eres pobre; muy alto, hay rebeldes. **Fijar el impuesto**, **20**.',
  'learn.learning.ask':
    'Las compras son una lista secreta que se ejecuta cuando todos están listos. Las tecnologías dan puntos para edificios, naves y comercio, y cuentan para una mayoría al final: 100 florines por nivel. **Pon la tecnología Comercio en tu lista.**',
  'learn.learning.right': '✔ Está en tu lista; puedes cambiarla mientras no estén listos todos.',
  'learn.learning.wrong': 'Eso puede esperar a tu propio turno. **Tecnología**, **Comercio**.',
  'learn.units.ask':
    'Se compran tres unidades por turno, y una más gracias a tu pueblo. La infantería pesada (50 florines) es buena en el cuerpo a cuerpo. **Compra 2 infanterías pesadas en El Cairo.**',
  'learn.units.right': '✔ Con el arquero son tres, justo lo que lleva un carro de guerra I.',
  'learn.units.wrong':
    'Deben estar donde está el carro: en la lista de compras **Unidades**, luego **Infantería pesada**, **2**, **El Cairo**.',
  'learn.bought.ask': 'El resto del dinero es para después. **Terminar** dice que tu lista está lista.',
  'learn.bought.right':
    '✔ Se han ejecutado todas las listas. Ahora el combate: movimientos completos, en el orden del turno.',
  'learn.bought.wrong': 'Guarda algo para el próximo turno: **Terminar**.',
  'learn.move.ask':
    'Las unidades no se mueven solas; las llevan los carros, seis pasos. Al oeste, Cirenaica no es de nadie. Quien entra en tierra de nadie lucha allí con una horda. **Mueve las dos infanterías pesadas con el carro, de El Cairo a Cirenaica** (también el arquero, si ha de luchar).',
  'learn.move.right': '✔ La horda de este turno te cierra el paso.',
  'learn.move.wrong':
    'La meta es la tierra libre del oeste: **Mover**, desde **El Cairo**, con todo lo que pueda ir, a **Cirenaica**.',
  'learn.fight.ask':
    'En cada ronda cada bando tira d4, d6 y d8: el mejor dado, o el producto de los iguales, es el ataque; el más bajo, las bajas propias. Puedes luchar ronda a ronda, o huir. **Lucha hasta el final.**',
  'learn.fight.right': '✔ Arriba lees qué se ha perdido y quién tiene la tierra.',
  'learn.fight.wrong': 'Eres más fuerte que una horda. **Luchar hasta el final.**',
  'learn.free':
    'Termina este turno: comercia con la caravana si quieres, y luego **Terminar**. El turno 2 es todo tuyo: puja, impuesto, compras, combate, comercio. Ayudan unas preguntas: ¿qué rinde cada turno (tierras, edificios, mercados)? ¿Qué se tolera? ¿Qué tierra libre está cerca? **Tu meta al final del turno 2: un territorio o un edificio más que ahora, y ninguna rebelión en casa.**',
  'learn.met': '✔ Meta alcanzada: tu reino ha crecido desde el turno guiado, y ninguna rebelión tiene tierras en él.',
  'learn.missed':
    'Meta no alcanzada esta vez: no tienes ni has construido más que tras el turno guiado, o una rebelión ocupa una tierra de tu reino.',
  'learn.end':
    'Así va un turno de Medioevo; una partida tiene de 8 a 12. Recuerda: vigila el impuesto tolerado; deja una unidad donde ni el reino ni una ficha guarden la tierra; declara la guerra antes de entrar en tierra ajena o pierdes honor; y habla con tus vecinos, que los pactos rinden.',
};
