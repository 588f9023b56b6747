import type { Translation } from '../../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  // Each Empire card: what it does, in a line; and all about it.
  'about.empire-card.1': 'Nadie lucha en un territorio este turno',
  'explained.empire-card.1':
    '**{name}.** Nadie lucha en un territorio este turno. Cualquier territorio, en todas las fases. Una ronda en curso se libra hasta el final; ambos bandos se quedan donde están, y quien tiene la tierra la conserva. No el mismo territorio dos turnos seguidos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.2': 'Nadie comercia en un territorio este turno',
  'explained.empire-card.2':
    '**{name}.** Nadie comercia en un territorio este turno. Una zona habitada, o donde haya un transporte, en todas las fases; una compra o venta en curso no se hace. No el mismo territorio dos turnos seguidos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.3': 'Nadie sale de un territorio este turno',
  'explained.empire-card.3':
    '**{name}.** Nadie sale de un territorio este turno. Cualquier territorio, en todas las fases; detiene unidades, hordas y transportes, por cualquier camino, pero se puede entrar. Un movimiento sobre el que se esté preguntando a alguien se interrumpe donde empieza. No el mismo territorio dos turnos seguidos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.4': 'Una ronda: basta tener más de un tipo para usarlo',
  'explained.empire-card.4':
    '**{name}.** Durante una ronda basta tener más de un tipo que el enemigo para usar su capacidad.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.5': '+2 al ataque de un bando, una ronda',
  'explained.empire-card.5':
    '**{name}.** +2 al valor de ataque de cualquier bando, durante una ronda. Se declara antes de infligir el daño; cualquiera puede jugarla por cualquiera, también por los bárbaros.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.6': 'La mitad de tus unidades sigue tras entrar en tierra ajena',
  'explained.empire-card.6':
    '**{name}.** La mitad de tus unidades, redondeada hacia arriba, sigue tras entrar en tierra de otro jugador (no en tierra de nadie); las demás se detienen. Se juega antes de salir o al llegar, mientras el movimiento completo está abierto. Los carros que las trajeron siguen con ellas, en un movimiento posterior de la fase.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.7': 'De 1 a 3 unidades disparan como arqueros, una ronda',
  'explained.empire-card.7':
    '**{name}.** De 1 a 3 unidades tuyas disparan como arqueros durante una ronda. Un d6 dice cuántas: una con 1 y 2, dos con 3 y 4, tres con 5 y 6. Disparan donde podrían tus arqueros.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.8': 'Arqueros: −1 al dado por pareja, 3 como máximo',
  'explained.empire-card.8':
    '**{name}.** Durante una ronda tus arqueros restan 1 a cada dado por cada pareja de arqueros, 3 como máximo.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.9': 'Los arqueros que fallan repiten, una ronda',
  'explained.empire-card.9':
    '**{name}.** Tus arqueros que fallan disparan otra vez, durante una ronda. Se te pregunta con los disparos tirados, antes de cualquier otro dado; solo se repiten los que fallaron.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.10': 'Los servidores de las máquinas cuentan doble, una ronda',
  'explained.empire-card.10':
    '**{name}.** Durante una ronda la dotación de todas tus máquinas cuenta doble. Una máquina puede disparar entonces más de tres veces.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.11': 'Una caravana sirve de carro, o al revés',
  'explained.empire-card.11':
    '**{name}.** Una caravana tuya es también carro de guerra del mismo nivel, o al revés, hasta el final del turno. Si solo con ella puedes mover o comerciar, no se salta tu vez.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.12': 'Tu edificio protege de un segundo tipo de ataque',
  'explained.empire-card.12':
    '**{name}.** Hasta el final del turno tu edificio militar protege de un segundo tipo de ataque: el cuerpo a cuerpo o, si ya protege de él, aquello con lo que dispare el enemigo.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.13': '100 florines: de 1 a 3 cartas ajenas siguen giradas',
  'explained.empire-card.13':
    '**{name}.** Por 100 florines, de 1 a 3 cartas ajenas giradas siguen giradas durante el turno siguiente. Las nombras antes de tirar el d3; siguen giradas las primeras, tantas como diga.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.14': '100 florines: una unidad enemiga cambia de bando',
  'explained.empire-card.14':
    '**{name}.** Por 100 florines una unidad enemiga cambia de bando. Antes del primer dado de tu propia batalla; nunca un capitán, y solo si tienes una pieza igual junto a tu tablero.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.15': '100 florines: una rebelión en tierra vecina',
  'explained.empire-card.15':
    '**{name}.** Por 100 florines, una rebelión en un territorio de otro jugador a tres pasos como mucho de uno tuyo. En un territorio de su reino cuenta como rebelión.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.16': 'Espía: un carro o máquina enemiga pierde un nivel (d8: 1–3)',
  'explained.empire-card.16':
    '**{name}.** Antes del primer dado de una batalla, un carro de guerra o una máquina del enemigo pierde un nivel con 1 a 3 en un d8; si es de nivel I, se retira. Con 7 u 8 pierdes una unidad a tu elección.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.17': 'Espía: se retira una unidad enemiga (d8: 1–3)',
  'explained.empire-card.17':
    '**{name}.** Antes del primer dado de una batalla, se retira una unidad enemiga con 1 a 3 en un d8. Con 7 u 8 pierdes una unidad a tu elección.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.18': 'Espía: una unidad enemiga queda fuera de combate (d8: 1–3)',
  'explained.empire-card.18':
    '**{name}.** Antes del primer dado de una batalla, una unidad enemiga queda fuera de esa batalla con 1 a 3 en un d8; aún puede recibir daño. Con 7 u 8 pierdes una unidad a tu elección.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.19': 'Vende un cubo en tierra de nadie: 100 por color a bordo, menos uno',
  'explained.empire-card.19':
    '**{name}.** Vende un cubo en tierra de nadie a 100 florines por color a bordo, menos uno. Cuesta un PM y no tiene bonificación; en una zona habitada se queda un cubo. No puede haber bárbaros.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.20': 'Vende cubos en cualquier lugar ajeno a 50',
  'explained.empire-card.20':
    '**{name}.** Vende cubos en cualquier lugar fuera de tus territorios a 50 florines cada uno. La venta cuesta un PM; no importan prohibiciones, pactos ni colores que ya estén.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.21': 'Compra un cubo de cualquier mercancía por 150',
  'explained.empire-card.21':
    '**{name}.** Compra un cubo de cualquier mercancía por 150 florines, en la zona habitada de cualquiera. Hacen falta espacio, un PM y, si un pacto lo pide, el peaje; no donde nadie pueda comerciar. Se puede abrir una ruta como tras cualquier compra.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.22': '10 florines por cubo ajeno en tus territorios',
  'explained.empire-card.22':
    '**{name}.** 10 florines por cada cubo ajeno en transportes que estén en tus territorios o vayan a cruzarlos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.23': '20 florines por cubo ajeno en tus territorios',
  'explained.empire-card.23':
    '**{name}.** 20 florines por cada cubo ajeno en transportes que estén en tus territorios o vayan a cruzarlos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.24': 'Una unidad acude donde te atacan',
  'explained.empire-card.24':
    '**{name}.** Cuando llega un enemigo o estalla una rebelión en tu tierra, una unidad acude allí, antes de cualquier dado; un capitán de nivel I como mucho.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.25': '3 PM para unidades que acuden a defender',
  'explained.empire-card.25':
    '**{name}.** Cuando llega un enemigo o estalla una rebelión en tu tierra, 3 PM para unidades que acudan a defenderla. Vienen a pie, de uno o varios territorios, sin cruzar nada hostil; los carros pueden acompañarlas y no cuestan nada.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.26': 'El territorio atacado cuenta como torre',
  'explained.empire-card.26':
    '**{name}.** Cuando llega un enemigo o estalla una rebelión en tu tierra, el territorio cuenta como si tuviera una torre hasta el final del turno, si tienes allí unidades. Un edificio militar quita un punto más.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.27': 'Ignora el primer punto de daño de la ronda',
  'explained.empire-card.27':
    '**{name}.** Ignora el primer punto de daño de la ronda, de cualquier tipo, también de tus propias bajas. Se juega antes de la ronda, cuando unos disparos tirados te aciertan, o antes de infligir el daño.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.28': 'Recompra a mitad de precio las pérdidas de la ronda el próximo turno',
  'explained.empire-card.28':
    '**{name}.** Recompra a mitad de precio las bajas de esta ronda, en las compras del turno siguiente. Cuentan en el límite del turno; los capitanes no piden puntos. También cuenta lo que máquinas y arqueros se llevaron antes, no lo capturado.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.29': 'Las bajas por disparos se retiran al final de la ronda',
  'explained.empire-card.29':
    '**{name}.** Durante una ronda tus bajas por máquinas y arqueros se retiran solo al final.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.30': 'La ruta de un transporte perdido sigue con otro',
  'explained.empire-card.30':
    '**{name}.** La ruta de un transporte que has perdido sigue con otro, con las etapas ya alcanzadas. Mientras la carta está lista, esperan hasta el final del turno. No para un transporte capturado.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.31': 'Recoloca las etapas de tu ruta',
  'explained.empire-card.31':
    '**{name}.** Recoloca las etapas de tu ruta. Tantas alcanzadas como antes; nunca el destino.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.32': 'Un edificio cuesta 50 menos',
  'explained.empire-card.32':
    '**{name}.** Un edificio a tu elección, nuevo o mejorado, cuesta 50 florines menos. Se nombra al ponerlo en la lista. No por debajo de cero, no en sus puntos, y no junto con la carta 33.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.33': 'Un edificio a mitad de precio',
  'explained.empire-card.33':
    '**{name}.** Un edificio a tu elección, nuevo o mejorado, cuesta la mitad. Se nombra al ponerlo en la lista. No en sus puntos, y no junto con la carta 32.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.34': 'Una unidad en cualquier lugar fuera de tu reino',
  'explained.empire-card.34':
    '**{name}.** Pon una unidad, no un capitán, en cualquier lugar fuera de tu reino. Entra como si hubiera marchado: puede surgir una horda, y puede ser un ataque sin guerra.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.35': 'Una unidad se une a tu batalla',
  'explained.empire-card.35':
    '**{name}.** Una unidad, no un capitán, se une a tu batalla entre dos rondas, en tierra.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.36': 'Deposita hasta 300 florines, o recógelos con un 50 % más',
  'explained.empire-card.36':
    '**{name}.** Deja hasta 300 florines sobre la carta, o recoge los que tenga con un 50 % más. Los florines que hay en ella no son efectivo; el añadido se redondea hacia abajo.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.37': 'La mitad de los intereses que paguen los demás este turno',
  'explained.empire-card.37':
    '**{name}.** Recibes la mitad de los intereses que paguen los demás este turno. Se juega en la fase 3, por lo que quede por pagar.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.38': '50 florines menos de intereses',
  'explained.empire-card.38':
    '**{name}.** Pagas 50 florines menos de intereses, no por debajo de cero. Se juega en cualquier fase antes de pagarlos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.39': 'Una unidad destruida pasa a ser prisionera',
  'explained.empire-card.39':
    '**{name}.** Una unidad que destruirías pasa a ser prisionera. Por cualquier daño de la batalla salvo las bajas propias del enemigo, desde que se juega; nunca un bárbaro.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.40': 'Captura sin penalización con dos contra uno',
  'explained.empire-card.40':
    '**{name}.** Capturas con el valor entero desde dos a uno, si has declarado una captura.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.41': 'La penalización por capturar baja en 2',
  'explained.empire-card.41':
    '**{name}.** Lo que tu valor pierde por una captura es 2 menos, no por debajo de cero.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.42': 'El evento respeta de 1 a 3 territorios',
  'explained.empire-card.42':
    '**{name}.** El evento respeta de 1 a 3 territorios, en el orden en que los nombres. Un d6 dice cuántos: uno con 1 y 2, dos con 3 y 4, tres con 5 y 6.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.43': 'El evento respeta un territorio',
  'explained.empire-card.43':
    '**{name}.** El evento respeta un territorio, con las piezas de todos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.44': 'Endereza una carta girada de cualquiera',
  'explained.empire-card.44':
    '**{name}.** Endereza una carta girada de cualquiera, pero no una que esté surtiendo efecto.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.45': '50 florines: endereza una carta girada de cualquiera',
  'explained.empire-card.45':
    '**{name}.** Por 50 florines, endereza una carta girada de cualquiera, pero no una que esté surtiendo efecto.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.46': 'Un dado marca uno menos',
  'explained.empire-card.46':
    '**{name}.** Un dado recién tirado marca uno menos, nunca por debajo de 1. Cualquiera: de una batalla o de sus disparos antes del daño, de una carta, una galera, un evento o de los bárbaros. Los dados que queden iguales se multiplican. Se te pregunta donde uno menos haría algo; jugada por una orden, es para el cuerpo a cuerpo.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.47': 'Dos dados marcan uno menos',
  'explained.empire-card.47':
    '**{name}.** Dos dados recién tirados marcan uno menos cada uno, nunca por debajo de 1.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.48': '50 florines: anula la carta jugada',
  'explained.empire-card.48':
    '**{name}.** Por 50 florines, anula la carta recién jugada: cualquier carta de otro, por su capacidad o sus puntos, también en una lista de compras. Sigue girada.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.49': 'Anula la carta jugada',
  'explained.empire-card.49':
    '**{name}.** Anula la carta recién jugada: cualquier carta de otro, por su capacidad o sus puntos, también en una lista de compras. Sigue girada.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.50': 'De 1 a 3 bienes tuyos no se saquean este turno',
  'explained.empire-card.50':
    '**{name}.** De 1 a 3 bienes tuyos no se saquean este turno, esté cada uno donde esté. Los nombras y un d3 dice cuántos: transportes y máquinas con su carga, también en el extranjero y en el mar; edificios; los cubos de un mercado. El enemigo que deba quedárselo y no tenga ficha te lo deja.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.51': 'Un bien tuyo no se saquea este turno',
  'explained.empire-card.51':
    '**{name}.** Un bien tuyo no se saquea este turno: un transporte o una máquina con su carga, esté donde esté, un edificio, o los cubos de un mercado.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.52': 'Cada máquina tuya dispara una vez más, toda la batalla',
  'explained.empire-card.52':
    '**{name}.** Cada máquina tuya dispara una vez más, toda la batalla, incluso sin dotación.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.53': 'Una máquina llega tan lejos como su ejército',
  'explained.empire-card.53':
    '**{name}.** Una máquina llega tan lejos como el ejército al que acompaña.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.54': 'Una máquina lleva de 1 a 3 unidades este turno',
  'explained.empire-card.54':
    '**{name}.** Hasta el final del turno una máquina lleva de 1 a 3 unidades, según un d3, en todas las fases. Se mueve como máquina y sigue disparando.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.55': 'Un transporte pasa inadvertido entre enemigos',
  'explained.empire-card.55':
    '**{name}.** Un transporte pasa inadvertido entre enemigos, con todo lo que lleva. Donde llega todo vale como siempre.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.56': 'Todos los transportes de un territorio pasan inadvertidos',
  'explained.empire-card.56':
    '**{name}.** Todos los transportes de un territorio pasan inadvertidos entre enemigos, con todo lo que llevan. Donde llegan todo vale como siempre.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.57': 'Un punto de cualquier color',
  'explained.empire-card.57':
    '**{name}.** Un punto de cualquier color del que conozcas una tecnología.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.58': 'Dos puntos de un mismo color',
  'explained.empire-card.58':
    '**{name}.** Dos puntos de un mismo color del que conozcas una tecnología.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.59': 'La carta jugada da también sus puntos',
  'explained.empire-card.59':
    '**{name}.** La carta recién jugada, de cualquiera, da sus puntos además de su capacidad.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.60': 'Duplica los puntos de una carta',
  'explained.empire-card.60':
    '**{name}.** Los puntos de una carta se duplican: de una de cualquiera que se gire por ellos, o de una tuya que esté lista.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.61': 'Roba tres eventos y elige uno',
  'explained.empire-card.61':
    '**{name}.** Roba tres eventos y elige uno. Los demás, y la carta que se había robado, van bajo el mazo.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.62': 'Roba otras cartas de Imperio en su lugar',
  'explained.empire-card.62':
    '**{name}.** Al comprar una carta, roba otras cartas de Imperio en su lugar. Las primeras van bajo el mazo.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.63': 'Mueve un cubo de mercado a una zona vecina',
  'explained.empire-card.63':
    '**{name}.** Mueve un cubo de un mercado a una zona vecina, a tres territorios o mares como mucho, donde su color no esté colocado ni impreso.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.64': 'La venta que cierra la ruta tiene también la bonificación del mercado',
  'explained.empire-card.64':
    '**{name}.** La venta que cierra tu ruta tiene también la bonificación del mercado.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.65': '100 florines: una horda tuya hasta el final del turno',
  'explained.empire-card.65':
    '**{name}.** Por 100 florines, una horda tuya hasta el final del turno, en una tierra que tengas con unidades. Se forma según los dados bárbaros, mientras haya piezas.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.66': 'Hasta 2 unidades tuyas luchan con una horda',
  'explained.empire-card.66':
    '**{name}.** Hasta 2 unidades tuyas luchan con una horda, de un mismo territorio o una de cada uno de dos. Cualquier horda mientras no se luche; si no, la de una batalla ajena. Lo que quede vuelve a casa al final del turno.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.67': 'Una unidad de un ejército sin jefe es capitán I este turno',
  'explained.empire-card.67':
    '**{name}.** Una unidad de un ejército sin jefe, de cualquiera en una batalla en tierra, es capitán I hasta el final del turno.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.68': 'Un capitán sube un nivel este turno',
  'explained.empire-card.68':
    '**{name}.** Un capitán, de cualquiera en una batalla en tierra, sube un nivel hasta el final del turno, hasta el III como mucho.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.69': 'Mejora un edificio civil inferior al militar',
  'explained.empire-card.69':
    '**{name}.** Mejora un nivel un edificio civil inferior al militar de su territorio, sin florines ni puntos.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.70': 'Mejora un edificio militar inferior al civil',
  'explained.empire-card.70':
    '**{name}.** Mejora un nivel un edificio militar inferior al civil de su territorio, sin florines ni puntos, con su ficha de control.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.71': '20 florines por punto gastado',
  'explained.empire-card.71':
    '**{name}.** 20 florines por cada punto que cedas. Los puntos comprados para un uso no cuentan.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',
  'about.empire-card.72': '100 florines por pareja de puntos de dos colores',
  'explained.empire-card.72':
    '**{name}.** 100 florines por cada pareja de puntos de dos colores que cedas.[ O girada por sus puntos: {points}.] Objetivo: {objective} (ficha: {gear}).',

  // Each technology, likewise.
  'about.technology.carpentry': 'Construir y mejorar carros, galeras, caravanas y barcos',
  'explained.technology.carpentry':
    '**{name}.** Un punto y 100 florines por cada nivel de un transporte, o de lo que se le añada. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.logistics': 'Un paso por mar para un vehículo, por tierra para un barco',
  'explained.technology.logistics':
    '**{name}.** Un punto por cada paso que un carro de guerra, una caravana o una máquina dé por el mar, o un barco por tierra, en el próximo movimiento. Cada uno acaba en su elemento, un barco también en una costa; volver a tierra es gratis. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.machinery': 'Los servidores luchan también en el cuerpo a cuerpo',
  'explained.technology.machinery':
    '**{name}.** Un punto por una máquina: su dotación lucha también en el cuerpo a cuerpo, hasta el final del turno. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.cartography': 'Puntos de movimiento, o una unidad avanza un paso',
  'explained.technology.cartography':
    '**{name}.** Dos puntos por cada PM de un vehículo, también de uno detenido, cuyas unidades puede volver a llevar. O bien, fuera de tu propio movimiento completo, un carro con sus unidades o una sola unidad por sí misma da un paso y lucha al momento. Si has ganado al final de tu movimiento completo, se te pregunta si sigues así antes de que pase la vez. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.commerce': 'Cada cubo vendido da 25, 50 o 100 más',
  'explained.technology.commerce':
    '**{name}.** Un punto por cada cubo de la próxima venta, que da 25, 50 o 100 florines más según el edificio civil de la zona (pueblo, villa, ciudad). Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.market': '50 florines en la próxima venta o compra',
  'explained.technology.market':
    '**{name}.** Un punto por cada 50 florines más en la próxima venta o menos en la próxima compra, que nunca es gratis. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.control': 'Mover un cubo colocado',
  'explained.technology.control':
    '**{name}.** Un punto para mover un cubo colocado entre dos zonas vecinas; controlas una de ellas, y en una de ellas hay un transporte comercial tuyo. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.guilds': 'Etapas de tu ruta cuentan como alcanzadas',
  'explained.technology.guilds':
    '**{name}.** Dos puntos por cada etapa de tu ruta que cuente como alcanzada, en cualquier momento; nunca el destino. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.edict': 'Cruzar tierra de nadie sin horda',
  'explained.technology.edict':
    '**{name}.** Dos puntos por cada territorio de nadie que tu próximo movimiento cruce sin horda. No puede acabar allí sin encontrarla. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.law': 'Poner tu rebelión en tierra de nadie',
  'explained.technology.law':
    '**{name}.** Un punto para poner una rebelión tuya en un territorio de nadie, sin unidades, junto a tu reino. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.nation': 'Mover bárbaros a un territorio adyacente',
  'explained.technology.nation':
    '**{name}.** Un punto por cada bárbaro que vaya a un territorio adyacente, donde lucha o saquea al momento. Una batalla en la que no quede ningún bárbaro ha terminado, y la tierra está tomada. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.influence': 'Convertir bárbaros',
  'explained.technology.influence':
    '**{name}.** Dos puntos por cada bárbaro junto a tu reino o tus tierras, o en tu batalla, que pase a ser una unidad tuya; lo que quede lucha al momento. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.art-of-war': 'Reclutar y ascender capitanes',
  'explained.technology.art-of-war':
    '**{name}.** Un punto y 100 florines por cada nivel de un capitán, o de lo que se le añada. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.promotion': 'Una unidad en combate cuenta como otra',
  'explained.technology.promotion':
    '**{name}.** Un punto por cada escalón por el que una unidad en combate, de cualquiera de los bandos, cuente como otra hasta el final del turno. Los escalones: infantería ligera o arquero, infantería pesada, caballería, capitán I, II, III. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.tactics': 'Elegir quién sufre tu daño',
  'explained.technology.tactics':
    '**{name}.** Un punto por cada punto de daño que inflijas y cuyo tipo de blanco nombres, tantos como aguante ese tipo. Con los dados tirados, no más de los que infligen; antes de la ronda, también para los de los arqueros y de Estrategia. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.strategy': 'Daño antes del cuerpo a cuerpo',
  'explained.technology.strategy':
    '**{name}.** Dos puntos por cada punto de daño antes del cuerpo a cuerpo, sin dado, tantos como aguante el enemigo. Un edificio puede quitarlo como el de los arqueros. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.masonry': 'Construir pueblos, villas y ciudades',
  'explained.technology.masonry':
    '**{name}.** Un punto y 100 florines por cada nivel de un edificio civil. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.architecture': 'Construir torres, fuertes y castillos',
  'explained.technology.architecture':
    '**{name}.** Un punto y 100 florines por cada nivel de un edificio militar. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.mathematics': 'Construir máquinas de asedio',
  'explained.technology.mathematics':
    '**{name}.** Un punto y 100 florines por cada nivel de una máquina de asedio. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.engineering': 'Mejorar gratis un edificio o una máquina',
  'explained.technology.engineering':
    '**{name}.** Dos puntos para elevar un nivel un edificio o una máquina sin florines; durante las compras figura en la lista. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.religion': 'Construir catedrales',
  'explained.technology.religion':
    '**{name}.** Un punto y 300 florines por una catedral. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.monasticism': 'Cambiar el color de un punto violeta',
  'explained.technology.monasticism':
    '**{name}.** Un punto violeta que hayas hecho pasa a ser de otro color. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.proselytism': 'Usar la carta de un vecino',
  'explained.technology.proselytism':
    '**{name}.** Un punto para usar la capacidad o los puntos de una carta de un vecino, lista o girada, una vez por turno cada una; la carta queda como está. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
  'about.technology.flight-of-time': 'Usar una vez la tecnología de un vecino',
  'explained.technology.flight-of-time':
    '**{name}.** Dos puntos para usar una vez en la fase una tecnología de un vecino, con su propio coste. Nivel {level}, {branch}: {florins} florines, tras los niveles inferiores.',
};
