import type { Translation } from '../../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  // What a battle order settles.
  'about.order-for.all': 'Todo ejército sin orden propia en su lugar',
  'explained.order-for.all':
    '**{name}.** La orden vale para todos tus ejércitos; una para un lugar va antes. Nadie más las ve.',
  'about.order-field.ask': 'Cuántas veces te espera una batalla',
  'explained.order-field.ask':
    '**{name}.** Lo que una batalla te pregunta a ti; el resto lo decide esta orden. Ahora: {now}.',
  'about.order-field.losses': 'Qué tipo sufre el daño primero, segundo…',
  'explained.order-field.losses':
    '**{name}.** Los tipos de unidad en el orden en que sufren daño. Las enteras se conservan lo más posible. Ahora: {now}.',
  'about.order-field.sacrifice': 'Infanterías ligeras sacrificadas antes de los dados: +4 cada una',
  'explained.order-field.sacrifice':
    '**{name}.** Cuántas infanterías ligeras se sacrifican antes de cada tirada, si solo tú las tienes: cada una suma 4 al ataque. Ahora: {now}.',
  'about.order-field.reroll': 'Si se repiten los dados bajos',
  'explained.order-field.reroll':
    '**{name}.** Cada uno de los tres dados se puede repetir una vez por ronda. Ahora: {now}.',
  'about.order-field.crews': 'Si unidades dejan el cuerpo a cuerpo para servir máquinas',
  'explained.order-field.crews':
    '**{name}.** Una máquina dispara una vez por servidor, tres como mucho, que quedan fuera del cuerpo a cuerpo. Ahora: {now}.',
  'about.order-field.aim': 'A qué disparan trabuquetes y bombardas',
  'explained.order-field.aim':
    '**{name}.** Un trabuquete o bombarda puede apuntar a un edificio enemigo en vez de al ejército. Ahora: {now}.',
  'about.order-field.captain': 'Qué hacen los capitanes superiores a los enemigos',
  'explained.order-field.captain':
    '**{name}.** Cada nivel de más es un uso: disparar o luchar como un tipo, liberar un tipo tuyo, anular uno suyo. Ahora: {now}.',
  'about.order-field.crushing': 'Con 20 más que el enemigo: más daño o menos bajas',
  'explained.order-field.crushing':
    '**{name}.** Cada 20 enteros de diferencia son un punto de daño más o una baja propia menos. Ahora: {now}.',
  'about.order-field.shield': 'De qué protege tu torre, fuerte o castillo',
  'explained.order-field.shield':
    '**{name}.** Un edificio militar quita su nivel a un tipo de daño por ronda. Ahora: {now}.',
  'about.order-field.capture': 'Si se toman prisioneros en vez de matar',
  'explained.order-field.capture':
    '**{name}.** Con menos de tres a uno, capturar cuesta la mitad de tu valor; desde tres a uno es gratis. Ahora: {now}.',
  'about.order-field.flee': 'Cuándo se interrumpe tu ataque',
  'explained.order-field.flee':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por paso. Ante bárbaros cuesta 1 PH. Ahora: {now}.',
  'about.order-field.yield': 'Cuándo ofrece rendirse tu ejército',
  'explained.order-field.yield':
    '**{name}.** Los hombres rendidos van junto a tu tablero y vuelven gratis desde el turno siguiente; el campo se pierde. El enemigo debe aceptar. Ahora: {now}.',
  'about.order-field.quarter': 'Si se acepta una rendición ofrecida',
  'explained.order-field.quarter':
    '**{name}.** Un ejército que se rinde te deja el campo sin más lucha, pero vuelve a su dueño. Ahora: {now}.',
  'about.order-field.answer': 'Si tú o la orden responden sobre rendirse',
  'explained.order-field.answer':
    '**{name}.** Cuando el enemigo ofrece rendirse o lo exige, se te pregunta, o responde esta orden. Ahora: {now}.',
  'about.order-field.spoils': 'Qué pasa con edificios y transportes que tomas',
  'explained.order-field.spoils':
    '**{name}.** Lo que tomas se conserva, si tienes ficha de propiedad, o se saquea por la mitad de su coste y 50 por cubo. Ahora: {now}.',

  // Each answer to it.
  'about.order-ask.attacking': 'Lo habitual: decides tus ataques, las defensas van solas',
  'explained.order-ask.attacking':
    '**{name}.** Tus ataques esperan tus rondas y dados; las defensas siguen esta orden sin esperarte.',
  'about.order-ask.all': 'Cada batalla espera cada decisión tuya: lento',
  'explained.order-ask.all':
    '**{name}.** Se te pregunta cada decisión de cada batalla, atacando y defendiendo. La partida te espera cada vez.',
  'about.order-ask.none': 'Ninguna batalla te espera: todo según esta orden, hasta el final',
  'explained.order-ask.none':
    '**{name}.** Todas tus batallas se libran hasta el final según esta orden. Lo más rápido; tampoco se te preguntan cartas en ellas.',
  'about.order-sacrifice.none': 'No se sacrifica a nadie',
  'explained.order-sacrifice.none':
    '**{name}.** La infantería ligera sacrificada se pierde; cada una suma 4 al valor de ataque de esa ronda.',
  'about.order-sacrifice.one': 'Una por ronda: +4 de ataque',
  'explained.order-sacrifice.one':
    '**{name}.** La infantería ligera sacrificada se pierde; cada una suma 4 al valor de ataque de esa ronda.',
  'about.order-sacrifice.two': 'Dos por ronda: +8 de ataque',
  'explained.order-sacrifice.two':
    '**{name}.** La infantería ligera sacrificada se pierde; cada una suma 4 al valor de ataque de esa ronda.',
  'about.order-sacrifice.all': 'Todas de una vez: +4 cada una, y no queda ninguna',
  'explained.order-sacrifice.all':
    '**{name}.** La infantería ligera sacrificada se pierde; cada una suma 4 al valor de ataque de esa ronda.',
  'about.order-sacrifice.to-win': 'Tantas como suelen hacer falta para superar al enemigo',
  'explained.order-sacrifice.to-win':
    '**{name}.** La infantería ligera sacrificada se pierde; cada una suma 4 al valor de ataque de esa ronda.',
  'about.order-reroll.usual': 'Se repiten los dados que estropean la tirada',
  'explained.order-reroll.usual': '**{name}.** Se repiten los dados bajos, o los que harían perder la ronda.',
  'about.order-reroll.none': 'Vale la primera tirada',
  'explained.order-reroll.none': '**{name}.** No se repite ningún dado.',
  'about.order-crews.usual': 'Hasta tres hombres en cada máquina; los demás luchan',
  'explained.order-crews.usual':
    '**{name}.** Cada máquina utilizable recibe hasta tres hombres, sin vaciar el cuerpo a cuerpo.',
  'about.order-crews.none': 'Las máquinas callan; todos luchan cuerpo a cuerpo',
  'explained.order-crews.none': '**{name}.** Nadie sirve las máquinas.',
  'about.order-aim.units': 'Dispara a los hombres: 2, 3 o 4 puntos de daño por acierto',
  'explained.order-aim.units':
    '**{name}.** Un acierto de trabuquete quita 1 punto de estructura a un edificio, el de bombarda 2; a un ejército, 3 y 4 puntos. Una catapulta solo dispara a unidades.',
  'about.order-aim.military': 'Dispara a la torre, fuerte o castillo mientras siga en pie',
  'explained.order-aim.military':
    '**{name}.** Un acierto de trabuquete quita 1 punto de estructura a un edificio, el de bombarda 2; a un ejército, 3 y 4 puntos. Una catapulta solo dispara a unidades.',
  'about.order-aim.civil': 'Dispara al pueblo, villa o ciudad mientras siga en pie',
  'explained.order-aim.civil':
    '**{name}.** Un acierto de trabuquete quita 1 punto de estructura a un edificio, el de bombarda 2; a un ejército, 3 y 4 puntos. Una catapulta solo dispara a unidades.',
  'about.order-aim.religious': 'Dispara a la catedral mientras siga en pie',
  'explained.order-aim.religious':
    '**{name}.** Un acierto de trabuquete quita 1 punto de estructura a un edificio, el de bombarda 2; a un ejército, 3 y 4 puntos. Una catapulta solo dispara a unidades.',
  'about.order-captain.usual': 'Disparar si el enemigo no puede; si no, liberar un tipo',
  'explained.order-captain.usual':
    '**{name}.** Un capitán dispara como arquero donde el enemigo no tiene; si no, libera una capacidad tuya.',
  'about.order-captain.shoot': 'Los capitanes actúan como arqueros',
  'explained.order-captain.shoot': '**{name}.** Cada uso hace que un capitán dispare como arquero.',
  'about.order-captain.free': 'Tus tipos usan su capacidad aunque el enemigo los tenga',
  'explained.order-captain.free':
    '**{name}.** Cada uso libera un tipo tuyo que el enemigo, por tenerlo también, impediría.',
  'about.order-captain.stop': 'Tipos enemigos pierden su capacidad',
  'explained.order-captain.stop': '**{name}.** Cada uso anula un tipo enemigo.',
  'about.order-captain.none': 'Los capitanes solo luchan',
  'explained.order-captain.none': '**{name}.** No se usan los niveles de los capitanes.',
  'about.order-crushing.spare': 'Cada 20 enteros: una baja propia menos',
  'explained.order-crushing.spare': '**{name}.** Cada 20 enteros de ventaja te ahorran una baja propia.',
  'about.order-crushing.deal': 'Cada 20 enteros: un punto de daño más',
  'explained.order-crushing.deal': '**{name}.** Cada 20 enteros de ventaja infligen un punto más.',
  'about.order-shield.usual': 'Contra lo que más amenace en la ronda',
  'explained.order-shield.usual':
    '**{name}.** Un edificio militar quita su nivel (1, 2, 3) a este tipo de daño en la ronda.',
  'about.order-shield.siege': 'Al daño de las máquinas de asedio',
  'explained.order-shield.siege':
    '**{name}.** Un edificio militar quita su nivel (1, 2, 3) a este tipo de daño en la ronda.',
  'about.order-shield.archers': 'Al daño de los arqueros',
  'explained.order-shield.archers':
    '**{name}.** Un edificio militar quita su nivel (1, 2, 3) a este tipo de daño en la ronda.',
  'about.order-shield.melee': 'Al daño del cuerpo a cuerpo',
  'explained.order-shield.melee':
    '**{name}.** Un edificio militar quita su nivel (1, 2, 3) a este tipo de daño en la ronda.',
  'about.order-capture.never': 'Los enemigos caen; tu valor queda entero',
  'explained.order-capture.never':
    '**{name}.** Los prisioneros se llevan tras la batalla; su dueño puede rescatarlos por el doble de su precio, y al final le cuestan PH.',
  'about.order-capture.two-to-one': 'Captura desde dos a uno, con medio valor bajo tres',
  'explained.order-capture.two-to-one':
    '**{name}.** Los prisioneros se llevan tras la batalla; su dueño puede rescatarlos por el doble de su precio, y al final le cuestan PH.',
  'about.order-capture.three-to-one': 'Captura solo cuando no cuesta nada',
  'explained.order-capture.three-to-one':
    '**{name}.** Los prisioneros se llevan tras la batalla; su dueño puede rescatarlos por el doble de su precio, y al final le cuestan PH.',
  'about.order-capture.always': 'Captura siempre: medio valor con menos de tres a uno',
  'explained.order-capture.always':
    '**{name}.** Los prisioneros se llevan tras la batalla; su dueño puede rescatarlos por el doble de su precio, y al final le cuestan PH.',
  'about.order-flee.never': 'Hasta el último hombre',
  'explained.order-flee.never':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-flee.third-lost': 'Cuando ha caído un tercio del ejército',
  'explained.order-flee.third-lost':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-flee.half-lost': 'Cuando ha caído medio ejército',
  'explained.order-flee.half-lost':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-flee.outnumbered': 'En cuanto el enemigo tiene más unidades',
  'explained.order-flee.outnumbered':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-flee.outnumbered-twice': 'En cuanto el enemigo tiene el doble',
  'explained.order-flee.outnumbered-twice':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-flee.unlikely': 'Cuando la probabilidad calculada baja del 25 %',
  'explained.order-flee.unlikely':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-flee.hopeless': 'Cuando la probabilidad calculada baja del 10 %',
  'explained.order-flee.hopeless':
    '**{name}.** La ronda de huida se lucha con medio valor y cuesta una baja más por cada paso.',
  'about.order-yield.never': 'Hasta el último hombre',
  'explained.order-yield.never':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-yield.third-lost': 'Cuando ha caído un tercio del ejército',
  'explained.order-yield.third-lost':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-yield.half-lost': 'Cuando ha caído medio ejército',
  'explained.order-yield.half-lost':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-yield.outnumbered': 'En cuanto el enemigo tiene más unidades',
  'explained.order-yield.outnumbered':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-yield.outnumbered-twice': 'En cuanto el enemigo tiene el doble',
  'explained.order-yield.outnumbered-twice':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-yield.unlikely': 'Cuando la probabilidad calculada baja del 25 %',
  'explained.order-yield.unlikely':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-yield.hopeless': 'Cuando la probabilidad calculada baja del 10 %',
  'explained.order-yield.hopeless':
    '**{name}.** Los hombres rendidos vuelven gratis desde el turno siguiente; el enemigo debe aceptar.',
  'about.order-quarter.give': 'El campo es tuyo; sus hombres vuelven a él',
  'explained.order-quarter.give':
    '**{name}.** Se acepta la rendición: el campo es tuyo, y sus hombres vuelven a él desde el turno siguiente.',
  'about.order-quarter.refuse': 'Sin rendición: la lucha sigue',
  'explained.order-quarter.refuse': '**{name}.** Se rechaza la rendición ofrecida, y la batalla sigue.',
  'about.order-answer.ask': 'La batalla espera tu sí o no',
  'explained.order-answer.ask': '**{name}.** Se te pregunta cada vez.',
  'about.order-answer.order': 'Se responde al momento según esta orden',
  'explained.order-answer.order':
    '**{name}.** Ofertas y exigencias se responden según lo que esta orden dice sobre rendirse.',
  'about.order-spoils.keep': 'Edificios y transportes pasan a ser tuyos, mientras haya fichas',
  'explained.order-spoils.keep':
    '**{name}.** Lo tomado se conserva mientras tengas fichas de propiedad; el resto se saquea.',
  'about.order-spoils.plunder': 'La mitad de su coste en florines, 50 por cubo, y desaparece',
  'explained.order-spoils.plunder': '**{name}.** Lo tomado se convierte en florines al momento y sale del mapa.',
};
