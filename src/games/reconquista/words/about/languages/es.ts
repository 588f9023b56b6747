import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  // The starts: turns left, points and income at the start, what it is like.
  'about.setup.scenario.1': '20 turnos, 1 punto, ingresos 2: toda la historia, solo con Oviedo. Muy difícil.',
  'about.setup.scenario.2': '19 turnos, 1 punto, ingresos 3: toda la historia, algo más de terreno. Muy difícil.',
  'about.setup.scenario.3': '18 turnos, 5 puntos, ingresos 4: Asturias libre, dos Ejércitos en León. Difícil.',
  'about.setup.scenario.4': '17 turnos, 5 puntos, ingresos 4: casi toda Asturias y Aragón. Difícil.',
  'about.setup.scenario.5': '16 turnos, 6 puntos, ingresos 4: partida larga, un pie en Portugal. Difícil.',
  'about.setup.scenario.6': '15 turnos, 9 puntos, ingresos 4: buena primera partida larga. Bastante difícil.',
  'about.setup.scenario.7': '14 turnos, 7 puntos, ingresos 4: muchos frentes, Galicia rebelde. Bastante difícil.',
  'about.setup.scenario.8': '13 turnos, 3 puntos, ingresos 3: Almanzor a las puertas; sobrevivir. Muy difícil.',
  'about.setup.scenario.9': '12 turnos, 5 puntos, ingresos 4: a los musulmanes les queda un Ejército. Media.',
  'about.setup.scenario.10': '11 turnos, 6 puntos, ingresos 4: la época de El Cid, media partida. Media.',
  'about.setup.scenario.11': '10 turnos, 8 puntos, ingresos 4: tu Ejército, dentro de Toledo musulmana. Media.',
  'about.setup.scenario.12': '9 turnos, 13 puntos, ingresos 5: equilibrada, duración media. Media.',
  'about.setup.scenario.13': '8 turnos, 12 puntos, ingresos 5: una buena primera partida. Media.',
  'about.setup.scenario.14': '7 turnos, 13 puntos, ingresos 5: Córdoba es tuya; completar la conquista. Media.',
  'about.setup.scenario.15': '6 turnos, 23 puntos, ingresos 7: por encima del umbral; quédate ahí. Fácil.',
  'about.setup.scenario.16': '5 turnos, 24 puntos, ingresos 7: partida corta para aprender las reglas. Fácil.',
  'about.setup.scenario.17': '4 turnos, 24 puntos, ingresos 7: dos Ejércitos musulmanes en Algeciras. Fácil.',
  'about.setup.scenario.18': '3 turnos, 25 puntos, ingresos 7: un punto más da la victoria decisiva. Fácil.',
  'about.setup.scenario.19': '2 turnos, 22 puntos, ingresos 6: Granada tras su fuerte; prueba rápida. Fácil.',
  'about.setup.scenario.20': '1 turno, 23 puntos, ingresos 6: un acertijo; ¿llegarás a 30? Fácil.',
  'explained.setup.scenario.1':
    '**Turno 1 (721)** – Los musulmanes tienen casi toda la península, pero hacia 720 el noble Pelayo ha derrotado a una de sus guarniciones en el extremo norte. Tienes un Ejército, Guarniciones en Oviedo y Pamplona y una sola ciudad, Oviedo: si cae, todo termina. 20 turnos, 1 punto, ingresos 2. Toda la historia, para quien no teme una derrota temprana. Muy difícil.',
  'explained.setup.scenario.2':
    '**Turno 2 (760)** – Los primeros ataques contra Asturias han fracasado. El imperio omeya ha caído y en España lo sustituye el emirato de Córdoba. Santiago y Galicia son tuyos; León todavía no. 19 turnos, 1 punto, ingresos 3. Para quien quiere toda la historia con algo más de terreno. Muy difícil.',
  'explained.setup.scenario.3':
    '**Turno 3 (800)** – Rebeldes musulmanes han tomado Sevilla, y Carlomagno ha entrado en Aragón. Asturias está libre y dos Ejércitos esperan en León. 18 turnos, 5 puntos, ingresos 4. Para quien gusta de atacar desde el primer turno. Difícil.',
  'explained.setup.scenario.4':
    '**Turno 4 (837)** – Casi toda Asturias y Aragón están en manos cristianas. Aragón es la Marca Hispánica: leal a Francia y cada año más independiente. 17 turnos, 5 puntos, ingresos 4. Para quien construye con paciencia. Difícil.',
  'explained.setup.scenario.5':
    '**Turno 5 (876)** – Los vikingos saquean la costa oeste. Empieza la peregrinación a Santiago, y en Córdoba mueren mártires cristianos: Córdoba es ahora una ciudad cristiana en manos musulmanas. 16 turnos, 6 puntos, ingresos 4. Regla especial: se omite la Guarnición musulmana de Oporto (6.2). Una partida larga con un pie en Portugal. Difícil.',
  'explained.setup.scenario.6':
    '**Turno 6 (915)** – La guerra ha vaciado la tierra y los reyes cristianos la repueblan. León pasa a ser la capital de un nuevo reino, y Portugal está libre de musulmanes. 15 turnos, 9 puntos, ingresos 4. Un buen inicio para una primera partida larga. Bastante difícil.',
  'explained.setup.scenario.7':
    '**Turno 7 (954)** – Los reinos cristianos luchan entre sí y los Rebeldes tienen Galicia. Tus Ejércitos están en Salamanca y Oporto, pero Zaragoza es una base fuerte para los ataques musulmanes. 14 turnos, 7 puntos, ingresos 4. Para quien gusta de muchos frentes. Bastante difícil.',
  'explained.setup.scenario.8':
    '**Turno 8 (993)** – Almanzor, con ayuda del norte de África, ha saqueado Barcelona y Santiago, cuyas puertas y campanas adornan ahora la mezquita de Córdoba. Hay dos Ejércitos musulmanes en Santiago y tres en León, a las puertas de Oviedo. 13 turnos, 3 puntos, ingresos 3. Para expertos: lo primero es sobrevivir. Muy difícil.',
  'explained.setup.scenario.9':
    '**Turno 9 (1032)** – Tras Almanzor, el califato se rompe en pequeños reinos rivales, las Taifas, y rebeldes bereberes tienen Córdoba. A los musulmanes les queda un solo Ejército en todo el tablero. 12 turnos, 5 puntos, ingresos 4. Para quien quiere golpear cuando el enemigo está débil. Media.',
  'explained.setup.scenario.10':
    '**Turno 10 (1071)** – Castilla, antes condado fronterizo de León, se ha vuelto reino. Solo las disputas de los cristianos, y pronto los almorávides de África, salvan a las Taifas; es la época de El Cid. 11 turnos, 6 puntos, ingresos 4. Una partida de la mitad de duración. Media.',
  'explained.setup.scenario.11':
    '**Turno 11 (1110)** – Toledo ha caído en manos cristianas; las Taifas pidieron ayuda a los almorávides, que se hicieron con ellas. El Cid ha muerto y Zaragoza vuelve a ser musulmana. Tu Ejército de Toledo está dentro de una ciudad musulmana. 10 turnos, 8 puntos, ingresos 4. Para quien gusta de defender un avance audaz. Media.',
  'explained.setup.scenario.12':
    '**Turno 12 (1149)** – Los cruzados ayudaron a tomar Lisboa en 1147, y Aragón ha ganado Zaragoza. En África, los almohades desplazan a los almorávides. Tus tropas de Zaragoza y Toledo tienen ciudades musulmanas. 9 turnos, 13 puntos, ingresos 5. Una partida equilibrada, de duración media. Media.',
  'explained.setup.scenario.13':
    '**Turno 13 (1188)** – Los almohades dominan la mayor parte de la Iberia musulmana desde Sevilla. León y Castilla se acercan por los matrimonios, y Portugal es un reino propio. En Toledo hay una Orden Militar. 8 turnos, 12 puntos, ingresos 5. Un buen inicio para una primera partida. Media.',
  'explained.setup.scenario.14':
    '**Turno 14 (1227)** – En Las Navas de Tolosa los almohades han perdido su gran batalla. Castilla ha absorbido León y tiene Córdoba con un Ejército y una Orden Militar. 7 turnos, 13 puntos, ingresos 5. Para quien quiere completar la conquista. Media.',
  'explained.setup.scenario.15':
    '**Turno 15 (1266)** – Aragón ha tomado Valencia. Un gran levantamiento de los musulmanes ha fracasado y ha dejado la tierra vacía. Solo resisten Algeciras y Granada. 6 turnos, 23 puntos, ingresos 7. Empiezas por encima del umbral y tienes que seguir ahí. Fácil.',
  'explained.setup.scenario.16':
    '**Turno 16 (1305)** – Castilla, Portugal y Aragón son reinos asentados; en torno a Pamplona, Navarra sigue su propio camino. Tu único Ejército está en Tarragona, lejos de Granada. 5 turnos, 24 puntos, ingresos 7. Una partida corta para aprender las reglas. Fácil.',
  'explained.setup.scenario.17':
    '**Turno 17 (1344)** – Granada es la última ciudad musulmana, pero en Algeciras hay dos Ejércitos musulmanes. Los Rebeldes tienen Galicia, y la peste negra se acerca. 4 turnos, 24 puntos, ingresos 7. Una partida breve. Fácil.',
  'explained.setup.scenario.18':
    '**Turno 18 (1383)** – Portugal y Castilla están en guerra; una invasión fracasará en 1385, y los ingleses de Juan de Gante acudirán en ayuda de Portugal. Granada tiene ya un fuerte. 3 turnos, 25 puntos, ingresos 7. Un punto más da una victoria decisiva. Fácil.',
  'explained.setup.scenario.19':
    '**Turno 19 (1422)** – Los reinos cristianos están divididos y los Rebeldes tienen Lisboa. A los musulmanes ya no les queda Ejército, pero sí dos Guarniciones tras el fuerte de Granada. 2 turnos, 22 puntos, ingresos 6. Para una prueba rápida. Fácil.',
  'explained.setup.scenario.20':
    '**Turno 20 (1464)** – Aragón y Castilla están unidos bajo Fernando e Isabel, que tomarán Granada en 1492. 1 turno, 23 puntos, ingresos 6. Un acertijo de un turno: el reglamento pregunta si puedes llegar a 30 puntos. Fácil.',

  // The options.
  'about.setup.event-table.standard': 'Una tabla para toda la partida: dos dados, once eventos. Lo habitual.',
  'about.setup.event-table.advanced': 'Una tabla por época, un dado: primeros turnos más fáciles, últimos más duros.',
  'about.setup.age.dates': 'Omeyas hasta el turno 9, almorávides hasta el 12, luego almohades. Eventos avanzados.',
  'about.setup.age.random': 'Un dado por turno: 1–2 omeyas, 3–4 almorávides, 5–6 almohades. Eventos avanzados.',
  'about.setup.age.umayyads': 'Franceses, Peregrinos, Taifas, Bandoleros, Hambruna o El Cid. Eventos avanzados.',
  'about.setup.age.almoravids': 'Cruzada, Tributo, Yihad, Bandoleros, Órdenes Militares o El Cid. Eventos avanzados.',
  'about.setup.age.almohads': 'Mercenarios, Imperio, Peste, Bandoleros, Expulsiones o El Cid. Eventos avanzados.',
  'about.setup.muslim-moves.numbers': 'Una fuerza musulmana sigue los números: se puede prever adónde. Lo habitual.',
  'about.setup.muslim-moves.dice': 'Un dado dice adónde va una fuerza musulmana: nadie puede preverlo.',
  'about.setup.muslim-temper.bold': 'Los musulmanes atacan a todo el que los detiene, sea como sea. Lo habitual.',
  'about.setup.muslim-temper.prudent': 'En desventaja se detienen, pasan de largo o siguen tras sus muros: más duros.',
  'about.setup.dice-by.order': 'Los dados caen como vienen. Lo habitual.',
  'about.setup.dice-by.event': 'Cada dado pertenece a aquello por lo que se tira: varios jugadores pueden comparar.',
  'explained.setup.event-table.standard':
    '**Eventos normales** – Dos dados señalan el evento de cada turno: Intervención francesa (2), Corrupción, Mercenarios, Bandoleros, Órdenes Militares, Hambruna (7, la más probable), El Cid, Tributo, Yihad, Cruzada, Expulsiones (12). Lo habitual.',
  'explained.setup.event-table.advanced':
    '**Eventos avanzados** – Un dado en la tabla de la época. Omeyas: Intervención francesa, Peregrinos, Taifas, Bandoleros, Hambruna, El Cid. Almorávides: Cruzada, Tributo, Yihad, Bandoleros, Órdenes Militares, El Cid. Almohades: Mercenarios, Imperio, Peste, Bandoleros, Expulsiones, El Cid. Los primeros turnos son más fáciles, los últimos más duros.',
  'explained.setup.age.dates':
    '**Según la fecha** – Las tablas siguen la historia: la de los omeyas hasta el turno 9, la de los almorávides hasta el 12, la de los almohades desde el 13. Solo importa con los eventos avanzados.',
  'explained.setup.age.random':
    '**Al azar** – Un dado señala la tabla cada turno: omeyas con 1–2, almorávides con 3–4, almohades con 5–6. Solo importa con los eventos avanzados.',
  'explained.setup.age.umayyads':
    '**Omeyas** – Cada turno, un dado da Intervención francesa, Peregrinos, Taifas, Bandoleros, Hambruna o El Cid: la tabla más benigna para ti. Solo importa con los eventos avanzados.',
  'explained.setup.age.almoravids':
    '**Almorávides** – Cada turno, un dado da Cruzada, Tributo, Yihad, Bandoleros, Órdenes Militares o El Cid. Solo importa con los eventos avanzados.',
  'explained.setup.age.almohads':
    '**Almohades** – Cada turno, un dado da Mercenarios, Imperio, Peste, Bandoleros, Expulsiones o El Cid: la tabla más dura para ti. Solo importa con los eventos avanzados.',
  'explained.setup.muslim-moves.numbers':
    '**Por número** – Una fuerza musulmana va de Lugar en Lugar por el orden de sus números hasta que alguien la detiene: puedes prever adónde irá (13.9). Lo habitual.',
  'explained.setup.muslim-moves.dice':
    '**Con dados** – Un dado dice adónde va luego una fuerza musulmana; su propio número la envía por un camino (17.1). Nadie puede prever adónde irá. Los franceses y los Bandoleros siguen yendo por número.',
  'explained.setup.muslim-temper.bold':
    '**Audaces** – Los musulmanes atacan a todo el que los detiene y salen de sus muros a combatir, tengan las que tengan. Lo habitual.',
  'explained.setup.muslim-temper.prudent':
    '**Prudentes** – Una fuerza musulmana con menos de la mitad de unidades, o con más de 3 de desventaja en un asedio, tira un dado: 1–2 combate, 3–4 se queda donde está, 5–6 pasa de largo. Tras sus muros, ante más del doble, se queda dentro con 3–6 (17.2). Más duros de pelar.',
  'explained.setup.dice-by.order': '**Por orden** – Los dados caen como vienen, uno tras otro. Lo habitual.',
  'explained.setup.dice-by.event':
    '**Por evento** – Cada dado pertenece a aquello por lo que se tira: la segunda tirada para el asedio de Toledo en un turno es la misma para todos los que juegan los mismos dados, pase lo que pase antes. Así se pueden comparar partidas, como en un reto. Las reglas no cambian.',

  // What is bought.
  'about.good.army': 'Acierta con 4+, +2 en asedio, usa caminos. En ciudad o fuerte tuyos[; {most} como máximo].',
  'about.good.garrison': 'Acierta con 5+, +1 en asedio, sin caminos. En ciudad o fuerte tuyos[; {most} como máximo].',
  'about.good.city': '1 punto, cuenta para mayorías; allí se recluta. Hace falta Ejército o Guarnición.',
  'about.good.fort': 'Dobla lo que suman sus defensores en un asedio y los cobija; allí se recluta.',
  'about.good.conversion': 'Una ciudad musulmana con tu Ejército o Guarnición se vuelve cristiana: tuya aun vacía.',
  'about.good.mercenary':
    'Un Ejército hasta el fin del turno. Los no contratados van al enemigo[; {most} como máximo].',
  'about.good.bribe': 'Todos los Rebeldes de un Lugar pasan a ser una Guarnición cristiana; una vez este turno.',
  'explained.good.army':
    '**Ejército**, 2 puntos – Acierta con 4, 5 y 6 en batalla, suma 2 en un asedio, por dentro y por fuera. Va a cualquier Lugar de su región y, si no quedan musulmanes, por los caminos a otras. Se recluta en una ciudad (de cualquier religión) o un fuerte que controles, sin enemigos. Con las Órdenes Militares, la única unidad que conquista fuera de su región. Tras los muros con otra unidad sale a luchar contra quien ataque.',
  'explained.good.garrison':
    '**Guarnición**, 1 punto – Acierta con 5 y 6 en batalla, suma 1 en un asedio, por dentro y por fuera. Va a cualquier Lugar de su región, nunca por un camino, y cae antes que los Ejércitos. Se recluta en una ciudad o un fuerte que controles, sin enemigos. La forma más barata de tener una ciudad; basta para construir y convertir.',
  'explained.good.city':
    '**Ciudad**, 3 puntos – 1 punto en el marcador enseguida, más si da una mayoría (2), e ingresos (1 por turno por una región con más de la mitad de sus ciudades tuyas). Se funda donde haya un Ejército o una Guarnición cristianos, sin ciudad ni enemigos. Sigue siendo tuya sin tropas, pero entonces a los musulmanes les basta con llegar.',
  'explained.good.fort':
    '**Fuerte**, 1 punto – Quien asedie el Lugar debe superar el doble de lo que suman los defensores: ciudad 1, Guarnición o Rebelde 1, Ejército u Orden 2. Los defensores derrotados pueden refugiarse en él. Se construye junto a una ciudad cristiana tuya, o donde esté tu Ejército o Guarnición, sin enemigos. Solo en su Lugar, desaparece enseguida.',
  'explained.good.conversion':
    '**Conversión**, 1 punto – Una ciudad musulmana con un Ejército o una Guarnición cristianos dentro se vuelve cristiana, aunque esté asediada. Sigue siendo tuya cuando se van las tropas, ya no cierra los caminos de su región y puede dejar la región libre de musulmanes (2 puntos).',
  'explained.good.mercenary':
    '**Mercenario**, 1 punto – Un Ejército para este turno: acierta con 4, 5 y 6, suma 2 en un asedio, cae el primero y se va al final del turno. Se recluta como un Ejército. Los que no contrates se unen a la fuerza musulmana de la fase 5.',
  'explained.good.bribe':
    '**Sobornar a los Rebeldes**, 2 puntos – Todos los Rebeldes de un Lugar, sean cuantos sean, se sustituyen por una sola Guarnición cristiana, que pasa a tener el Lugar con su ciudad y su fuerte. Solo en el turno del evento Corrupción, y una vez.',

  // Units, where they are asked for.
  'about.unit.army': 'Acierta con 4+, suma 2 en asedio; puede ir por los caminos.',
  'about.unit.garrison': 'Acierta con 5+, suma 1 en asedio; no sale de su región.',
  'about.unit.order': 'Acierta con 3+, +3 ante una ciudad, +2 dentro; usa caminos; cae la última.',
  'about.unit.rebel': 'Acierta con 5+, suma 1 tras unos muros; no sale nunca, hostil a todos.',
  'about.unit.mercenary': 'Acierta con 4+, suma 2 en asedio; cae el primero, se va al final del turno.',
  'about.unit.crusader': 'Acierta con 4+, suma 2 en asedio; cae el primero, se va al final del turno.',
  'explained.unit.army':
    '**Ejército** – Acierta con 4, 5 y 6, suma 2 en un asedio, por dentro y por fuera. Va a cualquier Lugar de su región, y por los caminos a otras si en ella no quedan tropas musulmanas y cada ciudad musulmana la tiene un Ejército o una Guarnición cristianos. Cae después de las Guarniciones y antes de las Órdenes Militares. Tras los muros con otra unidad sale a luchar contra quien ataque.',
  'explained.unit.garrison':
    '**Guarnición** – Acierta con 5 y 6, suma 1 en un asedio, por dentro y por fuera. Va a cualquier Lugar de su región, nunca por un camino: en una retirada por un camino se pierde. Mantiene una ciudad tan bien como un Ejército.',
  'explained.unit.order':
    '**Orden Militar** – La mejor combatiente: acierta de 3 a 6, suma 3 como sitiadora y 2 como sitiada, y cae la última. Puede ir por los caminos. Sola no construye ni convierte, ni mantiene una ciudad musulmana mientras otros dejan la región.',
  'explained.unit.rebel':
    '**Rebelde** – Hostil a todos. Acierta con 5 y 6, suma 1 tras unos muros y no sale nunca de ellos. Los Rebeldes no se mueven. Una ciudad en su poder no cuenta para nadie.',
  'explained.unit.mercenary':
    '**Mercenario** – Un Ejército para un turno: acierta con 4, 5 y 6, suma 2 en un asedio, cae el primero y se va al final del turno: una ciudad musulmana que tenía él solo vuelve a ser musulmana.',
  'explained.unit.crusader':
    '**Cruzado** – Un Ejército para un turno: acierta con 4, 5 y 6, suma 2 en un asedio, cae el primero y se va al final del turno: una ciudad musulmana que tenía él solo vuelve a ser musulmana.',

  // Whether El Cid goes along.
  'about.choice.yes': 'El Cid va con esta fuerza: tira primero en batalla y suma 2 en un asedio.',
  'about.choice.no': 'El Cid se queda, con las tropas que se quedan.',
  'explained.choice.yes':
    '**Sí** – El Cid va también. La fuerza que acompaña tira primero en el primer asalto de una batalla, y aquellos a los que acierta no responden; como sitiadora suma 2. Una vez que parte con una fuerza, ya se ha movido.',
  'explained.choice.no':
    '**No** – El Cid se queda donde está: si atacan ese Lugar, los suyos tiran primero. Se va con la última unidad que lo deja, y se retira del tablero al final del turno.',

  // Places: region, who is there.
  'about.place': '{region}: {there}[; asedio de {besiegers}]',
  'explained.place':
    '**{place}** – {region}, número {number} (dado {faces})[, {mountains}][, puerto: {port}].[ Caminos: {roads}.] Allí: {all}.[ Asedio de {before}.][ En un asedio, sus defensores suman {walls}.]',

  // Random events.
  'about.event.french-intervention': 'Llegan al norte Ejércitos franceses (un dado), combaten a todos y se van.',
  'about.event.corruption': 'Una vez este turno, 2 puntos cambian los Rebeldes de un Lugar por una Guarnición tuya.',
  'about.event.mercenaries': 'Mercenarios en alquiler por 1 punto; los que dejes se unen a los musulmanes.',
  'about.event.bands': 'Aparecen Bandoleros (un dado) en algún Lugar, combaten a todos y se van.',
  'about.event.military-orders': 'Una Orden Militar para ti: acierta con 3+, +3 en asedio, hasta que la pierdas.',
  'about.event.famine': 'Cada Lugar pierde un tercio de sus unidades, hacia abajo, primero los Ejércitos.',
  'about.event.el-cid': 'Con 1–3 va contigo, con 4–6 con los Ejércitos musulmanes: su bando tira primero.',
  'about.event.tribute': 'Tus ingresos suben 2 puntos este turno.',
  'about.event.jihad': 'La reacción musulmana de este turno tira dos dados por su fuerza en vez de uno.',
  'about.event.crusade': 'Desembarcan Cruzados (un dado) en tus tierras; se van al final del turno.',
  'about.event.expulsions': 'Tus ingresos bajan 2 puntos este turno.',
  'about.event.pilgrims': 'Tus ingresos suben 2 puntos este turno.',
  'about.event.taifas': 'En una región los musulmanes pierden los Ejércitos de un Lugar y todas sus ciudades.',
  'about.event.empire': 'Pierdes todos los Ejércitos de Portugal (con 1–2) o de Aragón (con 3–6).',
  'about.event.plague': 'Una región pierde tantas fichas como diga un dado, tipo a tipo; con 6, una Hambruna.',
  'explained.event.french-intervention':
    '**Intervención francesa** – Tantos Ejércitos neutrales como diga un dado llegan a Oviedo (1), Pamplona (2–3) o Barcelona (4–6); con los eventos avanzados, a Barcelona, y no salen de Aragón. Marchan de inmediato de Lugar en Lugar como una fuerza musulmana, atacan a quien los detiene y se van al final del turno.',
  'explained.event.corruption':
    '**Corrupción** – Una vez, en la fase 3, puedes pagar 2 puntos para sustituir a todos los Rebeldes de un Lugar por una sola Guarnición cristiana. Vale sobre todo donde varios Rebeldes tienen una ciudad.',
  'explained.event.mercenaries':
    '**Mercenarios** – Tantos como diga un dado (la mitad con los eventos avanzados) pueden contratarse en la fase 3 por 1 punto cada uno, y se colocan como Ejércitos. Los que no se contratan se unen a la fuerza musulmana de la fase 5. Todos se van al final del turno.',
  'explained.event.bands':
    '**Bandoleros** – Tantos Ejércitos neutrales como diga un dado aparecen en un Lugar que señalan otros dos. Marchan de inmediato de Lugar en Lugar como una fuerza musulmana, atacan a quien los detiene, asedian también ciudades vacías y se van al final del turno.',
  'explained.event.military-orders':
    '**Órdenes Militares** – Llega una Orden Militar a una ciudad que controles, o a Santiago si no hay allí ningún enemigo; tú eliges dónde. Acierta de 3 a 6, suma 3 como sitiadora y 2 como sitiada, y sigue en juego hasta que la pierdas.',
  'explained.event.famine':
    '**Hambruna** – Cada Lugar pierde un tercio de sus unidades, redondeado hacia abajo: primero los Ejércitos, luego las Guarniciones, las Órdenes Militares y los demás. Dos unidades no pierden nada, tres pierden una. Golpea a los dos bandos; una región en revuelta se libra.',
  'explained.event.el-cid':
    '**El Cid** – Con 1 a 3 llega a un Lugar con un Ejército cristiano o una Orden Militar que tú eliges; con 4 a 6 llega con los Ejércitos musulmanes de la fase 5. Las tropas que van con él tiran primero en batalla, y los sitiadores suman 2. Se va al final del turno.',
  'explained.event.tribute':
    '**Tributo** – Los príncipes musulmanes pagan por la paz: 2 puntos más de ingresos este turno.',
  'explained.event.jihad':
    '**Yihad** – En la fase 5 se tiran dos dados por la fuerza musulmana. Los dos resultados llegan juntos, a un mismo Lugar si las reglas lo permiten; desde el norte de África se suman los dos dados.',
  'explained.event.crusade':
    '**Cruzada** – Tantos Cruzados como diga un dado llegan en la fase 3, todos a un Lugar donde podrías reclutar un Ejército. Combaten como Ejércitos, caen los primeros y se van al final del turno.',
  'explained.event.expulsions':
    '**Expulsiones** – Expulsas a contribuyentes: 2 puntos menos de ingresos este turno, nunca por debajo de 0.',
  'explained.event.pilgrims': '**Peregrinos** – El camino de Santiago está lleno: 2 puntos más de ingresos este turno.',
  'explained.event.taifas':
    '**Taifas** – El poder musulmán se rompe: en una región al azar se pierden los Ejércitos musulmanes de un Lugar al azar, y todas las ciudades que los musulmanes controlan allí dejan el tablero.',
  'explained.event.empire':
    '**Imperio** – Tus Ejércitos acuden a guerras lejanas: con 1 o 2 se pierden todos los Ejércitos cristianos de Portugal; con 3 a 6, todos los de Aragón.',
  'explained.event.plague':
    '**Peste** – Un dado señala la región (6: en su lugar, una Hambruna); otro, cuántas fichas: una de cada tipo por orden, Ejército cristiano, Guarnición cristiana, Ejército musulmán, Guarnición musulmana, Orden Militar, ciudad cristiana, ciudad musulmana, fuerte, y otra vez desde arriba. Entre iguales eliges tú.',

  // Rebellions.
  'about.rebellion.rebels': 'Surge un Rebelde en un Lugar sin tropas; si todos las tienen, se pierde una unidad.',
  'about.rebellion.proselytism': 'Una ciudad de la región cambia de religión.',
  'about.rebellion.peasant-revolt': 'Un Rebelde sustituye a todas las Guarniciones donde no hay Ejército ni Orden.',
  'about.rebellion.rebel-governor': 'Todas las unidades de una ciudad se hacen Rebeldes; una vacía recibe uno.',
  'about.rebellion.regional-revolt':
    'La región queda fuera este turno: ni ingresos, ni compras, ni eventos, ni marchas.',
  'explained.rebellion.rebels':
    '**Rebeldes** – Aparece un Rebelde en un Lugar al azar de la región sin Guarnición, Ejército ni Orden Militar. Si todos los Lugares tienen tropas así, uno pierde una unidad. Una Guarnición en cada Lugar mantiene lejos a los Rebeldes.',
  'explained.rebellion.proselytism':
    '**Proselitismo** – Una ciudad de la región, al azar, cambia de religión, cristiana o musulmana. Con tus tropas dentro, la sigues controlando.',
  'explained.rebellion.peasant-revolt':
    '**Revuelta campesina** – En un Lugar al azar con Guarniciones pero sin Ejército ni Orden Militar, un Rebelde las sustituye a todas. Un Ejército o una Orden a su lado las protege.',
  'explained.rebellion.rebel-governor':
    '**Gobernador rebelde** – En una ciudad al azar de la región, todas las unidades se convierten en otros tantos Rebeldes; una ciudad vacía, o en manos de Rebeldes, recibe uno más. La última ciudad de un bando se libra.',
  'explained.rebellion.regional-revolt':
    '**Revuelta regional** – La región no participa en este turno: no da ingresos, en ella no se compra ni se coloca nada, ningún evento la golpea, ninguna fuerza entra, sale ni la cruza. Sigue contando para la puntuación.',
};
