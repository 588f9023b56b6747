import type { Translation } from '../../../../../../kit/index.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  // Units, transports, engines and buildings.
  'about.unit.light-infantry':
    'La más barata; cada una sacrificada antes de los dados: +4 de ataque, si solo tú las tienes',
  'explained.unit.light-infantry':
    '**{name}.** Cada infantería ligera sacrificada antes de tirar suma 4 a tu valor de ataque, si solo un bando la tiene. Cae con un punto de daño: la primera que perder. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.archer': 'Dispara antes del cuerpo a cuerpo, acierta con 1–3 en d8, si solo tú tienes arqueros',
  'explained.unit.archer':
    '**{name}.** Los arqueros disparan antes del cuerpo a cuerpo: cada uno acierta con 1 a 3 en un d8, si solo un bando los tiene. Cae con un punto de daño. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.heavy-infantry': 'Aguanta 2 golpes; cada una quita 1 a tus propias bajas, si solo tú las tienes',
  'explained.unit.heavy-infantry':
    '**{name}.** Cada infantería pesada quita 1 a las bajas de su propio bando, si solo un bando la tiene. El primer punto de daño la convierte en infantería ligera, el segundo la mata. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.cavalry': 'Aguanta 3 golpes; 2 de daño más en ronda ganada o empatada, si solo tú la tienes',
  'explained.unit.cavalry':
    '**{name}.** Cada caballería inflige 2 puntos más en una ronda ganada o empatada, si solo un bando la tiene. Con el daño pasa a infantería pesada y luego ligera: tres puntos la matan. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.captain': 'Cada nivel por encima del enemigo es un uso: liberar o anular una capacidad',
  'explained.unit.captain':
    '**{name}.** Cada nivel en que tus capitanes superan a los del enemigo da un uso por ronda: luchar como un tipo, liberar un tipo tuyo o anular uno enemigo. Cae con un punto de daño. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.captain-1': 'Jefe: un uso por ronda contra un ejército sin capitán',
  'explained.unit.captain-1':
    '**{name}.** Cada nivel en que tus capitanes superan a los del enemigo da un uso por ronda: luchar como un tipo, liberar un tipo tuyo o anular uno enemigo. Cae con un punto de daño. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.captain-2': 'Jefe: dos usos por ronda contra un ejército sin capitán',
  'explained.unit.captain-2':
    '**{name}.** Cada nivel en que tus capitanes superan a los del enemigo da un uso por ronda: luchar como un tipo, liberar un tipo tuyo o anular uno enemigo. Cae con un punto de daño. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.unit.captain-3': 'Jefe: tres usos por ronda contra un ejército sin capitán',
  'explained.unit.captain-3':
    '**{name}.** Cada nivel en que tus capitanes superan a los del enemigo da un uso por ronda: luchar como un tipo, liberar un tipo tuyo o anular uno enemigo. Cae con un punto de daño. {cost:# florín|# florines} y 20 de mantenimiento por turno; quedan {left} de {limit} en tu reserva.',
  'about.vehicle-kind.war-wagon': 'Lleva unidades por tierra[: {capacity}, {movement} pasos por turno]',
  'explained.vehicle-kind.war-wagon':
    '**{name}.** Sin carros las unidades no van a ninguna parte por tierra (salvo desde un castillo). Lleva 3, 6 o 9 unidades y da 6, 7 u 8 pasos según su nivel. Un nivel cuesta 100 florines y un punto azul (Carpintería); mantenimiento 20. Necesita una de tus fichas de propiedad (quedan {marks}).',
  'about.vehicle-kind.galley': 'Lleva unidades por mar y combate allí[: {capacity}, {movement} pasos por turno]',
  'explained.vehicle-kind.galley':
    '**{name}.** Lleva unidades, carros y máquinas por mar, un espacio cada uno: 3, 6 o 9 espacios, 6, 7 u 8 pasos según su nivel. En el mar la suma de niveles de galeras es una bonificación en la batalla. Un nivel cuesta 100 florines y un punto azul (Carpintería); mantenimiento 20. Necesita una de tus fichas de propiedad (quedan {marks}).',
  'about.vehicle-kind.caravan': 'Comercia por tierra[: {capacity} cubos, {movement} pasos por turno]',
  'explained.vehicle-kind.caravan':
    '**{name}.** Lleva mercancías por tierra: 2, 4 o 6 cubos, 6, 7 u 8 pasos según su nivel. Comprar y vender cuestan un paso cada uno. No necesita escolta, pero los ejércitos hostiles la saquean. Un nivel cuesta 100 florines y un punto azul (Carpintería); mantenimiento 20. Necesita una de tus fichas de propiedad (quedan {marks}).',
  'about.vehicle-kind.merchant-ship': 'Comercia de puerto en puerto[: {capacity} cubos, {movement} pasos por turno]',
  'explained.vehicle-kind.merchant-ship':
    '**{name}.** Lleva mercancías por mar y comercia en los puertos: 2, 4 o 6 cubos, 6, 7 u 8 pasos según su nivel. Comprar y vender cuestan un paso cada uno. Galeras hostiles y hordas en el mar lo saquean. Un nivel cuesta 100 florines y un punto azul (Carpintería); mantenimiento 20. Necesita una de tus fichas de propiedad (quedan {marks}).',
  'about.vehicle-kind.siege-engine':
    'Un disparo por servidor (3): 2, 3, 4 de daño a unidades según nivel; II y III también a edificios',
  'explained.vehicle-kind.siege-engine':
    '**{name}.** Catapulta, trabuquete o bombarda. Un disparo por cada servidor, 3 como mucho: con 1 a 3 en d8, 2, 3 o 4 puntos a las unidades; los niveles II y III pueden dar a un edificio 1 o 2. La dotación queda fuera del cuerpo a cuerpo. Da 4 pasos por sí sola. Un nivel cuesta 100 florines y un punto verde (Matemáticas); mantenimiento 20. Necesita una ficha de propiedad (quedan {marks}).',
  'about.building.village': 'El impuesto una vez más, y 1 unidad más que comprar por turno',
  'explained.building.village':
    '**{name}.** Paga el impuesto una vez más por turno y permite comprar una unidad más. Comercio vende aquí a 25 más por cubo. Solo en zonas habitadas. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building.town': 'El impuesto dos veces más, y 2 unidades más que comprar por turno',
  'explained.building.town':
    '**{name}.** Paga el impuesto dos veces más por turno y permite comprar dos unidades más. Comercio vende aquí a 50 más por cubo. Solo en zonas habitadas; un pueblo se mejora por la diferencia. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building.city': '1 PH; el impuesto tres veces más, 20 por cubo del mercado, 3 unidades más por turno',
  'explained.building.city':
    '**{name}.** Da 1 PH al construirse. Paga el impuesto tres veces más, y 20 florines por cubo de su mercado; tres unidades más por turno. Tener más ciudades es una mayoría al final. Se mejora por la diferencia. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building.tower': 'Quita 1 a un tipo de daño por ronda; 1 ficha de control; aquí se colocan tropas',
  'explained.building.tower':
    '**{name}.** Quita 1 punto por ronda al daño de máquinas, arqueros o cuerpo a cuerpo. Da 1 ficha de control, que se coloca al momento en una tierra vecina de nadie o tuya y la mantiene sin unidades. Aquí se pueden comprar tropas, carros y máquinas. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building.fort': 'Quita 2 a un tipo de daño por ronda; 2 fichas de control',
  'explained.building.fort':
    '**{name}.** Quita 2 puntos por ronda al daño de máquinas, arqueros o cuerpo a cuerpo. Da 2 fichas de control (la diferencia si se mejora), que se colocan al momento en tierras vecinas. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building.castle': '1 PH; quita 3 a un tipo de daño; 3 fichas de control; se sale de él sin gastar',
  'explained.building.castle':
    '**{name}.** Da 1 PH al construirse. Quita 3 puntos por ronda a un tipo de daño. Da 3 fichas de control. Al salir de él cada paso por tierra es gratis y sin carro. Tener más castillos es una mayoría al final. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building.cathedral': '1 PH; 2 cartas más entre las que elegir en cada carta de Imperio que compres',
  'explained.building.cathedral':
    '**{name}.** Da 1 PH al construirse. Cada una permite robar dos cartas más al comprar una carta de Imperio. Tener más catedrales es una mayoría al final. Una por territorio. {cost} florines, {points:# punto|# puntos} ({technology}); estructura {structure}.',
  'about.building-class.civil': 'Pueblo, villa o ciudad: impuesto, unidades, mercado',
  'explained.building-class.civil':
    '**{name}.** El edificio civil de un territorio: pueblo, villa, ciudad. Paga el impuesto una vez más por nivel, permite una unidad más por nivel, y encarece las ventas con Comercio.',
  'about.building-class.military': 'Torre, fuerte o castillo: protección y fichas de control',
  'explained.building-class.military':
    '**{name}.** El edificio militar de un territorio: torre, fuerte, castillo. Quita su nivel a un tipo de daño por ronda y sostiene fichas de control al lado; si cae, se van.',
  'about.building-class.religious': 'Una catedral: más cartas entre las que elegir',
  'explained.building-class.religious':
    '**{name}.** La catedral de un territorio. Cada una permite robar dos cartas más al comprar una carta de Imperio, y cuenta para una mayoría al final.',
};
