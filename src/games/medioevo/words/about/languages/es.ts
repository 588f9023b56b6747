import type { Translation } from '../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  // What a table chooses at the start.
  'about.setup.turns.8': 'La partida corta: 8 turnos y el recuento final',
  'explained.setup.turns.8':
    '**8 turnos.** La partida corta. Tras el octavo turno viene el recuento: mayorías, Roma y Jerusalén, monopolios, fichas de objetivo, deudas y prisioneros. Las tecnologías más altas y las rutas largas tienen poco tiempo para rentar.',
  'about.setup.turns.10': 'La duración habitual: 10 turnos y el recuento final',
  'explained.setup.turns.10':
    '**10 turnos.** La partida habitual. Tras el décimo turno viene el recuento: mayorías, Roma y Jerusalén, monopolios, fichas de objetivo, deudas y prisioneros.',
  'about.setup.turns.12': 'La partida larga: tiempo para tecnologías altas, catedrales y rutas largas',
  'explained.setup.turns.12':
    '**12 turnos.** La partida larga. Hay tiempo para las tecnologías más altas, para catedrales y rutas de ocho etapas, y para devolver las deudas.',
  'about.setup.honour-limit.none': 'La partida acaba tras su último turno, vaya quien vaya primero',
  'explained.setup.honour-limit.none':
    '**Sin límite de honor.** Se juegan todos los turnos. El recuento final decide mucho: las mayorías tardías pesan tanto como las primeras conquistas.',
  'about.setup.honour-limit.reached': 'Quien lo alcanza acaba la partida al momento; todos empiezan con 10',
  'explained.setup.honour-limit.reached':
    '**Un límite de honor.** La partida acaba en el momento en que alguien lo alcanza: nada más se compra, se saquea ni se combate. Luego viene el recuento, y gana quien tenga más honor. Todos empiezan con 10; un límite bajo da una partida corta, en la que las primeras conquistas pesan más que las mayorías tardías.',
  'about.setup.kingdoms.choose': 'Cada uno elige por orden de turno; con menos de seis, reinos enlazados',
  'explained.setup.kingdoms.choose':
    '**Elegidos por orden de turno.** La primera subasta de la partida decide el orden, y en él cada uno elige su reino. Con menos de seis jugadores cada nuevo reino debe estar enlazado con uno ya tomado.',
  'about.setup.kingdoms.random': 'Los reinos se sortean: nadie elige',
  'explained.setup.kingdoms.random':
    '**Al azar.** Cada uno recibe un reino por sorteo, en orden de turno; con menos de seis jugadores, siempre enlazados. Rápido, y bastante justo para una primera partida.',
  'about.setup.kingdoms.auction': 'Pujas secretas de 0 a 10 PH: quien quiere mucho un reino empieza con menos',
  'explained.setup.kingdoms.auction':
    '**Subasta inicial.** Todos pujan en secreto de 0 a 10 PH por un reino. La mejor puja se lo lleva y paga; los empatados pujan otra vez por otro, y quien quede recibe uno por sorteo. Luego todos los marcadores suben a la vez hasta que quien menos pagó esté en 10.',
  'about.setup.terrain.off': 'Cada paso cuesta 1, cada pieza 20 florines de mantenimiento',
  'explained.setup.terrain.off':
    '**Sin terreno.** Cada paso cuesta un punto de movimiento, y cada unidad, transporte y máquina 20 florines de mantenimiento por turno.',
  'about.setup.terrain.on': 'Un paso cuesta de 1 a 3 según el terreno, 1 más si cruza un río; mantenimiento 10 a 40',
  'explained.setup.terrain.on':
    '**Terreno.** Un paso cuesta 1 en llanura, 2 en bosque, colinas o desierto, 3 en montaña, y 1 más si cruza un río. Mantenimiento de una pieza: 10 florines en zona habitada; si no, 20 en llanura, bosque y colinas, 30 en montaña, 40 en desierto; 20 en el mar.',
  'about.setup.third-party-windows.on': 'A quien lo ordenó se le pregunta también en asuntos ajenos: más espera',
  'explained.setup.third-party-windows.on':
    '**Se preguntan si se ordena.** En tus batallas y tierras siempre se te pregunta por las cartas que encajan. En asuntos ajenos también, si lo has ordenado para esa carta. La regla completa, con algo más de espera.',
  'about.setup.third-party-windows.off': 'Nadie espera a quien no toma parte en la batalla o el comercio',
  'explained.setup.third-party-windows.off':
    '**Nunca se preguntan.** Solo se te pregunta por tus batallas, tus tierras y tus cartas. Más rápido: nadie espera a quien no tiene parte en lo que ocurre.',
  'about.setup.majority.city': 'Al final, tener más ciudades da 3 PH: solo cuentan las de nivel III',
  'explained.setup.majority.city':
    '**Ciudades.** Una de las mayorías del recuento (3 PH, 1 a cada uno si hay empate) es de quien tenga más ciudades: edificios civiles de nivel III.',
  'about.setup.majority.town': 'Al final, tener más villas da 3 PH: edificios civiles de nivel II',
  'explained.setup.majority.town':
    '**Villas.** Una de las mayorías del recuento (3 PH, 1 a cada uno si hay empate) es de quien tenga más villas: edificios civiles de nivel II. El reglamento se puede leer de las dos maneras.',
  'about.setup.tokens.8-10': 'Cada uno puede tener 8 tierras con ficha y 10 transportes y máquinas',
  'explained.setup.tokens.8-10':
    '**8 de control, 10 de propiedad.** Una ficha de control mantiene una tierra sin unidades; las da un edificio militar. Cada transporte y máquina necesita una ficha de propiedad. El reglamento da los dos números de las dos maneras.',
  'about.setup.tokens.10-8': 'Cada uno puede tener 10 tierras con ficha y 8 transportes y máquinas',
  'explained.setup.tokens.10-8':
    '**10 de control, 8 de propiedad.** Se pueden mantener dos tierras más sin unidades, con las fichas de los edificios militares; dos transportes o máquinas menos.',
  'about.setup.time-limit.none': 'Se juegan todos los turnos',
  'explained.setup.time-limit.none':
    '**Sin límite de tiempo.** La partida acaba tras su número de turnos, o al llegar al límite de honor.',
  'about.setup.time-limit.host': 'El primer asiento puede declarar el último turno: para una tarde de juego',
  'explained.setup.time-limit.host':
    '**El primer jugador dice cuál es el último turno.** Quien ocupa el primer asiento puede declarar último el turno en curso; después se hace el recuento. Para mesas que se reúnen una tarde.',
  'about.setup.blood.off': 'A quien saquean no recibe nada a cambio',
  'explained.setup.blood.off': '**Sin fichas de sangre.** La partida habitual.',
  'about.setup.blood.on': 'A quien saquean o pierde tierra de su reino gana +1 de ataque para gastar',
  'explained.setup.blood.on':
    '**Fichas de sangre.** Cada vez que saquean algo tuyo o conquistan un territorio de tu reino, tomas una ficha (18 en total). En una batalla tuya, cada ficha que gastes suma 1 a tu valor de ataque durante una ronda.',
  'about.setup.teams.none': 'Gana quien tenga más honor, él solo',
  'explained.setup.teams.none':
    '**Cada uno por su cuenta.** La partida habitual: las alianzas son pactos, y acaban cuando alguien los rompe.',
  'about.setup.teams.2': 'Los asientos forman por turnos dos equipos; se comparan las sumas de honor',
  'explained.setup.teams.2':
    '**Dos equipos.** Los asientos se reparten por turnos en dos equipos, cuya puntuación es la suma de sus PH. Bueno si en la mesa hay expertos y principiantes.',
  'about.setup.teams.3': 'Tres equipos: con seis jugadores, dos por equipo',
  'explained.setup.teams.3':
    '**Tres equipos.** Los asientos se reparten por turnos en tres equipos, cuya puntuación es la suma de sus PH; con seis jugadores, dos por equipo.',
  'about.setup.deployment.off': 'Lo que se compra se ve enseguida',
  'explained.setup.deployment.off':
    '**Sin despliegue.** Las compras se colocan al ejecutar las listas, y todos las ven.',
  'about.setup.deployment.on': 'Cualquiera puede pedir que las compras sigan ocultas hasta colocarlas',
  'explained.setup.deployment.on':
    '**Despliegue.** Durante las compras cualquiera puede pedirlo: las unidades, transportes y máquinas comprados quedan ocultos, y cada uno coloca los suyos por orden de turno. Los edificios están donde se diseñaron.',

  // Kingdoms: their goods and their place.
  'about.kingdom.byzantine-empire': 'Comercio por mar: {ports:# puerto|# puertos}, {goods}; vecinos por todas partes',
  'explained.kingdom.byzantine-empire':
    '**{name}.** En 1261 el emperador de Nicea recuperó Constantinopla de los cruzados. Reino: {homes}. Produce {goods}. Más puertos que nadie, y los Dardanelos, que se cruzan como por tierra. Mucho espacio, y vecinos por todas partes. Reinos enlazados: {linked}. Para quien guste de comerciar por mar y hablar con todos.',
  'about.kingdom.mamluk-sultanate': 'Un rincón fácil de guardar, con Jerusalén: {goods}',
  'explained.kingdom.mamluk-sultanate':
    '**{name}.** Soldados comprados como esclavos tomaron el poder en El Cairo en 1250. Reino: {homes}. Produce {goods}. Jerusalén es tuya, así que no te da honor al final, pero todos los demás la quieren. Reinos enlazados: {linked}. Un rincón fácil de guardar: bueno para una primera partida.',
  'about.kingdom.kingdom-of-hungary': 'En medio de todo, sin puerto: {goods}',
  'explained.kingdom.kingdom-of-hungary':
    '**{name}.** Los mongoles quemaron el país en 1241; Béla IV lo levantó con castillos de piedra. Reino: {homes}. Produce {goods}. Sin puerto: empiezas sin barcos, y todo va por tierra hasta el Adriático. Reinos enlazados: {linked}. En medio de todo: para quien negocia.',
  'about.kingdom.holy-roman-empire': 'Tierra de nadie alrededor, Roma al alcance: {goods}',
  'explained.kingdom.holy-roman-empire':
    '**{name}.** Ningún emperador ha sido coronado desde que murió Federico II en 1250; ciudades y príncipes se enriquecen. Reino: {homes}. Produce {goods}. Mucha tierra de nadie alrededor, y Roma al alcance. Reinos enlazados: {linked}. Un buen reino para empezar.',
  'about.kingdom.republic-of-novgorod': 'El que menos espacio tiene, lejos de los grandes mercados: {goods}',
  'explained.kingdom.republic-of-novgorod':
    '**{name}.** Una ciudad de mercaderes que elige a sus príncipes; paga tributo a la Horda y vive de sus pieles. Reino: {homes}. Produce {goods}. El menor espacio de todos, lejos de los grandes mercados. Reinos enlazados: {linked}. Para pacientes.',
  'about.kingdom.golden-horde': 'Llanuras anchas, rápidas de cruzar, difíciles de mantener: {goods}',
  'explained.kingdom.golden-horde':
    '**{name}.** El reino occidental de los mongoles, fundado por Batu; desde Saraj, en el Volga, los kanes gravan a príncipes y caravanas. Reino: {homes}. Produce {goods}. Llanuras anchas, rápidas de cruzar y difíciles de mantener. Reinos enlazados: {linked}. Para quien ataca.',

  // Taxes, colours of points, goods, routes, sides, dice and events.
  'about.tax.level':
    '+{income} florines, −{due} a pagar[: quedan {left}][: faltan {short}]. Rebelión el próximo turno: {percent} %[, {most} como mucho]',
  'explained.tax.level':
    '**Impuestos.** El impuesto lo paga cada territorio que controlas, y otra vez por cada nivel de su edificio civil; las ciudades suman 20 por cubo de su mercado. Al momento se pagan mantenimiento (20 por pieza) e intereses (50 por préstamo). El próximo turno el dorso de una carta, 10 a 50, dice qué se tolera: por cada 10 de más surge una horda en un territorio de tu reino con menos unidades. Si allí no hay nadie, lo saquea todo.',
  'about.branch.blue': 'Un punto por turno para transportes y sus movimientos[; tienes {tokens}]',
  'explained.branch.blue':
    '**{name}.** Una ficha de este color se gira una vez por turno por un punto: para transportes y sus movimientos. Te ahorra 100 florines, el precio de un punto que falta. Sus tecnologías: Carpintería, Logística, Maquinaria, Cartografía. Al final las fichas de cualquier color dan PH: 0, 1, 3, 5, 8, 11, 15 de una a siete, 20 desde ocho.',
  'about.branch.yellow': 'Un punto por turno para ventas, mercados y rutas[; tienes {tokens}]',
  'explained.branch.yellow':
    '**{name}.** Una ficha de este color se gira una vez por turno por un punto: para ventas, mercados y rutas. Te ahorra 100 florines, el precio de un punto que falta. Sus tecnologías: Comercio, Mercado, Control, Gremios. Al final las fichas de cualquier color dan PH: 0, 1, 3, 5, 8, 11, 15 de una a siete, 20 desde ocho.',
  'about.branch.orange': 'Un punto por turno para bárbaros y rebeliones[; tienes {tokens}]',
  'explained.branch.orange':
    '**{name}.** Una ficha de este color se gira una vez por turno por un punto: para bárbaros y rebeliones. Te ahorra 100 florines, el precio de un punto que falta. Sus tecnologías: Edicto, Ley, Nación, Influencia. Al final las fichas de cualquier color dan PH: 0, 1, 3, 5, 8, 11, 15 de una a siete, 20 desde ocho.',
  'about.branch.red': 'Un punto por turno para capitanes y batallas[; tienes {tokens}]',
  'explained.branch.red':
    '**{name}.** Una ficha de este color se gira una vez por turno por un punto: para capitanes y batallas. Te ahorra 100 florines, el precio de un punto que falta. Sus tecnologías: Arte de la guerra, Promoción, Táctica, Estrategia. Al final las fichas de cualquier color dan PH: 0, 1, 3, 5, 8, 11, 15 de una a siete, 20 desde ocho.',
  'about.branch.green': 'Un punto por turno para edificios y máquinas de asedio[; tienes {tokens}]',
  'explained.branch.green':
    '**{name}.** Una ficha de este color se gira una vez por turno por un punto: para edificios y máquinas de asedio. Te ahorra 100 florines, el precio de un punto que falta. Sus tecnologías: Albañilería, Arquitectura, Matemáticas, Ingeniería. Al final las fichas de cualquier color dan PH: 0, 1, 3, 5, 8, 11, 15 de una a siete, 20 desde ocho.',
  'about.branch.violet': 'Un punto por turno para catedrales y cartas ajenas[; tienes {tokens}]',
  'explained.branch.violet':
    '**{name}.** Una ficha de este color se gira una vez por turno por un punto: para catedrales y cartas ajenas. Te ahorra 100 florines, el precio de un punto que falta. Sus tecnologías: Religión, Monacato, Proselitismo, Fuga del tiempo. Al final las fichas de cualquier color dan PH: 0, 1, 3, 5, 8, 11, 15 de una a siete, 20 desde ocho.',
  'about.good.weapons': 'Cubos negros[; se produce en {zones}]',
  'explained.good.weapons':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.salt': 'Cubos blancos[; se produce en {zones}]',
  'explained.good.salt':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.furs': 'Cubos marrones[; se produce en {zones}]',
  'explained.good.furs':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.grain': 'Cubos amarillos[; se produce en {zones}]',
  'explained.good.grain':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.slaves': 'Cubos verdes[; se produce en {zones}]',
  'explained.good.slaves':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.spices': 'Cubos naranjas[; se produce en {zones}]',
  'explained.good.spices':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.cloth': 'Cubos azules[; se produce en {zones}]',
  'explained.good.cloth':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.good.wine': 'Cubos violetas[; se produce en {zones}]',
  'explained.good.wine':
    '**{name}.** Un cubo cuesta 100 florines donde se produce ({zones}) y da 100 donde su color no esté impreso ni colocado, y 20 más por cada cubo colocado allí. Un cubo se queda allí. Un monopolio de una mercancía en juego vale 3 PH al final.',
  'about.route-length.4': '4 zonas que visitar: 2 puntos, cada uno 1 PH o 50 florines más por cubo',
  'explained.route-length.4':
    '**{name}.** Nombras 4 zonas habitadas distintas, la última es el destino. Cuando este transporte ha pasado por todas, en cualquier orden, y vende en la última, la ruta da 2 puntos: cada uno 1 PH, o 50 florines más por cubo de esa venta. Una venta antes o en otro sitio, o perder el transporte, la acaba sin nada. Una sola ruta a la vez.',
  'about.route-length.6': '6 zonas que visitar: 4 puntos, cada uno 1 PH o 50 florines más por cubo',
  'explained.route-length.6':
    '**{name}.** Nombras 6 zonas habitadas distintas, la última es el destino. Cuando este transporte ha pasado por todas, en cualquier orden, y vende en la última, la ruta da 4 puntos: cada uno 1 PH, o 50 florines más por cubo de esa venta. Una venta antes o en otro sitio, o perder el transporte, la acaba sin nada. Una sola ruta a la vez.',
  'about.route-length.8': '8 zonas que visitar: 6 puntos, cada uno 1 PH o 50 florines más por cubo',
  'explained.route-length.8':
    '**{name}.** Nombras 8 zonas habitadas distintas, la última es el destino. Cuando este transporte ha pasado por todas, en cualquier orden, y vende en la última, la ruta da 6 puntos: cada uno 1 PH, o 50 florines más por cubo de esa venta. Una venta antes o en otro sitio, o perder el transporte, la acaba sin nada. Una sola ruta a la vez.',
  'about.side.attacker': 'El bando que llegó: {owner}',
  'explained.side.attacker': '**{name}.** El bando que llegó o abrió la batalla. Solo él puede huir.',
  'about.side.defender': 'El bando que estaba allí: {owner}',
  'explained.side.defender': '**{name}.** El bando que estaba allí. Un edificio militar propio lo protege.',
  'about.lot.cubes': 'Los cubos colocados en el mercado: 50 florines cada uno si se saquean[, {florins} en total]',
  'explained.lot.cubes':
    '**Las mercancías del mercado.** Los cubos colocados en el mercado de la zona. Saqueados dan 50 florines cada uno y desaparecen; si se conservan, cada uno sube 20 florines toda venta allí y cuenta para el mayor mercado al final.',
  'about.level.1': '1 punto y 100 florines de nuevo; al mejorar, la diferencia',
  'explained.level.1':
    '**{name}.** Un capitán, transporte o máquina de nivel I cuesta 1 punto y 100 florines; al mejorarlo, solo la diferencia. Cada punto que falta cuesta 100 florines más. Los transportes de nivel I dan 6 pasos; carros de guerra y galeras llevan 3 unidades, caravanas y barcos mercantes 2 cubos.',
  'about.level.2': '2 puntos y 200 florines de nuevo; al mejorar, la diferencia',
  'explained.level.2':
    '**{name}.** Un capitán, transporte o máquina de nivel II cuesta 2 puntos y 200 florines; al mejorarlo, solo la diferencia. Cada punto que falta cuesta 100 florines más. Los transportes de nivel II dan 7 pasos; carros de guerra y galeras llevan 6 unidades, caravanas y barcos mercantes 4 cubos.',
  'about.level.3': '3 puntos y 300 florines de nuevo; al mejorar, la diferencia',
  'explained.level.3':
    '**{name}.** Un capitán, transporte o máquina de nivel III cuesta 3 puntos y 300 florines; al mejorarlo, solo la diferencia. Cada punto que falta cuesta 100 florines más. Los transportes de nivel III dan 8 pasos; carros de guerra y galeras llevan 9 unidades, caravanas y barcos mercantes 6 cubos.',
  'about.thrown-die.any': 'Marcará uno menos, nunca por debajo de 1',
  'explained.thrown-die.any':
    '**Un dado.** La carta hace que un dado recién tirado marque uno menos, nunca por debajo de 1. Los dados que queden iguales se multiplican en la batalla; un disparo fallado por uno acierta, una galera a flote por uno se hunde.',
  'about.war-die.d4': 'Marca {face}: con 1 a 3 cada horda de este turno tiene una segunda infantería ligera',
  'explained.war-die.d4':
    '**{name}.** Con 1 a 3 cada horda que surja este turno tiene una segunda infantería ligera además de su infantería ligera. En todas las batallas del turno los tres dados son también la tirada de los bárbaros: el mejor (o el producto de los iguales) es su valor de ataque, el menor sus bajas. Puedes repetir una vez los que quieras.',
  'about.war-die.d6': 'Marca {face}: con 1 a 3 cada horda de este turno tiene un arquero',
  'explained.war-die.d6':
    '**{name}.** Con 1 a 3 cada horda que surja este turno tiene un arquero además de su infantería ligera. En todas las batallas del turno los tres dados son también la tirada de los bárbaros: el mejor (o el producto de los iguales) es su valor de ataque, el menor sus bajas. Puedes repetir una vez los que quieras.',
  'about.war-die.d8': 'Marca {face}: con 1 a 3 cada horda de este turno tiene un capitán I',
  'explained.war-die.d8':
    '**{name}.** Con 1 a 3 cada horda que surja este turno tiene un capitán I además de su infantería ligera. En todas las batallas del turno los tres dados son también la tirada de los bárbaros: el mejor (o el producto de los iguales) es su valor de ataque, el menor sus bajas. Puedes repetir una vez los que quieras.',
  'about.die.d4': 'Marca {face}[; tu ataque {attack}, tus propias bajas {losses}]',
  'explained.die.d4':
    '**{name}.** Tu mejor dado es tu valor de ataque, o el producto de los dados iguales si es mayor; tu menor dado da tus propias bajas. Cada dado se puede repetir una vez por ronda.',
  'about.die.d6': 'Marca {face}[; tu ataque {attack}, tus propias bajas {losses}]',
  'explained.die.d6':
    '**{name}.** Tu mejor dado es tu valor de ataque, o el producto de los dados iguales si es mayor; tu menor dado da tus propias bajas. Cada dado se puede repetir una vez por ronda.',
  'about.die.d8': 'Marca {face}[; tu ataque {attack}, tus propias bajas {losses}]',
  'explained.die.d8':
    '**{name}.** Tu mejor dado es tu valor de ataque, o el producto de los dados iguales si es mayor; tu menor dado da tus propias bajas. Cada dado se puede repetir una vez por ronda.',
  'about.effect.movement': 'd6 por cada dueño de transportes allí: con 1–2 se detienen tantos[ (tuyos: {own})]',
  'explained.effect.movement':
    '**{name}.** Quien tenga transportes en la zona tira un d6: con 1 o 2, otros tantos reciben una ficha de parada y no se mueven este turno. Donde no hay nadie, no pasa nada.',
  'about.effect.armies': 'd6 por cada dueño de unidades allí: con 1–4, otros tantos puntos de daño[ (tuyas: {own})]',
  'explained.effect.armies':
    '**{name}.** Quien tenga unidades en la zona tira un d6: con 1 a 4 sufren otros tantos puntos de daño, donde diga su dueño. Una galera en el mar que pierda su último hombre puede hundirse.',
  'about.effect.buildings': 'd6 por cada dueño de edificios allí: con 1–3, otro tanto de daño[ (tuyos: {own})]',
  'explained.effect.buildings':
    '**{name}.** Quien tenga edificios en la zona tira un d6: con 1 a 3 sufren otros tantos puntos de daño, donde diga su dueño. Con tanto daño como estructura un edificio cae; reparar cuesta 50 florines por punto.',
  'about.effect.goods': 'd6 por cada dueño de carga allí: con 1–2 se pierden otros tantos cubos[ (tuyos: {own})]',
  'explained.effect.goods':
    '**{name}.** Quien tenga cubos a bordo en la zona tira un d6: con 1 o 2 un transporte pierde otros tantos, a elección de su dueño.',
  'about.event-card.drawn': 'Dos de: {effects}',
  'explained.event-card.drawn':
    '**Eventos.** Un evento golpea los territorios en juego que nombra su carta, y los mares vecinos: dos de sus tres efectos, a elección del primer jugador. Movimiento detiene transportes, Ejércitos y Edificios los dañan, Mercancías quita cubos. El dorso de la carta siguiente dice el impuesto tolerado.',

  // Places and players.
  'about.place.land':
    '{terrain}[, {inhabited}][, produce {good}][, {port}][, {fire}][ – {holder}][, {garrison:# unidad|# unidades}][; {others:# unidad ajena|# unidades ajenas}][; {horde:# bárbaro|# bárbaros}]',
  'explained.place.land':
    '**Territorios.** Un territorio paga cada turno el impuesto a quien lo tiene, y otra vez por cada nivel de su edificio civil. Solo las zonas habitadas tienen mercados y edificios civiles y reciben lo que compras; los barcos necesitan un puerto. En un fuego pueden aparecer bárbaros. Entrar en tierra de nadie hace surgir una horda; entrar en la de otro sin guerra ni pacto cuesta 3 PH.',
  'about.place.sea':
    'Mar[: {garrison:# unidad tuya|# unidades tuyas}][; {others:# unidad ajena|# unidades ajenas}][; {horde:# bárbaro|# bárbaros}]',
  'explained.place.sea':
    '**Mares.** Solo galeras y barcos mercantes van por mar. Hacerse a la mar y atracar son pasos como los demás. En el mar nadie pasa de una galera a otra, y quien pierde puede hundirse con su galera.',
  'about.seat.player':
    '[{kingdom}: ]{honour} PH, {lands:# territorio|# territorios}, {units:# unidad|# unidades}[, {stance}]',
  'explained.seat.player':
    '**Los demás jugadores.** Al principio no hay entre dos jugadores guerra ni derecho alguno: entrar en su tierra o atacarlo cuesta 3 PH. Una guerra declarada ahora permite atacar desde el próximo turno; un pacto puede permitir el paso, el comercio o más.',
  'about.seat.barbarians': 'Nadie los juega; luchan con los dados del turno',
  'explained.seat.barbarians':
    '**{name}.** Los bárbaros no son de nadie. En todas las batallas del turno luchan con los mismos tres dados, ni huyen ni se rinden, y donde están solos lo saquean todo. Perder contra ellos, o huir, cuesta 1 PH.',

  // What a pact may say.
  'about.article.give-trade': 'Puede comprar y vender en tus zonas',
  'explained.article.give-trade':
    '**{name}.** El otro puede comprar y vender en las zonas que tienes. Cada venta hace crecer tu mercado. Por cada compra o venta se te paga el peaje.',
  'about.article.get-trade': 'Puedes comprar y vender en sus zonas',
  'explained.article.get-trade':
    '**{name}.** Puedes comprar y vender en las zonas que tiene el otro. Pagas el peaje, si lo hay, por cada compra o venta.',
  'about.article.give-passage': 'Sus ejércitos pueden entrar en tus tierras, que siguen siendo tuyas',
  'explained.article.give-passage':
    '**{name}.** Unidades, galeras y carros de guerra del otro pueden entrar en tus territorios, que sigues controlando. Cuando el pacto acaba deben irse.',
  'about.article.get-passage': 'Tus ejércitos pueden entrar en sus tierras sin luchar',
  'explained.article.get-passage':
    '**{name}.** Tus unidades, galeras y carros de guerra pueden entrar en los territorios del otro, que los sigue controlando. Quien siga allí después del combate que sigue al fin del pacto ha atacado sin guerra.',
  'about.article.give-military-control': 'Puede colocar en tus tierras las tropas que compre',
  'explained.article.give-military-control':
    '**{name}.** El otro puede colocar en tus territorios las tropas, carros de guerra, galeras y máquinas que compre, como si los controlara.',
  'about.article.get-military-control': 'Puedes colocar en sus tierras las tropas que compres',
  'explained.article.get-military-control':
    '**{name}.** Puedes colocar en los territorios del otro las tropas, carros de guerra, galeras y máquinas que compres, como si los controlaras.',
  'about.article.give-civil-control': 'Puede colocar caravanas y barcos mercantes en tus zonas',
  'explained.article.give-civil-control':
    '**{name}.** El otro puede colocar en tus zonas habitadas y puertos las caravanas y barcos mercantes que compre.',
  'about.article.get-civil-control': 'Puedes colocar caravanas y barcos mercantes en sus zonas',
  'explained.article.get-civil-control':
    '**{name}.** Puedes colocar en las zonas habitadas y puertos del otro las caravanas y barcos mercantes que compres.',
  'about.article.non-aggression': 'Sin guerra entre vosotros; acaba la que haya. Romperla cuesta 2 PH',
  'explained.article.non-aggression':
    '**{name}.** Ninguno puede declarar la guerra al otro ni atacarlo; entre enemigos, hace la paz. Quien la rompe pierde 2 PH.',
  'about.article.give-defensive-alliance': 'Prometes tantas unidades si lo atacan',
  'explained.article.give-defensive-alliance':
    '**{name}.** Prometes ayudar con un número de unidades, que se pregunta después, si atacan al otro. Las mueves tú; si cumpliste tu palabra lo dice una votación.',
  'about.article.get-defensive-alliance': 'Te promete tantas unidades si te atacan',
  'explained.article.get-defensive-alliance':
    '**{name}.** El otro promete ayudar con un número de unidades si te atacan. Las mueve él; si no viene puedes denunciarlo, y todos votan.',
  'about.article.give-offensive-alliance': 'Prometes tantas unidades contra los jugadores que se nombren',
  'explained.article.give-offensive-alliance':
    '**{name}.** Prometes ayudar al otro con un número de unidades contra jugadores con nombre. Las mueves tú; una denuncia se vota.',
  'about.article.get-offensive-alliance': 'Te promete tantas unidades contra los jugadores que se nombren',
  'explained.article.get-offensive-alliance':
    '**{name}.** El otro promete ayudarte con un número de unidades contra jugadores con nombre. Las mueve él; si no viene puedes denunciarlo, y todos votan.',
  'about.article.armistice': 'Ni combate ni saqueo entre vosotros hasta el final del turno',
  'explained.article.armistice':
    '**{name}.** Entre dos enemigos cesan todo combate y saqueo hasta el final del turno; la guerra sigue. Todos lo saben. Atacar contra él cuesta 2 PH.',
  'about.article.peace': 'Acaba vuestra guerra, o la declarada que no ha empezado',
  'explained.article.peace':
    '**{name}.** La guerra entre vosotros acaba, o la declarada no empieza. Los prisioneros se quedan donde están, si el pacto no los libera.',
  'about.article.pays': 'Pagas una vez, cuando se acepte',
  'explained.article.pays':
    '**{name}.** Nombras una suma, que pagas al aceptarse el pacto. No puedes prometer florines que no tienes.',
  'about.article.receives': 'Paga una vez, al aceptar',
  'explained.article.receives': '**{name}.** Nombras una suma, que el otro paga al aceptar el pacto.',
  'about.article.frees': 'Unidades que tienes prisioneras pasan a él',
  'explained.article.frees':
    '**{name}.** Nombras unidades que tienes prisioneras; cambian de manos al aceptarse el pacto. Las suyas vuelven gratis en las próximas compras.',
  'about.article.asks': 'Unidades que tiene prisioneras vienen a ti',
  'explained.article.asks':
    '**{name}.** Nombras unidades que el otro tiene prisioneras; vienen a ti si acepta. Las tuyas vuelven gratis en las próximas compras.',
  'about.article.others': 'Firman tres o más: dice lo mismo entre todos',
  'explained.article.others':
    '**{name}.** Nombras a otros que también firmen. El pacto dice lo mismo entre todos y se cierra cuando todos aceptan; si uno lo rechaza, la oferta acaba.',
  'about.article.words': 'Tu texto junto al pacto: una promesa que no obliga',
  'explained.article.words':
    '**{name}.** Un texto tuyo se guarda con el pacto. No obliga a nadie, pero se lee si alguien denuncia.',

  // Single answers.
  'about.choice.public': 'Todos ven el pacto al momento',
  'explained.choice.public': '**{name}.** Un pacto público se anuncia a todos, y todos saben quién lo rompe.',
  'about.choice.secret': 'Solo lo conocen quienes firman; si se rompe se dice sin detalles',
  'explained.choice.secret':
    '**{name}.** Solo lo conocen quienes lo firman. Si uno lo rompe todos lo saben, pero no con quién era ni qué decía. Una denuncia lo muestra a todos.',
  'about.choice.kept': 'El acusado no paga nada',
  'explained.choice.kept':
    '**{name}.** Dices que el acusado respetó el pacto. Si no hay más votos por «roto», no pasa nada.',
  'about.choice.broken': 'Con más votos, el acusado pierde 2 PH',
  'explained.choice.broken':
    '**{name}.** Dices que el acusado rompió el pacto. Si hay más votos que por «respetado», pierde 2 PH y el pacto acaba.',
  'about.choice.silent': 'Sin voto; el acusador cuenta «roto», el acusado «respetado»',
  'explained.choice.silent':
    '**{name}.** No das veredicto. Solo cuenta el silencio del acusador, por «roto», y el del acusado, por «respetado».',
  'about.choice.ability': 'Lo que hace la carta',
  'explained.choice.ability': '**{name}.** La carta se usa por lo que dice su texto; sigue igual con su dueño.',
  'about.choice.points': 'Los puntos de su esquina',
  'explained.choice.points': '**{name}.** La carta da los puntos de su esquina, que se gastan en esta fase.',
  'about.choice.nobody-else': 'Solo vienen los ya nombrados',
  'explained.choice.nobody-else': '**{name}.** Nadie viene de otro territorio.',
  'about.choice.alone': 'El precio entero; el Arquitecto espera otro edificio',
  'explained.choice.alone':
    '**{name}.** Este edificio se paga entero. El Arquitecto girado ayuda con otro de tu lista.',
  'about.choice.then-next': 'El grupo se para ahí; el siguiente es otro movimiento',
  'explained.choice.then-next': '**{name}.** El movimiento completo previsto acaba con este grupo.',
  'about.choice.and-join': 'Un movimiento de varios grupos: el siguiente toca su camino',
  'explained.choice.and-join':
    '**{name}.** El siguiente grupo previsto va en el mismo movimiento completo. Debe tocar el camino de este, y todos acaban en un mismo lugar.',
  'about.card-order.ask': 'Se te pregunta cada vez que encaja',
  'explained.card-order.ask':
    '**{name}.** La orden habitual: cada vez que la carta podría responder, en tus asuntos, se te pregunta y la partida te espera.',
  'about.card-order.always': 'Se juega a la primera, de la forma más simple; nadie espera',
  'explained.card-order.always':
    '**{name}.** La carta se juega sin preguntar en cuanto encaja, con la primera respuesta posible a cada pregunta. Para dados: solo los del cuerpo a cuerpo.',
  'about.card-order.never': 'No se te pregunta; puedes jugarla tú',
  'explained.card-order.never':
    '**{name}.** Nadie te espera por esta carta. Puedes jugarla cuando quieras, o girarla por sus puntos.',
  'about.keeps.yes': 'Las cartas siguen en mano hasta que reclames',
  'explained.keeps.yes':
    '**{name}.** Un objetivo cumplido no se reclama solo: conservas la carta y su capacidad, y la entregas por la ficha cuando pulses Reclamar.',
  'about.keeps.no': 'Lo habitual: un objetivo cumplido da su ficha al momento',
  'explained.keeps.no':
    '**{name}.** Al principio de cada fase y al final del turno se reclama el objetivo cumplido: su carta va bajo el mazo, y tomas una ficha.',
  'about.captain-use.own': 'Un capitán lucha como arquero, infantería o caballería, con su capacidad',
  'explained.captain-use.own':
    '**{name}.** Se gasta uno de los niveles en que tus capitanes superan al enemigo: él mismo tiene la capacidad del tipo que nombres después.',
  'about.captain-use.free': 'Un tipo tuyo usa su capacidad aunque el enemigo lo tenga',
  'explained.captain-use.free':
    '**{name}.** Se gasta uno de los niveles de más: tus unidades del tipo que nombres después usan su capacidad aunque el enemigo también lo tenga.',
  'about.captain-use.stop': 'Un tipo enemigo no puede usar su capacidad',
  'explained.captain-use.stop':
    '**{name}.** Se gasta uno de los niveles de más: las unidades enemigas del tipo que nombres después no usan su capacidad esta ronda.',
};
