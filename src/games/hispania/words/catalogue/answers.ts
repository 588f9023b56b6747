// Over 200 lines: a catalogue of sentences.
import type { Entries } from '../../../../kit/words/common.js';

/** Where the game is, what an action would mean, what a die is rolled for. */
export const SAID = {
  game: ['Hispania', 'Hispania', 'Hispania'],
  'status.nation': [
    'Turn {turn} · {nation} · {phase}',
    'Tour {turn} · {nation} · {phase}',
    'Turno {turn} · {nation} · {phase}',
  ],
  'status.turn': ['Turn {turn}[ · {phase}]', 'Tour {turn}[ · {phase}]', 'Turno {turn}[ · {phase}]'],
  'status.over': [
    'The game ended with turn {turn}',
    'La partie s’est terminée au tour {turn}',
    'La partida terminó en el turno {turn}',
  ],

  'preview.submits': [
    '{nation} would submit to {suzerain}.',
    '{nation} se soumettrait à {suzerain}.',
    '{nation} se sometería a {suzerain}.',
  ],
  'preview.accepts': [
    'EL CID would fight for {nation} in {province}.',
    'EL CID combattrait pour {nation} ({province}).',
    'EL CID combatiría para {nation} ({province}).',
  ],
  'preview.major': [
    'Your major nation would be {nation}.',
    'Votre Nation majeure serait {nation}.',
    'Tu nación mayor sería {nation}.',
  ],
  'preview.bid': [
    'You would bid {points} VP for {nation}.',
    'Vous offririez {points} PV pour {nation}.',
    'Ofrecerías {points} PV por {nation}.',
  ],
  'preview.claims': [
    'You would claim {nation} for {points} VP.',
    'Vous réclameriez {nation} pour {points} PV.',
    'Reclamarías {nation} por {points} PV.',
  ],
  'preview.castle-removed': [
    'The Castle of {area} would be removed.',
    'Le Château-fort serait retiré ({area}).',
    'Se retiraría el castillo de {area}.',
  ],
  'preview.gold-over': [
    '{held} gold, the reserve overflows: {gold} would be lost, and it can still buy something.',
    '{held} Or, la réserve déborde : {gold:# serait perdu|# seraient perdus}, alors qu’on peut encore acheter.',
    '{held} de oro, la reserva se desborda: {gold:se perdería #|se perderían #}, y aún se puede comprar algo.',
  ],
  'preview.rest': [
    'The weakest would go: {gone}.',
    'Les plus faibles partiraient : {gone}.',
    'Se irían las más débiles: {gone}.',
  ],
  'preview.rest-gone': ['{gone}', '{gone}', '{gone}'],
  'preview.gold-left': ['Gold left: {gold}.', 'Or restant : {gold}.', 'Oro restante: {gold}.'],
  'preview.to-battle': [
    '[Lost if left there: {units} ({lost}).\n][Over the stack limit: {surplus:# unit|# units} would be removed ({crowded}).\n][Population: {people} units, limit {hoped} even with {won:the battle|# battles} won: as it stands, {hungry:# unit|# units} would be removed at the end of the turn.\n]Battles to fight: {areas}.[ {unmoved:# unit has|# units have} not moved.]',
    '[Perte en restant là : {units} ({lost}).\n][Empilement dépassé : {surplus:# unité serait retirée|# unités seraient retirées} ({crowded}).\n][Population : {people} unités, limite {hoped} même avec {won:le combat gagné|# combats gagnés} : en l’état, {hungry:# unité serait retirée|# unités seraient retirées} à la fin du tour.\n]Combats à livrer : {areas}.[ {unmoved:# unité n’a|# unités n’ont} pas bougé.]',
    '[Se pierden si se quedan ahí: {units} ({lost}).\n][Límite de apilamiento superado: {surplus:se retiraría # unidad|se retirarían # unidades} ({crowded}).\n][Población: {people} unidades, límite {hoped} aun con {won:el combate ganado|# combates ganados}: tal como está, {hungry:se retiraría # unidad|se retirarían # unidades} al final del turno.\n]Combates pendientes: {areas}.[ {unmoved:# unidad no se ha movido|# unidades no se han movido}.]',
  ],
  'preview.move-done': [
    '[Lost if left there: {units} ({lost}).\n][Over the stack limit: {surplus:# unit|# units} would be removed ({crowded}).\n][Population: {people} units, limit {limit}: as it stands, {hungry:# unit|# units} would be removed at the end of the turn.\n]No battle follows.[ {unmoved:# unit has|# units have} not moved.]',
    '[Perte en restant là : {units} ({lost}).\n][Empilement dépassé : {surplus:# unité serait retirée|# unités seraient retirées} ({crowded}).\n][Population : {people} unités, limite {limit} : en l’état, {hungry:# unité serait retirée|# unités seraient retirées} à la fin du tour.\n]Aucun combat ne suit.[ {unmoved:# unité n’a|# unités n’ont} pas bougé.]',
    '[Se pierden si se quedan ahí: {units} ({lost}).\n][Límite de apilamiento superado: {surplus:se retiraría # unidad|se retirarían # unidades} ({crowded}).\n][Población: {people} unidades, límite {limit}: tal como está, {hungry:se retiraría # unidad|se retirarían # unidades} al final del turno.\n]No sigue ningún combate.[ {unmoved:# unidad no se ha movido|# unidades no se han movido}.]',
  ],
  'preview.battle': ['{area}', '{area}', '{area}'],
  'preview.battles': ['{battles:# battle|# battles}', '{battles:# combat|# combats}', '{battles:# combate|# combates}'],
  'preview.odds': [
    '{province}: {attacker} (attack) against {defender}. [Until the defence is down to {left}: ]Attack wins {wins} %, defence {loses} %[, nobody is left {nobody} %][, the defence leaves {leaves} %]; average losses {attackerLosses} against {defenderLosses}, rounds {rounds}[; {points} VP on average, {most} at most].',
    '{province} : {attacker} (attaque) contre {defender}. [Tant qu’il reste plus de {left} à la défense : ]L’attaque gagne à {wins} %, la défense à {loses} %[, personne ne survit à {nobody} %][, la défense part à {leaves} %] ; pertes moyennes {attackerLosses} contre {defenderLosses}, rounds {rounds}[ ; {points} PV en moyenne, {most} au plus].',
    '{province}: {attacker} (ataque) contra {defender}. [Hasta que a la defensa le queden {left}: ]Gana el ataque en el {wins} %, la defensa en el {loses} %[, no queda nadie en el {nobody} %][, la defensa se va en el {leaves} %]; bajas medias {attackerLosses} contra {defenderLosses}, asaltos {rounds}[; {points} PV de media, {most} como máximo].',
  ],

  'roll.attack': [
    '{province}, attack by {nation}: {unit} at {target}',
    '{province}, attaque {nation} : {unit} sur {target}',
    '{province}, ataque de {nation}: {unit} a {target}',
  ],
  'roll.defence': [
    '{province}, defence by {nation}: {unit} at {target}',
    '{province}, défense {nation} : {unit} sur {target}',
    '{province}, defensa de {nation}: {unit} a {target}',
  ],
  'roll.march': [
    '{province}, {nation} against the march: {unit}',
    '{province}, {nation} contre la marche : {unit}',
    '{province}, {nation} contra la marcha: {unit}',
  ],
  'roll.draw': ['event drawn', 'tirage d’un événement', 'evento sacado'],
  'roll.lot': ['{nation}: drawn by lot', '{nation} : tirage au sort', '{nation}: sorteo'],
  'roll.opener': [
    'who opens the first auction[: {seat}]',
    'qui ouvre la première enchère[ : {seat}]',
    'quién abre la primera subasta[: {seat}]',
  ],
  'roll.lot-drawn': ['next lot', 'lot suivant', 'lote siguiente'],
  'roll.lot-dealt': [
    'dealing what nobody bid for',
    'distribution de ce que personne n’a demandé',
    'reparto de lo que nadie pidió',
  ],
  'roll.groups': ['order of the groups', 'ordre des groupes', 'orden de los grupos'],
} as const satisfies Entries;

/** Answers to questions: /nation, /province, /odds, /orders. The rest of a card is in card.ts. */
export const ANSWERS = {
  'answer.nation': [
    '**{nation}** · {seat} · {status} · {score} VP\n{provinces:# province|# provinces}, {people:# unit|# units}, limit {most}, income {income}, gold {gold} (reserve {reserve})',
    '**{nation}** · {seat} · {status} · {score} PV\n{provinces:# province|# provinces}, {people:# unité|# unités}, limite {most}, revenu {income}, Or {gold} (réserve {reserve})',
    '**{nation}** · {seat} · {status} · {score} PV\n{provinces:# provincia|# provincias}, {people:# unidad|# unidades}, límite {most}, ingresos {income}, oro {gold} (reserva {reserve})',
  ],
  'answer.nation-capital': ['Capital: {province}', 'Capitale : {province}', 'Capital: {province}'],
  'answer.nation-suzerain': [
    'Submitted to {nation}: of an income of {whole} it keeps {own}',
    'Soumission à {nation} : d’un revenu de {whole} il reste {own}',
    'Sometida a {nation}: de unos ingresos de {whole} conserva {own}',
  ],
  'answer.nation-units': ['{area}: {units}', '{area} : {units}', '{area}: {units}'],
  'answer.nation-pv': [
    'VP, end of turn {turn}: {provinces}',
    'PV, fin du tour {turn} : {provinces}',
    'PV, fin del turno {turn}: {provinces}',
  ],
  'answer.nation-pv-zones': [
    'VP, end of turn {turn}: {zone}: {each} each province, {all} for all of it',
    'PV, fin du tour {turn} : {zone} : {each} par province, {all} pour la zone entière',
    'PV, fin del turno {turn}: {zone}: {each} por provincia, {all} por la zona entera',
  ],
  'answer.nation-pv-castles': [
    'VP, end of turn {turn}: provinces with its Castle score their income, others {other}',
    'PV, fin du tour {turn} : les provinces avec son Château-fort valent leur revenu, les autres {other}',
    'PV, fin del turno {turn}: las provincias con su castillo valen sus ingresos, las demás {other}',
  ],
  'answer.nation-pv-ruins': [
    'VP, end of turn {turn}: provinces with a Ruin score their income, others {other}',
    'PV, fin du tour {turn} : les provinces avec une Ruine valent leur revenu, les autres {other}',
    'PV, fin del turno {turn}: las provincias con una ruina valen sus ingresos, las demás {other}',
  ],
  'answer.area': ['**{area}** (outside Hispania)', '**{area}** (hors d’Hispanie)', '**{area}** (fuera de Hispania)'],
  'answer.province': [
    '**{province}** · {zone} · {terrain} · income {income} · stack limit {stacking} · {coast}',
    '**{province}** · {zone} · {terrain} · revenu {income} · empilement {stacking} · {coast}',
    '**{province}** · {zone} · {terrain} · ingresos {income} · apilamiento {stacking} · {coast}',
  ],
  'answer.province-units': ['{nation}: {units}', '{nation} : {units}', '{nation}: {units}'],
  'answer.province-ruin': [
    'Castle of {nation} in ruins',
    'Château-fort en ruine ({nation})',
    'Castillo en ruinas ({nation})',
  ],
  'answer.province-neighbours': ['Next to: {areas}', 'Voisines : {areas}', 'Limita con: {areas}'],
  'answer.odds': [
    '**{province}**: attack by {attacker} ({attackers}) on {defender} ({defenders}).\n[{how}: ][Until the defence is down to {left}: the defence leaves {leaves} %, ]attack wins {wins} %, defence {loses} %[, nobody is left {nobody} %]; average losses {attackerLosses} against {defenderLosses}, rounds {rounds}[; {points} VP on average, {most} at most].',
    '**{province}** : {attacker} ({attackers}) attaque {defender} ({defenders}).\n[{how} : ][Tant que la défense a plus de {left} : elle part à {leaves} %, ]l’attaque gagne à {wins} %, la défense à {loses} %[, personne ne survit à {nobody} %] ; pertes moyennes {attackerLosses} contre {defenderLosses}, rounds {rounds}[ ; {points} PV en moyenne, {most} au plus].',
    '**{province}**: ataque de {attacker} ({attackers}) contra {defender} ({defenders}).\n[{how}: ][Mientras la defensa tenga más de {left}: se va en el {leaves} %, ]gana el ataque en el {wins} %, la defensa en el {loses} %[, no queda nadie en el {nobody} %]; bajas medias {attackerLosses} contra {defenderLosses}, asaltos {rounds}[; {points} PV de media, {most} como máximo].',
  ],
  'plan.ask-again': ['Ask me again', 'Me redemander', 'Volver a preguntarme'],
  'plan.stand-end': [
    'Order: stand in {province} to the end',
    'Ordre : tenir à {province} jusqu’au bout',
    'Orden: resistir en {province} hasta el final',
  ],
  'plan.stand-half': [
    'Order: stand in {province} until half are lost',
    'Ordre : tenir à {province} jusqu’à perdre la moitié',
    'Orden: resistir en {province} hasta perder la mitad',
  ],
  'answer.events-held': ['You hold: {events}.', 'Vous avez : {events}.', 'Tienes: {events}.'],
  'answer.event-does': ['**{event}**: {does}', '**{event}** : {does}', '**{event}**: {does}'],
  'answer.events-none': ['You hold no events.', 'Vous n’avez aucun événement.', 'No tienes ningún evento.'],
  'answer.sign-held': [
    'Your Sign of God has not been used yet.',
    'Votre Signe de Dieu n’a pas encore servi.',
    'Tu Señal de Dios aún no se ha usado.',
  ],
  'answer.sign-used': [
    'Your Sign of God has been used.',
    'Votre Signe de Dieu a servi.',
    'Tu Señal de Dios ya se ha usado.',
  ],
  'answer.events-now': [
    'Can be played now: {events} (under **My turn**, or `/event event:…`).',
    'Jouable maintenant : {events} (sous **Mon tour**, ou `/event event:…`).',
    'Se puede jugar ahora: {events} (en **Mi turno**, o `/event event:…`).',
  ],
  'answer.events-of': [
    '{seat}: {count:# counter|# counters}',
    '{seat} : {count:# pion|# pions}',
    '{seat}: {count:# ficha|# fichas}',
  ],
  'answer.events-left': ['Not drawn yet: {count}', 'Pas encore tirés : {count}', 'Aún sin sacar: {count}'],
  'answer.events-played': ['Played: {events}', 'Joués : {events}', 'Jugados: {events}'],
  'answer.battle-under-way': [
    '{province}: {attacker} and {defender} are fighting already.',
    '{province} : {attacker} et {defender} se battent déjà.',
    '{province}: {attacker} y {defender} ya están combatiendo.',
  ],
  'answer.no-orders': [
    'You have given no standing orders: **My turn** has “New standing order”.',
    'Vous n’avez donné aucun ordre permanent : **Mon tour** a « Nouvel ordre permanent ».',
    'No has dado ninguna orden permanente: **Mi turno** tiene «Nueva orden permanente».',
  ],
  'answer.order-stand': [
    '[{number}. ]Stand[, {nation}][, {province}]: {until}',
    '[{number}. ]Tenir[, {nation}][, {province}] : {until}',
    '[{number}. ]Resistir[, {nation}][, {province}]: {until}',
  ],
  'answer.order-retreat': [
    '[{number}. ]Retreat[, {nation}]: [{from} → ]{to}',
    '[{number}. ]Retraite[, {nation}] : [{from} → ]{to}',
    '[{number}. ]Retirada[, {nation}]: [{from} → ]{to}',
  ],
  'answer.order-submit': [
    '[{number}. ]{nation}: submission[ to {to}]: {answer}',
    '[{number}. ]{nation} se soumet[ à {to}] : {answer}',
    '[{number}. ]{nation}: sumisión[ a {to}]: {answer}',
  ],
  'answer.order-target': [
    '[{number}. ]Aim first[, {nation}]: {unit}',
    '[{number}. ]Viser d’abord[, {nation}] : {unit}',
    '[{number}. ]Apuntar primero[, {nation}]: {unit}',
  ],
  'answer.order-pass': [
    '[{number}. ]Let pass: {event}[, except for {unless}]',
    '[{number}. ]Laisser passer : {event}[, sauf pour {unless}]',
    '[{number}. ]Dejar pasar: {event}[, salvo para {unless}]',
  ],
  'answer.order-waiving': [
    'For now you are not asked, in this battle or turn: “Ask me again” takes that back.',
    'Pour l’instant on ne vous demande rien, dans ce combat ou ce tour : « Me redemander » l’annule.',
    'De momento no se te pregunta, en este combate o turno: «Volver a preguntarme» lo anula.',
  ],
  'answer.order-ignore': [
    '[{number}. ]Events in others’ battles[, {nation}]: do not ask me',
    '[{number}. ]Événements dans les combats des autres[, {nation}] : ne pas me demander',
    '[{number}. ]Eventos en combates ajenos[, {nation}]: no preguntarme',
  ],
  'answer.order-purchase': [
    '[{number}. ]When the reserve of {nation} overflows, buy: {unit}',
    '[{number}. ]Quand la réserve déborde ({nation}), acheter : {unit}',
    '[{number}. ]Cuando se desborde la reserva ({nation}), comprar: {unit}',
  ],
  'answer.order-capital': [
    '[{number}. ]Capital of {nation} in {province}, when a retreat there needs the room',
    '[{number}. ]Capitale ({nation}) : {province}, quand une retraite y manque de place',
    '[{number}. ]Capital de {nation} en {province}, cuando una retirada allí necesite sitio',
  ],
  'answer.order-bid': [
    '[{number}. ]Auction of {nation}: bid {points} VP at most',
    '[{number}. ]Enchère de {nation} : miser {points} PV au plus',
    '[{number}. ]Subasta de {nation}: pujar {points} PV como máximo',
  ],
  'answer.order-mission': [
    '[{number}. ]EL CID, asked to fight[ for {nation}]: {answer}',
    '[{number}. ]EL CID, appelé à combattre[ pour {nation}] : {answer}',
    '[{number}. ]EL CID, llamado a combatir[ por {nation}]: {answer}',
  ],
} as const satisfies Entries;
