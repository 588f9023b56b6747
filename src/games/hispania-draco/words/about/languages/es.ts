import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'about.setup.scenario.none': 'Todo se sortea o se elige, 11 rondas desde 198 a. C. Para empezar.',
  'explained.setup.scenario.none':
    'Toda la conquista (198–18 a. C.): los dados señalan una ciudad de cada provincia hispana, que se subleva con uno a tres discos; tú eliges las calzadas y dónde empiezan los generales. Hasta 11 rondas de tres turnos, sin reglas especiales. Para todos, y sobre todo para una primera partida.',
  'about.setup.scenario.first-repression':
    'Catón, 195 a. C.: dos ejércitos muy cerca, un primer turno del cónsul muy fuerte. 11 rondas.',
  'explained.setup.scenario.first-repression':
    'La primera represión (197–194 a. C.): las dos provincias se han sublevado, y llega el cónsul Catón con un ejército. Hay ejércitos en Puciala y en Castulo, a tus puertas; el cónsul empieza en Baecula. En los combates de su primer turno un ejército solo cuenta su dado: sin revueltas y sin duplicar. Hasta 11 rondas, la primera solo con el turno del cónsul; al menos dos ejércitos. Para quienes conocen el juego.',
  'about.setup.scenario.siege-of-numantia':
    'Un ejército sobre tres revueltas en Numantia; tienes tres ciudades. Hasta 9 rondas.',
  'explained.setup.scenario.siege-of-numantia':
    'El cerco de Numancia (153–133 a. C.): todo gira en torno a una capital, donde hay un ejército sobre tres revueltas. Empiezas muy adentro, con guarniciones en Regina, Osca y Segobriga. Hay dos casillas del contador cubiertas: hasta 9 rondas, la primera solo con el turno del cónsul. Ningún otro ejército empieza en Ilergetia. Para quienes conocen el juego y lo quieren algo más corto.',
  'about.setup.scenario.terror-of-rome':
    'Viriato manda un ejército el doble de fuerte. Hasta 8 rondas; empieza la revuelta.',
  'explained.setup.scenario.terror-of-rome':
    'El terror de Roma (147–139 a. C.): Viriato manda el ejército especial, que duplica su propio valor (variante Terror, aquí siempre); empieza en Abula sobre tres revueltas. Hay tres casillas del contador cubiertas: hasta 8 rondas, y el primer turno solo tiene su fase hispana. Para jugadores con experiencia; se recomienda añadir la variante Hispano.',
  'about.setup.scenario.river-of-oblivion':
    'Piratas; el norte se abre cuando el pretor de Ulterior cruza el Leteo. Hasta 8 rondas.',
  'explained.setup.scenario.river-of-oblivion':
    'El río del olvido (138–136 a. C.): mientras el palo está en el Durius, ningún romano va al norte, y las guarniciones no suman nada en los asedios y ataques de allí. Se retira cuando el pretor de Ulterior paga un camino por tierra que lo cruza. Piratas siempre; al menos tres flotas, como mucho cuatro calzadas. Tres casillas cubiertas: hasta 8 rondas. Para jugadores con experiencia a los que gustan las flotas.',
  'about.setup.scenario.new-empire':
    'Solo resisten las dos provincias del norte; tres variantes. El más corto: hasta 6 rondas.',
  'explained.setup.scenario.new-empire':
    'El nuevo imperio (26–19 a. C.): seis ciudades de Gallaecia y Cantabria están sublevadas, con un ejército y el ejército especial; la tirada de revuelta solo afecta a esas provincias. Tienes las otras cuatro capitales. Imperivm, Legio Hispana y Terror se juegan siempre, Piratas nunca; 5 calzadas, 2 ejércitos. Seis rondas como mucho, la primera solo con el turno del cónsul.',

  'about.setup.denarii.7': 'Lo más fácil: una acción más por turno; un jugador simple gana 63 de 100.',
  'explained.setup.denarii.7':
    '7 denarios por turno, primera cifra del nivel: cada general paga con ellos movimientos, asedios, ataques y guarniciones. Lo más fácil. Con las demás cifras como en 64342, un jugador automático simple gana 63 partidas de 100.',
  'about.setup.denarii.6': 'Lo habitual; un jugador simple gana 36 de 100.',
  'explained.setup.denarii.6':
    '6 denarios por turno, primera cifra del nivel: lo habitual. Con Hispano son siempre 6. Con las demás cifras como en 64342, un jugador automático simple gana 36 partidas de 100.',
  'about.setup.denarii.5': 'Lo más difícil: una acción menos por turno; un jugador simple gana 12 de 100.',
  'explained.setup.denarii.5':
    '5 denarios por turno, primera cifra del nivel: una acción menos para cada general en cada turno. Lo más difícil. Con las demás cifras como en 64342, un jugador automático simple gana 12 partidas de 100.',
  'about.setup.garrisons.5': 'Lo más fácil: 15 discos, 6 para las capitales; un jugador simple gana 41 de 100.',
  'explained.setup.garrisons.5':
    '5 guarniciones por general, segunda cifra del nivel. Las seis capitales piden seis; las otras nueve protegen ciudades y apoyan asedios y ataques. Con las demás cifras como en 64342, un jugador automático simple gana 41 partidas de 100.',
  'about.setup.garrisons.4': 'Lo habitual: 12 discos, 6 para las capitales; un jugador simple gana 36 de 100.',
  'explained.setup.garrisons.4':
    '4 guarniciones por general, segunda cifra del nivel: lo habitual. Las seis capitales piden seis de las doce. Con las demás cifras como en 64342, un jugador automático simple gana 36 partidas de 100.',
  'about.setup.garrisons.3': 'Lo más difícil: 9 discos, 6 para las capitales; un jugador simple gana 25 de 100.',
  'explained.setup.garrisons.3':
    '3 guarniciones por general, segunda cifra del nivel. Las seis capitales piden seis de las nueve: apenas quedan para proteger y apoyar. Con las demás cifras como en 64342, un jugador automático simple gana 25 partidas de 100.',
  'about.setup.fleets.4': 'Lo más fácil: mares 1 a 4; un jugador simple gana 41 de 100.',
  'explained.setup.fleets.4':
    '4 flotas, tercera cifra del nivel, en los mares 1 a 4. Un general solo va al mar donde hay una flota. El cónsul empieza y vuelve en una flota. Con las demás cifras como en 64342, un jugador automático simple gana 41 partidas de 100.',
  'about.setup.fleets.3': 'Lo habitual: mares 1 a 3; un jugador simple gana 36 de 100.',
  'explained.setup.fleets.3':
    '3 flotas, tercera cifra del nivel, en los mares 1 a 3: lo habitual. Con Piratas, los otros dos mares están cerrados. Con las demás cifras como en 64342, un jugador automático simple gana 36 partidas de 100.',
  'about.setup.fleets.2': 'Lo más difícil: mares 1 y 2, el Atlántico queda lejos; un jugador simple gana 30 de 100.',
  'explained.setup.fleets.2':
    '2 flotas, tercera cifra del nivel, en los mares 1 y 2. El cónsul tiene dos sitios donde empezar y volver; con Piratas hay tres mares cerrados. Con las demás cifras como en 64342, un jugador automático simple gana 30 partidas de 100.',
  'about.setup.roads.5': 'Lo más fácil: cinco tramos antes del primer turno; un jugador simple gana 36 de 100.',
  'explained.setup.roads.5':
    '5 calzadas que colocar al empezar, cuarta cifra del nivel. Una cadena continua de calzadas cuesta 1 denario, por larga que sea. Con las demás cifras como en 64342, un jugador automático simple gana 36 partidas de 100.',
  'about.setup.roads.4': 'Lo habitual; un jugador simple gana 36 de 100.',
  'explained.setup.roads.4':
    '4 calzadas que colocar al empezar, cuarta cifra del nivel: lo habitual. Una cadena continua de calzadas cuesta 1 denario, por larga que sea. Con las demás cifras como en 64342, un jugador automático simple gana 36 partidas de 100.',
  'about.setup.roads.3': 'Lo más difícil: tres tramos antes del primer turno; un jugador simple gana 34 de 100.',
  'explained.setup.roads.3':
    '3 calzadas que colocar al empezar, cuarta cifra del nivel. Una cadena continua de calzadas cuesta 1 denario, por larga que sea. Con las demás cifras como en 64342, un jugador automático simple gana 34 partidas de 100.',
  'about.setup.armies.1': 'Lo más fácil; un jugador simple gana 60 de 100.',
  'explained.setup.armies.1':
    '1 ejército al empezar, última cifra del nivel. Los ejércitos colocan una revuelta en casi todas las fases y combaten a tus generales; puede llegar a haber tres. Con las demás cifras como en 64342, un jugador automático simple gana 60 partidas de 100.',
  'about.setup.armies.2': 'Lo habitual; un jugador simple gana 36 de 100.',
  'explained.setup.armies.2':
    '2 ejércitos al empezar, última cifra del nivel: lo habitual. Con las demás cifras como en 64342, un jugador automático simple gana 36 partidas de 100.',
  'about.setup.armies.3': 'Lo más difícil: los tres desde el principio; un jugador simple gana 16 de 100.',
  'explained.setup.armies.3':
    '3 ejércitos al empezar, última cifra del nivel: todos los que hay. Con las demás cifras como en 64342, un jugador automático simple gana 16 partidas de 100.',

  'about.setup.ingenivm.on': 'Ayuda a Roma: se guardan calzadas y se construyen en juego, 1 denario el segmento.',
  'explained.setup.ingenivm.on':
    'Ingenivm: en la preparación puedes guardar calzadas. En juego, un general construye una desde la ciudad donde está solo, por 1 denario el segmento: la calzada va adonde está la guerra.',
  'about.setup.ingenivm.off': 'Todas las calzadas se colocan antes del primer turno.',
  'explained.setup.ingenivm.off':
    'Sin Ingenivm: todas las calzadas se colocan al empezar. La que no encuentra sitio vuelve a la caja.',
  'about.setup.imperivm.on': 'Ayuda a Roma: Ulterior mueve gratis, +1 en asedios a Citerior, el cónsul mueve pretores.',
  'explained.setup.imperivm.on':
    'Imperivm: cada general tiene un poder. El pretor de Ulterior mueve una vez gratis tras su fase hispana; el pretor de Citerior suma 1 al dado de sus asedios, antes de duplicar; el cónsul puede pagar movimientos de los pretores. Para quienes quieren tres generales distintos.',
  'about.setup.imperivm.off': 'Los generales solo se distinguen por su provincia.',
  'explained.setup.imperivm.off':
    'Sin Imperivm: sin poderes. Los pretores suman igualmente 1 junto a una ciudad de su provincia.',
  'about.setup.proconsvl.on': 'Ayuda a Roma: una vez, por 3 denarios, un cuarto general que actúa en cada turno.',
  'explained.setup.proconsvl.on':
    'Proconsvl: una vez en la partida, quien juega paga 3 denarios y el procónsul llega a una flota sin general en Mare Balearicum. Desde entonces se pueden gastar denarios con él en cada turno. No tiene guarniciones ni +1, y si es derrotado desaparece.',
  'about.setup.proconsvl.off': 'Tres generales, ninguno más.',
  'explained.setup.proconsvl.off': 'Sin Proconsvl: solo los tres generales.',
  'about.setup.legio-hispana.on': 'Ayuda a Roma: una guarnición más, que vale para los tres generales.',
  'explained.setup.legio-hispana.on':
    'Legio Hispana: una guarnición más, al principio en la reserva del cónsul. En el tablero vale para cada uno de los tres generales; el que está con ella puede retirarla y volver a colocarla.',
  'about.setup.legio-hispana.off': 'Cada general tiene solo sus guarniciones.',
  'explained.setup.legio-hispana.off': 'Sin Legio Hispana: cada general tiene solo sus guarniciones.',
  'about.setup.pirates.on': 'Ayuda a la revuelta: una revuelta en cada mar sin flota, nadie navega por él.',
  'explained.setup.pirates.on':
    'Piratas: una revuelta en cada mar sin flota, de una a tres según el nivel. Ninguna flota entra ni pasa; apoyan a los ejércitos de su costa, y se retiran con un asedio contra el número del mar. También salen de la reserva.',
  'about.setup.pirates.off': 'Los mares están libres.',
  'explained.setup.pirates.off': 'Sin Piratas: no hay revueltas en el mar.',
  'about.setup.terror.on': 'Ayuda a la revuelta: uno de los tres ejércitos duplica su propio valor.',
  'explained.setup.terror.on':
    'Terror: uno de los tres ejércitos es el especial, que duplica su propio valor cuando asedia, ataca o es atacado (no cuando apoya a otro). Derrotado, vuelve a la reserva y puede regresar.',
  'about.setup.terror.traitors': 'Lo mismo, y una vez se puede pagar 1 a 3 denarios para matar a su caudillo.',
  'explained.setup.terror.traitors':
    'Terror con traidores: uno de los tres ejércitos duplica su propio valor. Una vez en la partida, un general junto a él puede gastar 1 a 3 denarios: si el dado no los supera, un ejército normal ocupa su lugar para siempre. Si los supera, la revuelta se extiende en el acto.',
  'about.setup.terror.off': 'Los tres ejércitos son iguales.',
  'explained.setup.terror.off': 'Sin Terror: los tres ejércitos son iguales.',
  'about.setup.hispano.on': 'Un jugador más, el último en unirse, dirige la revuelta con 2 denarios por turno.',
  'explained.setup.hispano.on':
    'Hispano: un jugador dirige la revuelta contra los demás. Elige dónde empieza y tiene 2 denarios en cada turno: para volver a tirar un dado, elegir el camino de un ejército, añadir a un ejército o a un escudo, golpear con un ejército. Los romanos tienen siempre 6 denarios. De dos a cuatro jugadores.',
  'about.setup.hispano.off': 'La revuelta la llevan los dados; todos ganan o pierden juntos.',
  'explained.setup.hispano.off':
    'Sin Hispano: los dados llevan la revuelta, y todos los jugadores ganan o pierden juntos. De uno a tres jugadores.',

  'about.commander.praetor-ulterior':
    'Juega primero; +1 junto a Ulterior[; en {at}][; {off}][; {left:# guarnición|# guarniciones}][; {power}]',
  'explained.commander.praetor-ulterior':
    'Pretor de Ulterior (rojo): juega el primero, empieza y vuelve en una ciudad de Ulterior. Suma 1 cuando él, o una guarnición que lo apoya, está conectado con una ciudad de Ulterior.[ Ahora en {at}.][ Ahora {off}.][ En su reserva: {left:# guarnición|# guarniciones}.] Derrotado, deja el tablero con todas las guarniciones de su casilla, bloquea 1 denario de cada otro turno, y vuelve al empezar el suyo.[ Imperivm: {whole}.]',
  'about.commander.praetor-citerior':
    'Juega segundo; +1 junto a Citerior[; en {at}][; {off}][; {left:# guarnición|# guarniciones}][; {power}]',
  'explained.commander.praetor-citerior':
    'Pretor de Citerior (amarillo): juega el segundo, empieza y vuelve en una ciudad de Citerior. Suma 1 cuando él, o una guarnición que lo apoya, está conectado con una ciudad de Citerior.[ Ahora en {at}.][ Ahora {off}.][ En su reserva: {left:# guarnición|# guarniciones}.] Derrotado, deja el tablero con todas las guarniciones de su casilla, bloquea 1 denario de cada otro turno, y vuelve al empezar el suyo.[ Imperivm: {whole}.]',
  'about.commander.consul':
    'Juega último; sale de una flota[; en {at}][; {off}][; {left:# guarnición|# guarniciones}][; {power}]',
  'explained.commander.consul':
    'Cónsul (azul): juega el último, empieza y vuelve en cualquier flota. No tiene +1 de una provincia.[ Ahora en {at}.][ Ahora {off}.][ En su reserva: {left:# guarnición|# guarniciones}.] Derrotado, deja el tablero con todas las guarniciones de su casilla, bloquea 1 denario de cada otro turno, y vuelve al empezar el suyo.[ Imperivm: {whole}.]',
  'about.commander.proconsul': 'Actúa en cada turno; sin guarniciones ni +1; derrotado, desaparece[; en {at}]',
  'explained.commander.proconsul':
    'Procónsul (blanco): quien juega puede gastar denarios también con él. Protege, apoya y es atacado como un general, pero no tiene guarniciones, ni +1 de una provincia, ni poder.[ Ahora en {at}.] Derrotado, deja la partida con las guarniciones de su casilla.',
  'power.praetor-ulterior': 'un movimiento gratis',
  'power-whole.praetor-ulterior':
    'un movimiento gratis tras su fase hispana, por una conexión o una cadena de calzadas',
  'power.praetor-citerior': '+1 en asedios',
  'power-whole.praetor-citerior': '+1 al dado de sus asedios, antes de duplicar',
  'power.consul': 'mueve a los pretores',
  'power-whole.consul': 'sus denarios pueden mover también a los pretores',

  'about.garrison.praetor-ulterior': 'Apoya al pretor de Ulterior[; {left} más en su reserva]',
  'explained.garrison.praetor-ulterior':
    'Guarnición de Ulterior (roja): protege su ciudad de la revuelta, y suma 1 al valor del pretor de Ulterior si está conectada con él, sola o por otras guarniciones suyas. Un ejército puede tomarla con un asedio.[ En reserva: {left}.]',
  'about.garrison.praetor-citerior': 'Apoya al pretor de Citerior[; {left} más en su reserva]',
  'explained.garrison.praetor-citerior':
    'Guarnición de Citerior (amarilla): protege su ciudad de la revuelta, y suma 1 al valor del pretor de Citerior si está conectada con él, sola o por otras guarniciones suyas. Un ejército puede tomarla con un asedio.[ En reserva: {left}.]',
  'about.garrison.consul': 'Apoya al cónsul[; {left} más en su reserva]',
  'explained.garrison.consul':
    'Guarnición del cónsul (azul): protege su ciudad de la revuelta, y suma 1 al valor del cónsul si está conectada con él, sola o por otras guarniciones suyas. Un ejército puede tomarla con un asedio.[ En reserva: {left}.]',
  'about.garrison.legion': 'Apoya a los tres generales; cualquiera puede retirarla y volver a colocarla',
  'explained.garrison.legion':
    'Legio Hispana (violeta): una guarnición que vale para los tres generales a la vez. El que está con ella puede llevarla a su reserva. Si la pierde ante un ejército, va a la reserva del cónsul.',

  'about.space.city': 'Ciudad[ {number} de {province}, escudo {number}][: {there}]',
  'explained.space.city':
    '[{city} – ]ciudad[ número {number} de {province}]. Su número es su escudo: un asedio debe superarlo, y entre varias ciudades un ejército va a la del escudo más cercano a su dado. Mientras haya en ella una guarnición o un general, no estalla ninguna revuelta.[ Ahora: {whose}.][ Conectada con {ways}.]',
  'about.space.capital':
    'Capital[ de {province}], escudo 6[: {there}][; {count:# ciudad sublevada|# ciudades sublevadas}]',
  'explained.space.capital':
    '[{city} – ]capital[ de {province}], escudo 6. Roma gana cuando hay guarniciones en las seis capitales y ninguna ciudad de Ulterior o Citerior está sublevada. Aquí solo se coloca si ninguna ciudad de la provincia está sublevada.[ Ahora: {whose}.][ Sublevadas: {revolting}.][ Conectada con {ways}.]',
  'about.space.roman': 'Ciudad romana[, {number} de {province}, escudo {number}][: {there}]',
  'explained.space.roman':
    '[{city} – ]ciudad romana[, número {number} de {province}]. Roma no puede ganar mientras esté sublevada. La tirada de revuelta nunca le afecta, pero puede venir un ejército. El pretor de su provincia empieza y vuelve en una de sus ciudades sin revuelta, y suma 1 junto a una ciudad de la provincia.[ Ahora: {whose}.][ Conectada con {ways}.]',
  'about.space.sea': 'Mar[ {number}][: {there}]',
  'explained.space.sea':
    '[{city} – ]mar[ número {number}]. Un general solo entra donde hay una flota, y navega con ella por 1 denario por mar. Desde allí también asedia, ataca y apoya, y ningún ejército puede alcanzarlo.[ Ahora: {whose}.][ Conectado con {ways}.]',
  'about.road.site':
    'Sin calzada[ {segments:# denario|# denarios}]; toda la cadena 1[; nueva: {city}][, junto a {near}]',
  'explained.road.site':
    'Una calzada: una cadena continua de calzadas cuesta 1 denario en total, por larga que sea, y dura toda la partida. Una calzada nueva sale de una ciudad que ya tiene, y no toca ciudades sublevadas ni capitales. Una revuelta en la cadena la corta mientras esté allí.',
  'about.army.normal': 'Coloca revueltas y ataca a quien está en su camino',
  'explained.army.normal':
    'Un ejército está sobre una revuelta. En cada fase hispana va a una ciudad conectada de su provincia: coloca una revuelta donde hay calma, ataca a un general, asedia una guarnición. Vale el dado hispano y todas las revueltas conectadas con él, duplicado por cada otro ejército junto al enemigo. Derrotado en un ataque, se va con todas sus revueltas.',
  'about.army.special': 'Lo mismo, y duplica su propio valor',
  'explained.army.special':
    'El ejército especial (variante Terror): como cualquier ejército, pero duplica su propio valor cuando asedia, ataca o es atacado. Al apoyar duplica una vez, como cualquiera. Derrotado, vuelve a la reserva.',

  'about.choice.move': 'Un general va por conexiones, 1 denario el segmento',
  'explained.choice.move':
    'Mover: 1 denario por segmento; una cadena continua de calzadas cuesta 1 en total. Ni a una ciudad sublevada ni al mar sin flota; se pasa junto a otro general, sin parar con él.',
  'about.choice.sail': 'Una flota va por mar, 1 denario por mar, con quien esté a bordo',
  'explained.choice.sail':
    'Mover una flota: cualquiera, por 1 denario por mar, con el general a bordo, sea de quien sea. Nunca dos flotas en un mar; los piratas cierran el paso.',
  'about.choice.place': 'Una guarnición en la ciudad donde está, por 1 denario',
  'explained.choice.place':
    'Colocar una guarnición: 1 denario, en la ciudad donde el general del turno está solo, hasta tres por ciudad. En una capital, solo si toda su provincia está en calma.',
  'about.choice.remove': 'Una guarnición de la ciudad donde está vuelve a su reserva, por 1 denario',
  'explained.choice.remove':
    'Retirar una guarnición: 1 denario, de la ciudad donde está el general del turno. Después puede colocarla en otro sitio.',
  'about.choice.siege': 'Dado, denarios y guarniciones contra el escudo: ganado, se va una revuelta; si no, nada',
  'explained.choice.siege':
    'Asedio de una ciudad conectada, sublevada y sin ejército, por 1 a 3 denarios: dado romano, denarios y guarniciones que apoyan, duplicados por cada otro general junto a la ciudad, contra su escudo, duplicado por cada ejército junto al general. Si es mayor, la revuelta de arriba vuelve a la reserva. Si no, solo se pierden los denarios.',
  'about.choice.attack': 'Contra un ejército: ganado, se va con sus revueltas; perdido, el general y sus guarniciones',
  'explained.choice.attack':
    'Ataque a un ejército conectado, por 1 a 3 denarios: dado romano, denarios y guarniciones que apoyan contra dado hispano y revueltas que apoyan; cada otro general junto al ejército y cada otro ejército junto al general duplica. Mayor: se van el ejército y sus revueltas. Menor: se van el general y todas las guarniciones de su casilla, y la fase termina. Igual: nada.',
  'about.choice.lay': 'Una calzada guardada desde la ciudad donde está, 1 denario el segmento',
  'explained.choice.lay':
    'Construir una calzada (Ingenivm): un general solo en una ciudad construye una guardada, por 1 denario el segmento. Una de las dos ciudades debe tener ya calzada; ninguna puede estar sublevada ni ser capital.',
  'about.choice.call': 'Un cuarto general en una flota de Mare Balearicum, una vez, por 3 denarios',
  'explained.choice.call':
    'Llamar al procónsul: una vez en la partida, por 3 denarios, en una flota sin general de Mare Balearicum. Desde entonces actúa en cada turno.',
  'about.choice.bribe': '1 a 3 denarios: si el dado no los supera, un ejército normal lo sustituye; un intento',
  'explained.choice.bribe':
    'Pagar a traidores: un general junto al ejército especial gasta 1 a 3 denarios, una vez en la partida. Si el dado romano no los supera, un ejército normal ocupa su lugar para siempre. Si los supera, hay en el acto una tirada de revuelta; después sigue la fase.',

  'about.choice.roman': 'Señala la provincia',
  'explained.choice.roman':
    'El dado romano de la tirada de revuelta señala la provincia, de I a VI: tirado otra vez, puede llevar la revuelta a otra, a la ciudad del mismo número.',
  'about.choice.hispanic': 'Señala la ciudad',
  'explained.choice.hispanic':
    'El dado hispano de la tirada de revuelta señala la ciudad: tirado otra vez, puede llevar la revuelta a otra ciudad de la misma provincia.',
  'about.choice.raise': 'Cuando un romano asedia o ataca: 1 o 2 más para el escudo o el ejército',
  'explained.choice.raise':
    'Añadir: cuando un romano ha declarado un asedio o un ataque, puedes añadir 1 o 2 denarios al escudo o al dado del ejército, antes de duplicar.',
  'about.choice.again': 'Cuando tu dado ha salido mal: tirarlo otra vez por 1',
  'explained.choice.again':
    'Volver a tirar: por 1 denario tiras otra vez un dado de la tirada de revuelta, o tu dado de un combate. Vale la última tirada.',
  'about.choice.choose': 'Cuando un ejército tiene varios caminos: elegir uno por 1',
  'explained.choice.choose':
    'Los caminos de los ejércitos: antes del dado del movimiento de un ejército puedes elegir, por 1 denario, una de las ciudades a las que podría ir.',
  'about.choice.strike': 'Antes y después de mover: un ejército ataca a su lado, por 1 o 2',
  'explained.choice.strike':
    'Golpear: por 1 o 2 denarios, que se suman a su dado, un ejército ataca a un general o asedia una guarnición en una ciudad conectada, de cualquier provincia. Mueve de todos modos.',
  'about.choice.ask': 'Se te pregunta cada vez; la partida te espera',
  'explained.choice.ask': 'Preguntarme: decides cada vez, y la partida espera tu respuesta.',
  'about.choice.sensible': 'Se responde por ti en el acto, si un denario rinde bastante; nadie espera',
  'explained.choice.sensible':
    'Hacer lo sensato: se responde por ti en el acto. Añade cuando cada denario quita a Roma un sexto de las tiradas; vuelve a tirar cuando al menos la mitad de las caras es mejor, o la tirada de revuelta daría media revuelta más; elige un camino o golpea cuando eso vale, por denario, media revuelta más que el dado.',
  'about.choice.never': 'Ni se pregunta ni se hace: tus denarios quedan para lo demás',
  'explained.choice.never':
    'Nunca: no se te pregunta, y no se hace nada. Tus denarios del turno quedan para tus otras respuestas.',
};
