import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  // A nation in a line: when, how strong, what for. Its card is made of the facts.
  'about.nation.carthage':
    'Turnos 1–5: 19 infanterías por mar, Invasión. La costa sur; luego 3 PV por unidad a Narbona.',
  'about.nation.galicien': 'Hasta el final: 7 infanterías como mucho, al noroeste. Galicia y Asturias puntúan siempre.',
  'about.nation.cantabrien': 'Turnos 1–8: 8 infanterías como mucho, al norte. 3 PV por élite de ROMA; luego VISIGODOS.',
  'about.nation.lusitanien':
    'Turnos 1–12: 12 infanterías como mucho, al oeste. Viriathus en el turno 5; luego BADAJOZ.',
  'about.nation.basque':
    'Turnos 1–13: 8 infanterías como mucho, en los Pirineos. 3 PV por élite de ROMA; luego NAVARRA.',
  'about.nation.celte': 'Hasta el final: 8 infanterías como mucho, al suroeste. Algarve y Lisboa puntúan siempre.',
  'about.nation.ibere':
    'Turnos 1–3: 13 infanterías como mucho, centro y este. 2 PV por infantería de CARTAGO; luego ROMA.',
  'about.nation.rome': 'Turnos 2–5: hasta 40 élites, fuertes gratuitos, Invasión. Sur y Este; luego HISPANORROMANOS.',
  'about.nation.hispano-romain': 'Desde el turno 6: 8 unidades de ROMA como mucho, y sus fuertes. El sur y el sureste.',
  'about.nation.vandale': 'Turnos 6–9: 15 infanterías, Invasión hacia el sur; luego 1 PV por unidad a África. Sin oro.',
  'about.nation.alain': 'Turnos 6–10: 12 infanterías, 5 caballerías, Invasión. El centro y Lusitania; luego se van.',
  'about.nation.sueve': 'Turnos 6–13: 13 infanterías, Invasión del noroeste, para quedarse; luego LEÓN.',
  'about.nation.wisigoth': 'Turnos 6–12: 32 infanterías, castillos, toda Hispania en el turno 9; luego CASTILLA.',
  'about.nation.byzance': 'Del turno 9 al final: 16 infanterías por mar. La costa sureste y las islas.',
  'about.nation.omeyyad':
    'Turnos 11–14: 8 caballerías, 20 infanterías y más, Invasión con celo; luego cuatro emiratos.',
  'about.nation.franc': 'Turnos 9–15: poca infantería al noreste, Roland en el turno 12, caballeros; luego ARAGÓN.',
  'about.nation.aragon': 'Desde el turno 16: heredero de los FRANCOS. Cruzada de Ramirez; 3 PV por castillo musulmán.',
  'about.nation.badajoz-nation':
    'Desde el turno 12: al oeste, 6 infanterías o más, 3 castillos. 3 PV por caballero cristiano.',
  'about.nation.saragosse-nation': 'Desde el turno 15: 12 infanterías, 3 castillos, hasta 6 provincias junto al Ebro.',
  'about.nation.navarre': 'Desde el turno 14: heredera de los VASCONES, Sancho en el turno 15. Pamplona y País Vasco.',
  'about.nation.leon-nation':
    'Desde el turno 14: 6 unidades de los SUEVOS. León, noroeste; 3 PV por castillo musulmán.',
  'about.nation.castille': 'Desde el turno 13: 11 unidades del norte, caballeros. 5 PV por líder musulmán; Toledo.',
  'about.nation.seville-nation':
    'Desde el turno 15: 12 unidades y los castillos de los OMEYAS. Sevilla, Córdoba, Toledo.',
  'about.nation.valence-nation': 'Desde el turno 15: 5 infanterías y un castillo. Valencia, la costa y las islas.',
  'about.nation.grenade-nation': 'Desde el turno 15: 7 infanterías y un castillo. Granada, Gibraltar y el sureste.',
  'about.nation.el-cid':
    'Desde el turno 17: 3 caballeros, 5 infanterías. Lucha por paga; 5 PV por conquistar Valencia.',
  'about.nation.almoravide': 'Desde el turno 18: 26 élites, Invasión con celo. El sur musulmán; 2 PV por caballero.',
  'about.nation.croisade': 'Solo el turno 20: 3 caballeros, 5 infanterías por mar. 5 PV por castillo musulmán.',
  'about.nation.almohade': 'Turnos 20–21: 22 élites, Invasión. 5 PV por castillo cristiano, 3 por musulmán.',
  'explained.nation':
    '**{nation}**[ · {seat}][ · {score} PV hasta ahora]\n{what}[\nLlega: {comes}.][\nSu tierra al final del turno {turn}: {land}.][ {sum} PV en total.][\nEn el tablero: {units}.][\nPuja mínima: {least} PV, que se restan de tu puntuación.][ Incompatible: {rivals}.]\nToda su ficha: `/nation`.',
  'about.group.any': 'sus naciones[: {nations}]',
  'explained.group.any':
    '**{group}**: juegas todas sus naciones, cada una cuando le llega la hora[: {nations}]. Tu puja se resta de tu puntuación final; el mejor postor se lleva el grupo.',

  // The event counters (10.3): a line for menus, a card with the moment.
  'about.event.armee': 'Una unidad gratuita de una clase que posee',
  'explained.event.armee':
    '**Ejército** – en las compras de tu nación: una unidad gratuita de una clase que tiene, ni castillo, ni fuerte, ni líder. No cuenta para el límite de una unidad nueva por provincia.[ {count} de las {total} fichas.]',
  'about.event.bravoure': 'Una unidad ataca dos veces, antes que las demás',
  'explained.event.bravoure':
    '**Bravura** – antes de los dados de un asalto: una de tus unidades, no un castillo, ataca dos veces antes que las demás, a una o dos clases de objetivo, no a un castillo. Lo que destruye no responde.[ {count} de las {total} fichas.]',
  'about.event.chateau-fort': 'Un castillo gratuito, desde el turno 8',
  'explained.event.chateau-fort':
    '**Castillo** – en las compras de tu nación, desde el turno 8: un castillo gratuito donde no tenga castillo ni fuerte. Ahorra 8 de oro; también para una nación que no los tiene en su ficha (dos fichas especiales).[ {count} de las {total} fichas.]',
  'about.event.de': 'Se repite el asalto',
  'explained.event.de':
    '**Dado** – tras los dados de un asalto en que combates: ambos bandos lo repiten y el primer resultado no cuenta. Vale más tras un mal asalto.[ {count} de las {total} fichas.]',
  'about.event.embuscade': 'Defensor en llano: se combate como en montaña',
  'explained.event.embuscade':
    '**Emboscada** – antes de los primeros dados, para un defensor en llano: ambos bandos combaten como en montaña. La caballería acierta entonces con 8 o 9 en vez de 4 o 5.[ {count} de las {total} fichas.]',
  'about.event.fougue': 'Tras el combate, una pila mueve y combate otra vez',
  'explained.event.fougue':
    '**Furia** – tras los combates de tu nación: las unidades de una provincia mueven y combaten otra vez, con +1 unidad en ataque (+2 con un líder).[ {count} de las {total} fichas.]',
  'about.event.indiscipline': 'Un caballero enemigo cae al primer impacto',
  'explained.event.indiscipline':
    '**Indisciplina** – al principio de un combate: un caballero enemigo cae al primer impacto en vez del segundo.[ {count} de las {total} fichas.]',
  'about.event.invasion': 'Una pila mueve y combate dos veces',
  'explained.event.invasion':
    '**Invasión** – en las compras de tu nación: una de sus pilas tiene un segundo movimiento y un segundo combate este turno, con +2 unidades en ataque. No vale para una nación que invade según su ficha.[ {count} de las {total} fichas.]',
  'about.event.longue-vie': 'Un líder de un solo turno se queda otro',
  'explained.event.longue-vie':
    '**Larga vida** – en cualquier momento antes de que se vaya: uno de tus líderes de un solo turno se queda otro.[ {count} de las {total} fichas.]',
  'about.event.nul': 'Anula el evento recién jugado',
  'explained.event.nul':
    '**Nulo** – justo cuando otro juega un evento: no tiene efecto, y su ficha se gasta igual. Un Nulo se puede anular con otro Nulo; una Señal de Dios, no.[ {count} de las {total} fichas.]',
  'about.event.remise': 'Las fichas jugadas vuelven a la bolsa',
  'explained.event.remise':
    '**Devolución** – se enseña al sacarla: todas las fichas jugadas vuelven a la bolsa, y el jugador saca otra.[ {count} de las {total} fichas.]',
  'about.event.retraite': 'Retirada antes del primer asalto',
  'explained.event.retraite':
    '**Retirada** – al principio de un combate: tu bando se retira antes del primer asalto, según la regla normal, sin bajas. No se somete por ese combate.[ {count} de las {total} fichas.]',
  'about.event.ruse': 'Atacante en montaña: se combate como en llano',
  'explained.event.ruse':
    '**Ardid** – antes de los primeros dados, para un atacante en montaña: ambos bandos combaten como en llano. La caballería acierta entonces con 4 o 5 en vez de 8 o 9.[ {count} de las {total} fichas.]',
  'about.event.tactique': '+2 a todos sus dados en este asalto',
  'explained.event.tactique':
    '**Táctica** – antes de los dados de un asalto: +2 a todos los dados de tu nación en ese asalto, además de un líder. Un 1 falla siempre.[ {count} de las {total} fichas.]',
  'about.event.traitrise': 'El castillo enemigo cae al primer impacto',
  'explained.event.traitrise':
    '**Traición** – al principio de un combate: un castillo enemigo que está allí cae al primer impacto en vez del tercero.[ {count} de las {total} fichas.]',
  'about.event.tresor': '6 de oro más',
  'explained.event.tresor':
    '**Tesoro** – en las compras de tu nación: 6 de oro más para gastar. No vale para una nación que nunca tiene oro.[ {count} de las {total} fichas.]',

  // Units. The numbers are those needed on a ten-sided die.
  'about.unit.infantry':
    '[{price} de oro. ]Mueve 2. Ataque: impacta a infantería y caballería con 7 o más, a más fuertes con 8.',
  'explained.unit.infantry':
    '**Infantería**[, {price} de oro] – mueve 2 provincias. En ataque acierta a infantería y caballería con 7 (8 en montaña), a élite, caballero y castillo con 8 (9). En defensa a la infantería con 7, a élite y caballero con 8, a la caballería con 9 (7). Un impacto la destruye. Cuenta en el apilamiento y en la población.',
  'about.unit.elite': 'Mueve 3. Ataque: impacta a infantería con 6, caballería con 7, más fuertes con 8. No se compra.',
  'explained.unit.elite':
    '**Élite** – mueve 3 provincias. En ataque acierta a la infantería con 6 (7 en montaña), a la caballería con 7 (8), a élite, caballero y castillo con 8 (9). En defensa acierta como la infantería. La infantería solo le acierta con 8. Un impacto la destruye. No se compra.',
  'about.unit.cavalry': 'Mueve 4. En llano acierta con 4 o 5, en montaña con 8 o 9. No se compra.',
  'explained.unit.cavalry':
    '**Caballería** – mueve 4 provincias. En ataque en llano acierta a infantería y caballería con 4, a élite, caballero y castillo con 5; en montaña con 8 y 9. En llano los defensores solo le aciertan con 9 (7 en montaña). En defensa acierta como la infantería. Un impacto la destruye. No se compra.',
  'about.unit.knight': '[{price} de oro. ]Mueve 2. Acierta con 5 o 6, en ataque y defensa; aguanta un impacto.',
  'explained.unit.knight':
    '**Caballero**[, {price} de oro] – mueve 2 provincias. En ataque acierta a infantería y caballería con 5 (6 en montaña), a élite, caballero y castillo con 6 (7); en defensa a la infantería con 5, a élite y caballero con 6, a la caballería con 7. Hacen falta dos impactos; tras el primero no puede retirarse.',
  'about.unit.crusader': 'Un caballero que se va con Ramirez al final del turno 16.',
  'explained.unit.crusader':
    '**Cruzado** – uno de los dos caballeros de ARAGÓN del turno 16: un caballero normal (dos impactos, acierta con 5 o 6), pero se va con Ramirez al final del turno 16.',
  'about.unit.castle': '[{price} de oro. ]Ni mueve ni se retira. Tres dados, tres impactos; sin población.',
  'explained.unit.castle':
    '**Castillo**[, {price} de oro] – ni mueve ni se retira. En defensa tiene tres dados, uno menos por impacto, y cae al tercero; se vuelve ruina. Cuenta en el apilamiento, no en la población; algunas naciones solo tienen ingresos o PV donde hay uno. Uno por provincia. Junto a él cada unidad detiene solo a una de las que pasan, en vez de a dos.',
  'about.unit.fort': 'Gratuito para ROMA. No mueve; un dado, un impacto; sin población.',
  'explained.unit.fort':
    '**Fuerte** – aparece gratis en las provincias que ROMA tiene o cruza en los turnos 4 y 5. Ni mueve ni se retira. El de ROMA lucha como una élite, el de los HISPANORROMANOS como una infantería, con un dado; un impacto lo destruye para siempre. Cuenta en el apilamiento, no en la población.',
  'about.unit.berber': 'Solo mueve con Al Mansur. Acierta con 7 (5 con él), le aciertan con 9; se va tras el turno 14.',
  'explained.unit.berber':
    '**Bereber** – los OMEYAS lo compran con PV en el turno 14. Solo mueve con Al Mansur, hasta 3 provincias, fuera de los límites de apilamiento y población. Acierta a cualquier unidad con 7 (5 con Al Mansur) y le aciertan con 9, en todo terreno. Se va al final del turno 14.',
  'about.leader.any': 'Líder[ de {nation}][, hasta el final del turno {last}]: +2 a todos los dados, 1 provincia más.',
  'explained.leader.any':
    '[**{leader}**, ]líder[ de {nation}][, aquí hasta el final del turno {last}] – donde está, todos los dados de su bando tienen +2, atacan dos unidades más en vez de una, quien hace con él todo el camino avanza una provincia más, y la montaña no los detiene. Solo, mueve 3 provincias. No tira dados, no cuenta en ningún límite, y muere cuando caen todas las unidades que están con él.',

  // Places.
  'about.province.any':
    '[{terrain}, ingresos {income}][, {held} de {stack} unidades][; {points} PV para {nation} en el turno {turn}][; {foes}]',
  'explained.province.any':
    '[**{province}** – {zone}, {terrain}, ingresos {income} de oro, {stack} unidades por nación, {coast}.][ Para {nation} vale {points} PV al final del turno {turn}.][ Allí: {there}.][ Junto a: {near}.]',
  'about.area.afrique': 'Fuera del tablero. De aquí se entra por Cádiz o Gibraltar, en este movimiento.',
  'explained.area.afrique':
    '**África** – fuera del tablero. Las unidades que llegan aquí entran en Hispania por Cádiz o Gibraltar, que cuentan como una provincia, y pueden seguir. Lo que siga aquí al final del movimiento se pierde. Los VÁNDALOS puntúan por las unidades que pasan aquí.',
  'about.area.gascogne': 'Fuera del tablero, al norte de los Pirineos. Quien llega aquí sigue en este movimiento.',
  'explained.area.gascogne':
    '**Gascuña** – fuera del tablero, al norte de los Pirineos occidentales. Las unidades que llegan aquí deben salir en este movimiento; no les cuesta nada. Solo ROMA, los VISIGODOS (hasta el turno 9) y los FRANCOS pueden quedarse o retirarse aquí.',
  'about.area.narbonne': 'Fuera del tablero, al norte de los Pirineos. Quien llega aquí sigue en este movimiento.',
  'explained.area.narbonne':
    '**Narbona** – fuera del tablero, al norte de los Pirineos orientales. Las unidades que llegan aquí deben salir en este movimiento; no les cuesta nada. ROMA, los VISIGODOS (hasta el turno 9) y los FRANCOS pueden quedarse; CARTAGO (turno 2) y los OMEYAS (turnos 11, 12) puntúan por las unidades que van aquí.',
  'about.area.sea': 'De aquí se desembarca en un fondeadero abierto; lo que se queda se pierde sin supremacía naval.',
  'explained.area.sea':
    '**En el mar** – las unidades desembarcan en un fondeadero abierto (Valencia, Dénia, Cartagena, Gibraltar, Cádiz, Sevilla, Mallorca, Ibiza), que cuenta como una provincia, y pueden seguir. Lo que siga en el mar al final del movimiento se pierde, salvo con supremacía naval: BIZANCIO en los turnos 9 y 10, los OMEYAS en el 12.',

  // Standing orders: what each kind settles in advance. Nobody else sees them.
  'about.choice.stand': 'Cuánto resisten tus unidades, sin preguntarte tras cada asalto.',
  'explained.choice.stand':
    '**Resistir en combate** – tras cada asalto se te preguntaría si te retiras. Esta orden responde: hasta el final, hasta perder la mitad de las unidades, o solo el primer asalto. Para una nación y provincia, o para todas; vale la orden más concreta.',
  'about.choice.retreat': 'Adónde van tus unidades cuando dejan un combate o deben irse.',
  'explained.choice.retreat':
    '**Adónde retirarse** – la provincia a la que se retiran tus unidades de un combate o cuando las echan. Si no pueden ir allí, se te pregunta. Varias órdenes se prueban en su orden.',
  'about.choice.submit': 'Si tu nación se somete a la que la ataca.',
  'explained.choice.submit':
    '**Sumisión** – tu respuesta cuando tu nación, atacada y pequeña, puede someterse: sí o no, a un soberano o a cualquiera. «Debe» en su ficha no deja elegir.',
  'about.choice.target': 'A qué clase de unidad apuntan primero tus dados, si la hay.',
  'explained.choice.target':
    '**Primer objetivo** – en combate tus dados apuntan primero a esta clase de unidad enemiga si la hay, y si no a lo que aciertan con más facilidad. Ya no se te preguntan los objetivos.',
  'about.choice.pass': 'Qué eventos dejas pasar, sin que se te pregunte por ellos.',
  'explained.choice.pass':
    '**Dejar pasar un evento** – no se te pregunta si juegas este evento, o un Nulo contra alguno; puedes exceptuar los de una nación.',
  'about.choice.ignore': 'Sin preguntas por eventos en combates en los que no estás.',
  'explained.choice.ignore':
    '**Eventos de combates ajenos** – cuando combaten otros y uno juega un evento, no se te pide un Nulo. Para una nación o para todas.',
  'about.choice.purchase': 'Qué compra tu nación en el acto cuando un tributo desborda su reserva.',
  'explained.choice.purchase':
    '**Compra del soberano** – cuando el tributo de un vasallo supera tu reserva, se perdería oro. Esta orden compra en el acto una unidad, o nada.',
  'about.choice.capital': 'Qué provincia se vuelve capital cuando a una retirada le falta un sitio allí.',
  'explained.choice.capital':
    '**Capital en una retirada** – una capital admite una unidad más. Esta provincia será la capital de tu nación cuando sus unidades en retirada no quepan allí de otro modo.',
  'about.choice.bid': 'Hasta cuántos PV pujas por una nación, sin que se te pregunte cada vez.',
  'explained.choice.bid':
    '**Puja en una subasta** – tu máximo por una nación. En una subasta abierta supera a los demás por lo mínimo; una puja secreta se escribe por ese valor. 0: no pujas.',
  'about.choice.mission': 'Si EL CID lucha por una nación que se lo pide en el turno 17.',
  'explained.choice.mission':
    '**Misiones de EL CID** – tu respuesta a quien lo contrata, a uno o a todos. Si va, va con toda la fuerza que admite la provincia. Ganas en PV el oro que le pagan.',
  'about.choice.end': 'Nadie se retira, pase lo que pase.',
  'explained.choice.end': '**Hasta el final** – tus unidades luchan hasta que cae un bando. No se te pregunta más.',
  'about.choice.half': 'Se retiran cuando se pierde la mitad de las que había al principio.',
  'explained.choice.half':
    '**Hasta perder la mitad** – tus unidades resisten hasta perder la mitad de las que había al principio del combate, y entonces se retiran si pueden; castillos, fuertes y caballeros heridos se quedan.',
  'about.choice.first': 'Se retiran tras el primer asalto.',
  'explained.choice.first':
    '**Solo el primer asalto** – tus unidades luchan un asalto y se retiran si pueden; castillos, fuertes y caballeros heridos se quedan.',
  'about.choice.any': 'Para todas; una orden más concreta va antes.',
  'explained.choice.any':
    '**Cualquiera** – la orden vale para todas. Si das además una para una nación, provincia o evento concreto, se sigue esa.',
  'about.choice.none': 'Nada de eso.',
  'explained.choice.none': '**Ninguno** – no se compra, exceptúa ni sustituye nada.',
  'about.choice.sign': 'Una vez por partida: se repite un asalto en que combates.',
  'explained.choice.sign':
    '**Señal de Dios** – una vez en la partida, tras los dados de un asalto en que lucha una nación tuya: ambos bandos lo repiten, y el primer resultado no cuenta. Nada la anula.',
  'about.choice.aside': 'Fuera del tablero, donde esperan las fichas.',
  'explained.choice.aside':
    '**Fuera del tablero** – un castillo reconstruido sale de las fichas libres, sin quitar otro de ninguna parte; las unidades de EL CID esperan allí entre sus combates.',
  'about.choice.ask-me': 'Se te pregunta adónde cuando llegue el momento.',
  'explained.choice.ask-me':
    '**Preguntarme entonces** – resisten hasta perder la mitad; adónde van se pregunta entonces.',

  // Answers.
  'about.choice.yes': 'Acaba el combate; medio ingreso y medios PV, pero el soberano ya no es enemigo.',
  'explained.choice.yes':
    '**Sí, someterse** – acaba el combate, y todas las unidades del soberano dejan las provincias de tu nación. Mientras dure no luchan entre sí, tu nación conserva la mitad de sus ingresos (hacia abajo) y de los PV que gana (hacia arriba), y sus provincias cuentan también para el soberano. Sigue jugando por sí misma, y vuelve a ser libre en el turno que dice su ficha, o cuando el soberano desaparece.',
  'about.choice.no': 'El combate sigue; se te pregunta otra vez tras cada asalto.',
  'explained.choice.no':
    '**No, seguir libre** – el combate sigue. Aún puedes retirarte, y se te pregunta otra vez tras cada asalto en que a ambos les quede una unidad.',
  'about.choice.accept': 'EL CID lucha allí ahora; ganas en PV el oro que le pagan.',
  'explained.choice.accept':
    '**Aceptar** – eliges quién va, tantos como caben en la provincia y dos más; atacan en el acto. Por cada infantería o caballería destruida o expulsada se le paga 1 de oro, 2 por un caballero, 3 por un castillo, otros tantos PV para ti; quien lo contrata puntúa lo destruido. Luego vuelven; las bajas no.',
  'about.choice.refuse': 'EL CID se queda fuera del tablero; no se pierde nada.',
  'explained.choice.refuse':
    '**Rechazar** – las unidades de EL CID quedan enteras para otros que lo contraten, y para Valencia en su propia secuencia. Esa nación no puede pedirlo más este turno.',
  'about.choice.claim': 'Tienes la nación por su mínimo; si la reclama otro, pujáis entre vosotros.',
  'explained.choice.claim':
    '**Reclamarla** – estás por debajo del mínimo de naciones, y te quedas con esta por su puja mínima. Si la reclama también otro, solo pujan quienes la reclamaron.',
  'about.choice.waive': 'No la reclamas, y puedes pujar como los demás.',
  'explained.choice.waive': '**Dejarla** – no usas tu derecho; si no lo usa nadie, se subasta, y puedes pujar.',

  // The set-up.
  'about.setup.scenario.A': 'Turnos 1–13, 320 a. C. a 929: de CARTAGO a los OMEYAS. El más corto, para empezar.',
  'explained.setup.scenario.A':
    '**A**, turnos 1 a 13, estándar o avanzada: de CARTAGO y ROMA a los OMEYAS, pasando por los bárbaros y los VISIGODOS. El más corto; de 3 a 6 naciones por jugador. En la versión estándar los grupos de ROMA, CARTAGO, GALAICOS y CÁNTABROS empiezan con 3, 16, 8 y 0 PV, por las naciones que no llegan.',
  'about.setup.scenario.B': 'Turnos 4–15, solo avanzada: de la Invasión de ROMA a los emiratos. 3 a 6 naciones.',
  'explained.setup.scenario.B':
    '**B**, turnos 4 a 15, solo versión avanzada: empieza con la Invasión de ROMA y acaba con los primeros emiratos. Las naciones se subastan; cada uno tiene de 3 a 6.',
  'about.setup.scenario.C': 'Turnos 4–19: de la Invasión de ROMA a EL CID y los ALMORÁVIDES. Largo.',
  'explained.setup.scenario.C':
    '**C**, turnos 4 a 19, estándar o avanzada: empieza con la Invasión de ROMA y lleva a la Reconquista, a EL CID y a los ALMORÁVIDES. De 4 a 8 naciones por jugador en la versión avanzada.',
  'about.setup.scenario.D': 'Turnos 1–19: toda la historia, de CARTAGO a los ALMORÁVIDES. Muy largo.',
  'explained.setup.scenario.D':
    '**D**, turnos 1 a 19, estándar o avanzada: todo, del desembarco de CARTAGO a los ALMORÁVIDES. De 4 a 8 naciones por jugador en la versión avanzada.',
  'about.setup.scenario.E': 'Turnos 1–21, solo avanzada: D y dos turnos más, con CRUZADA y ALMOHADES.',
  'explained.setup.scenario.E':
    '**E**, turnos 1 a 21, solo versión avanzada: el escenario D, y después la CRUZADA y los ALMOHADES en los turnos 20 y 21, con tablas propias para el último turno.',
  'about.setup.version.standard': 'Cuatro jugadores, cada uno con un grupo fijo de naciones. Para aprender.',
  'explained.setup.version.standard':
    '**Estándar** – cuatro jugadores; las naciones forman cuatro grupos fijos de igual fuerza, uno por jugador. Sin subastas: se empieza a jugar en el acto.',
  'about.setup.version.advanced': 'Cuatro o cinco jugadores; las naciones se subastan por PV cuando aparecen.',
  'explained.setup.version.advanced':
    '**Avanzada** – cuatro o cinco jugadores; cada uno empieza con una nación mayor por su puntuación inicial, y las demás se subastan en el turno en que aparecen. La puja se resta de la puntuación final; las naciones incompatibles nunca están en una misma mano.',
  'about.setup.groups.seated': 'Primer asiento: grupo de CARTAGO; luego OMEYAS, VISIGODOS, ROMA.',
  'explained.setup.groups.seated':
    '**Por orden de asientos** – el primero en unirse tiene el grupo 1 (CARTAGO), el siguiente el 2 (OMEYAS), 3 (VISIGODOS) y 4 (ROMA); en la versión avanzada eligen su nación mayor en ese orden.',
  'about.setup.groups.drawn': 'El azar decide quién juega cada grupo.',
  'explained.setup.groups.drawn':
    '**Por sorteo** – los grupos se reparten al azar; en la versión avanzada, el orden en que se elige nación mayor.',
  'about.setup.events.on': '27 fichas secretas: dos cada uno al principio y en los turnos 4, 8, 12 y 16.',
  'explained.setup.events.on':
    '**Con eventos** – cada uno tiene fichas secretas que se juegan una vez: una unidad gratuita, 6 de oro, un segundo movimiento, un ardid de batalla, o un Nulo contra el de otro. Por correspondencia se pregunta a los demás antes de cada combate y asalto, y eso lleva tiempo; las órdenes permanentes lo acortan.',
  'about.setup.events.off': 'Sin fichas de evento: más rápido, y nada oculto.',
  'explained.setup.events.off':
    '**Sin eventos** – no hay fichas secretas. Los combates van más deprisa, pues no se pregunta a nadie.',
  'about.setup.sign-of-god.on': 'Una vez por partida cada jugador puede hacer repetir un asalto.',
  'explained.setup.sign-of-god.on':
    '**Con la Señal de Dios** – una vez en la partida cada jugador puede hacer que ambos bandos repitan un asalto en que lucha su nación.',
  'about.setup.sign-of-god.off': 'Lo tirado, tirado está.',
  'explained.setup.sign-of-god.off': '**Sin la Señal de Dios** – no se repite ningún asalto, salvo por el evento Dado.',
  'about.setup.submission-of-all.on': 'Toda nación pequeña puede someterse a otra el doble de grande.',
  'explained.setup.submission-of-all.on':
    '**Sumisión de todos** – tras un asalto, toda nación con la mitad de unidades de la otra como mucho puede someterse a ella, además de lo que dicen las fichas; unas pocas nunca. Más pactos y más maneras de sobrevivir.',
  'about.setup.submission-of-all.off': 'Solo pueden o deben someterse las naciones cuya ficha lo dice.',
  'explained.setup.submission-of-all.off':
    '**Sumisión según las fichas** – solo se someten las naciones pequeñas cuya ficha nombra un soberano.',
  'about.setup.group-bids.on': 'Pujas secretas en PV deciden quién juega cada grupo o nación mayor.',
  'explained.setup.group-bids.on':
    '**Se puja por los grupos** – cada uno escribe una puja secreta por cada grupo (en la versión avanzada, por cada nación mayor). Se lo lleva el mejor postor que aún no tiene; su puja se resta de su puntuación final.',
  'about.setup.group-bids.off': 'Grupos según la opción «grupos», sin pujas.',
  'explained.setup.group-bids.off':
    '**Sin pujas por los grupos** – van por orden de asientos o por sorteo, y no cuestan nada.',
  'about.setup.secret-bids.on': 'Avanzada: en cada subasta, una puja secreta cada uno. Más rápido a distancia.',
  'explained.setup.secret-bids.on':
    '**Pujas secretas** (versión avanzada) – por cada nación todos escriben a la vez una puja secreta; gana la más alta, y los empatados pujan otra vez. Más rápido a distancia que subir por turnos.',
  'about.setup.secret-bids.off': 'Avanzada: se puja a la vista, subiendo por turnos.',
  'explained.setup.secret-bids.off':
    '**Pujas abiertas** (versión avanzada) – se sube por turnos hasta que nadie sube; pagas tu última puja, a menudo menos de lo que habrías escrito.',
  'about.setup.barbarian.on': 'Avanzada: más PV por provincias, castillos y bajas. Más guerra.',
  'explained.setup.barbarian.on':
    '**Hispania bárbara** (versión avanzada) – cada provincia puntúa lo mejor entre ficha e ingresos, cada castillo 2 PV; las bajas causadas al menos 5 por un líder, 3 por un caballero o castillo de otra religión, 2 por una élite, caballería o fuerte. Luchar rinde más.',
  'about.setup.barbarian.off': 'Los PV según las fichas.',
  'explained.setup.barbarian.off':
    '**Según las fichas** – provincias y bajas puntúan lo que dice la ficha de cada nación.',
};
