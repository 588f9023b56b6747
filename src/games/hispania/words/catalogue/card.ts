// Over 200 lines: a catalogue of sentences.
import type { Entries, Entry } from '../../../../kit/words/common.js';

/** The lines of a nation's card, as `/nation` and `/rules` show it. All numbers come from the data. */
export const CARD = {
  'answer.card-head': [
    '**{nation}**: number {order} in playing order[, group {group}], {religion}',
    '**{nation}** : numéro {order} dans l’ordre de jeu[, groupe {group}], {religion}',
    '**{nation}**: número {order} en el orden de juego[, grupo {group}], {religion}',
  ],
  'answer.card-income': [
    'Income: {income}[, from turn {from}]. Reserve: {reserve} gold.',
    'Revenu : {income}[, à partir du tour {from}]. Réserve : {reserve} Or.',
    'Ingresos: {income}[, desde el turno {from}]. Reserva: {reserve} de oro.',
  ],
  'answer.card-no-income': ['It never has any gold.', 'Jamais d’Or.', 'Nunca tiene oro.'],
  'answer.card-units': [
    'Counters: {limits}[; from turn 20: {late}].[ Buys: {buys}.]',
    'Pions : {limits}[ ; à partir du tour 20 : {late}].[ Achète : {buys}.]',
    'Fichas: {limits}[; desde el turno 20: {late}].[ Compra: {buys}.]',
  ],
  'answer.card-arrival': [
    'Turn {turn}: {units} ({at}[; landing: {landing}])[; {note}]',
    'Tour {turn} : {units} ({at}[ ; débarquement : {landing}])[ ; {note}]',
    'Turno {turn}: {units} ({at}[; desembarco: {landing}])[; {note}]',
  ],
  'answer.card-arrival-up-to': [
    'Turn {turn}: up to {units} on the board ({at})',
    'Tour {turn} : jusqu’à {units} sur la carte ({at})',
    'Turno {turn}: hasta {units} en el tablero ({at})',
  ],
  'answer.card-invasion': ['Invasion on turn {turn}.', 'Invasion au tour {turn}.', 'Invasión en el turno {turn}.'],
  'answer.card-invasion-zeal': [
    'Invasion on turn {turn} with zeal: no stack limit in the first movement, +1 in the first combats.',
    'Invasion au tour {turn} avec Zèle : pas de limite d’empilement au premier mouvement, +1 aux premiers combats.',
    'Invasión en el turno {turn} con Celo: sin límite de apilamiento en el primer movimiento, +1 en los primeros combates.',
  ],
  'answer.card-invasion-leader': [
    'Invasion on turn {turn}; no stack limit in the first movement {count:with|with either of} {leaders}.',
    'Invasion au tour {turn} ; pas de limite d’empilement au premier mouvement {count:avec|avec l’un d’eux :} {leaders}.',
    'Invasión en el turno {turn}; sin límite de apilamiento en el primer movimiento {count:con|con uno de ellos:} {leaders}.',
  ],
  'answer.card-fougue-leader': [
    'Fury on turn {turn}: the stack of {leader}.',
    'Fougue au tour {turn} : la pile de {leader}.',
    'Furia en el turno {turn}: la pila de {leader}.',
  ],
  'answer.card-fougue-province': [
    'Fury on turn {turn}: one province, named after the first combats.',
    'Fougue au tour {turn} : une province, désignée après les premiers combats.',
    'Furia en el turno {turn}: una provincia, elegida tras los primeros combates.',
  ],
  'answer.card-naval': [
    'Naval supremacy: turn {turns}.',
    'Suprématie Navale : tour {turns}.',
    'Supremacía naval: turno {turns}.',
  ],
  'answer.card-leaders': [
    'Leaders and their last turn: {leaders}.',
    'Chefs et leur dernier tour : {leaders}.',
    'Líderes y su último turno: {leaders}.',
  ],
  'answer.card-submits': [
    'May receive the submission of: {nations}.',
    'Peut recevoir la soumission de : {nations}.',
    'Puede recibir la sumisión de: {nations}.',
  ],
  'answer.card-submit-may': [
    'It may submit to {to} with {most:# province or fewer|# provinces or fewer}[, turn {turns}]; until the end of turn {until}[ or until {fall} falls].',
    'Peut se soumettre à {to} avec {most:# province au plus|# provinces au plus}[, tour {turns}] ; jusqu’à la fin du tour {until}[ ou la chute de {fall}].',
    'Puede someterse a {to} con {most:# provincia o menos|# provincias o menos}[, turno {turns}]; hasta el fin del turno {until}[ o la caída de {fall}].',
  ],
  'answer.card-submit-must': [
    'It must submit to {to} with {most:# province or fewer|# provinces or fewer}[, turn {turns}]; until the end of turn {until}[ or until {fall} falls].',
    'Doit se soumettre à {to} avec {most:# province au plus|# provinces au plus}[, tour {turns}] ; jusqu’à la fin du tour {until}[ ou la chute de {fall}].',
    'Debe someterse a {to} con {most:# provincia o menos|# provincias o menos}[, turno {turns}]; hasta el fin del turno {until}[ o la caída de {fall}].',
  ],
  'answer.card-never-to': ['Never submits itself to {to}.', 'Ne se soumet jamais à {to}.', 'Nunca se somete a {to}.'],
  'answer.card-never': ['Never submits itself.', 'Ne se soumet jamais elle-même.', 'Nunca se somete ella misma.'],
  'answer.card-kill': [
    'Destroyed in attack: {pv} VP: {what}[ ({whom})][, turn {turns}][, from turn {from}][, stack of {by}]',
    'Détruit en attaque : {pv} PV : {what}[ ({whom})][, tour {turns}][, dès le tour {from}][, pile de {by}]',
    'Destruido en ataque: {pv} PV: {what}[ ({whom})][, turno {turns}][, desde el turno {from}][, pila de {by}]',
  ],
  'answer.card-own-pv': [
    'VP, end of its own turn {turn}: {provinces}',
    'PV, fin de sa séquence du tour {turn} : {provinces}',
    'PV, fin de su secuencia del turno {turn}: {provinces}',
  ],
  'answer.card-becomes': [
    'At the end of turn {turn}[ (turn {early} if submitted to {to})] it becomes {into}[: at most {most} units ({as})].',
    'À la fin du tour {turn}[ (tour {early} si soumis à {to})], devient {into}[ : {most} unités au plus ({as})].',
    'Al final del turno {turn}[ (turno {early} si está sometida a {to})] se transforma en {into}[: {most} unidades como máximo ({as})].',
  ],
  'answer.card-becomes-rest': [
    '{into} takes what the others leave: at most {most} units ({kinds})[, and every {keep} beyond them].',
    '{into} récupère ce qui reste : {most} unités au plus ({kinds})[, et en plus chaque {keep}].',
    '{into} recibe lo que queda: {most} unidades como máximo ({kinds})[, y además cada {keep}].',
  ],
  'answer.card-becomes-within': [
    'Only its units in {within} become {into}; elsewhere they turn neutral.',
    'Seules ses unités ici deviennent {into} : {within} ; ailleurs elles deviennent neutres.',
    'Solo sus unidades aquí pasan a {into}: {within}; en otras partes quedan neutrales.',
  ],
  'answer.card-becomes-takes': [
    '{into} also takes {takes}, whoever holds them; {castles} free Castles, one of them in {fixed}.',
    '{into} reçoit aussi {takes}, peu importe qui les tient ; {castles} Châteaux-forts gratuits, dont un ici : {fixed}.',
    '{into} recibe además {takes}, sea de quien sea; {castles} castillos gratuitos, uno de ellos aquí: {fixed}.',
  ],
  'answer.card-becomes-least': [
    '{into} has at least {least}.',
    '{into} reçoit au moins {least}.',
    '{into} recibe al menos {least}.',
  ],
  'answer.card-becomes-gone': [
    'If nothing is left of it, {into} comes all the same: {units} ({place}).',
    'S’il n’en reste rien, {into} vient tout de même : {units} ({place}).',
    'Si no queda nada, {into} llega de todos modos: {units} ({place}).',
  ],
  'answer.card-handover': [
    'Advanced version: to hand over at least {count} units ({units}), or lose 1 VP for each missing.',
    'Version avancée : transmettre au moins {count} unités ({units}), sinon −1 PV par unité manquante.',
    'Versión avanzada: entregar al menos {count} unidades ({units}), o perder 1 PV por cada una que falte.',
  ],
  'answer.card-leaves': [
    'It leaves the game at the end of turn {turn}.',
    'Quitte le jeu à la fin du tour {turn}.',
    'Deja el juego al final del turno {turn}.',
  ],
  'answer.card-emirate': [
    'Takes[ {seat} and] up to {most} provinces of {from};[ a Castle in {fixed},] {units} placed freely.',
    'Prend[ {seat} et] jusqu’à {most} provinces parmi {from} ;[ un Château-fort à {fixed},] {units} à placer librement.',
    'Toma[ {seat} y] hasta {most} provincias entre {from};[ un castillo en {fixed},] {units} de colocación libre.',
  ],
  'answer.card-bid': ['Least bid: {least} VP.', 'Enchère minimum : {least} PV.', 'Puja mínima: {least} PV.'],
  'answer.card-initial': [
    'Major nation: costs {points} VP (initial score).',
    'Nation majeure : coûte {points} PV (score initial).',
    'Nación mayor: cuesta {points} PV (puntuación inicial).',
  ],
  'answer.card-incompatible': [
    'Incompatible with {nations}.',
    'Incompatible avec {nations}.',
    'Incompatible con {nations}.',
  ],
  'answer.card-sources': [
    'Reconstructed, not from the rulebook: {parts}.',
    'Reconstitué, hors du livret : {parts}.',
    'Reconstruido, no del reglamento: {parts}.',
  ],

  'answer.card-exit': [
    'Turn {turns}: {pv} VP for each unit that goes to {to}, at most {most} of them; they leave the game.',
    'Tour {turns} : {pv} PV par unité sortie vers {to}, {most} unités comptées au plus ; elles quittent le jeu.',
    'Turno {turns}: {pv} PV por unidad que salga a {to}, contando {most} como máximo; dejan el juego.',
  ],
  'answer.card-romanisation': [
    'Turn {turns}: a free Fort in each province it holds, crosses or conquers.',
    'Tour {turns} : un Fort gratuit dans chaque province contrôlée, traversée ou conquise.',
    'Turno {turns}: un fuerte gratuito en cada provincia que controle, cruce o conquiste.',
  ],
  'answer.card-off-map': [
    'Turns {first} to {last}: its units may stand in and retreat to {areas}.',
    'Tours {first} à {last} : ses unités peuvent rester et retraiter en {areas}.',
    'Turnos {first} a {last}: sus unidades pueden quedarse en {areas} y retirarse ahí.',
  ],
  'answer.card-survivor': [
    '{pv} VP at the end of turn {endOf} if {leader} lives and {to} did not submit it.',
    '{pv} PV à la fin du tour {endOf} si {leader} vit et si {to} ne l’a pas soumis.',
    '{pv} PV al final del turno {endOf} si {leader} vive y {to} no la ha sometido.',
  ],
  'answer.card-yields-with-leader': [
    'Turn {turns}: it rises against {to}; it submits if {leader} retreats from or is killed by {to}.',
    'Tour {turns} : révolte contre {to} ; soumission si {leader} retraite ou meurt face à {to}.',
    'Turno {turns}: rebelión contra {to}; se somete si {leader} se retira o muere ante {to}.',
  ],
  'answer.card-march': [
    'Turn {turn}: its whole stack first marches through {provinces} provinces; the enemies there shoot, it does not answer.',
    'Tour {turn} : toute sa pile marche d’abord à travers {provinces} provinces ; l’ennemi y tire, elle ne répond pas.',
    'Turno {turn}: toda su pila marcha antes por {provinces} provincias; el enemigo dispara, ella no responde.',
  ],
  'answer.card-migration': [
    'Turn {turns}: {pv} VP for each unit that crosses from {from} to {to}; it leaves the game.',
    'Tour {turns} : {pv} PV par unité passée de {from} vers {to} ; elle quitte le jeu.',
    'Turno {turns}: {pv} PV por unidad que cruce de {from} a {to}; deja el juego.',
  ],
  'answer.card-free-castles': [
    'End of its turn {turn}: free Castle in [{fixed}, if it controls it][{taken}, if it or its vassal controls it][; {others} more in its plains south of the Douro].',
    'Fin de sa séquence du tour {turn} : Château-fort gratuit [({fixed}, si contrôlée)][({taken}, si elle ou une Nation soumise la contrôle)][ ; {others} autres dans ses plaines au sud du Douro].',
    'Fin de su secuencia del turno {turn}: castillo gratuito [({fixed}, si la controla)][({taken}, si la controla ella o una nación sometida)][; {others} más en sus llanos al sur del Duero].',
  ],
  'answer.card-hegemony': [
    'End of its turn {turn}: {pv} VP for all Hispania but {except} and {missing} province of its choice; else {zonePv} VP for each whole zone.',
    'Fin de sa séquence du tour {turn} : {pv} PV pour toute l’Hispanie sauf {except} et {missing} province au choix ; sinon {zonePv} PV par zone entière.',
    'Fin de su secuencia del turno {turn}: {pv} PV por toda Hispania salvo {except} y {missing} provincia a elegir; si no, {zonePv} PV por zona entera.',
  ],
  'answer.card-toledo': [
    'Turns {first} to {last}, once {province} has fallen to {to}: a lone Castle facing {to} surrenders.',
    'Tours {first} à {last}, une fois {province} prise par {to} : un Château-fort seul face à {to} se rend.',
    'Turnos {first} a {last}, una vez caída {province} ante {to}: un castillo solo ante {to} se rinde.',
  ],
  'answer.card-berbers': [
    'Turn {turn}: up to {most} Berbers for {pv} VP each, moving with {leader} only; they leave at the end of the turn.',
    'Tour {turn} : jusqu’à {most} Berbères à {pv} PV chacun, qui ne bougent qu’avec {leader} ; ils partent à la fin du tour.',
    'Turno {turn}: hasta {most} bereberes por {pv} PV cada uno, que solo se mueven con {leader}; se van al final del turno.',
  ],
  'answer.card-no-retreat': ['Never retreat: {who}.', 'Ne retraitent jamais : {who}.', 'Nunca se retiran: {who}.'],
  'answer.card-great-emirate': [
    'Turns {first} to {last}: {pv} VP, once each, for controlling {provinces} with a Castle rebuilt there.',
    'Tours {first} à {last} : {pv} PV, une fois chacune, pour {provinces} avec un Château-fort reconstruit sur place.',
    'Turnos {first} a {last}: {pv} PV, una vez cada una, por {provinces} con un castillo reconstruido ahí.',
  ],
  'answer.card-mercenary': [
    'Turn {turn}: other players’ nations may hire it in their own turn, for a battle next to their land. Pay for what it destroys or drives off: {fees} gold; its VP are the gold paid.[ Never for {barred} when nations are bid for.]',
    'Tour {turn} : les Nations des autres joueurs peuvent le recruter à leur séquence, pour un combat voisin de leurs terres. Solde pour ce qu’il détruit ou chasse : {fees} Or ; ses PV sont l’Or payé.[ Jamais pour {barred} avec enchères.]',
    'Turno {turn}: las naciones de otros jugadores pueden contratarlo en su secuencia, para un combate vecino a sus tierras. Paga por lo que destruya o ahuyente: {fees} de oro; sus PV son el oro pagado.[ Nunca para {barred} con subastas.]',
  ],
  'answer.card-assault': [
    'Turn {turn}: put into {province}, it attacks there; its units may retreat off the board and attack again on turn {again}.',
    'Tour {turn} : posé à {province}, il y attaque ; ses unités peuvent retraiter hors carte et réattaquer au tour {again}.',
    'Turno {turn}: colocado en {province}, ataca ahí; sus unidades pueden retirarse fuera del tablero y atacar de nuevo en el turno {again}.',
  ],
  'answer.card-conquest': [
    'Turns {first} to {last}: {pv} VP, once, for conquering {province}.',
    'Tours {first} à {last} : {pv} PV, une fois, pour la conquête de {province}.',
    'Turnos {first} a {last}: {pv} PV, una vez, por conquistar {province}.',
  ],
  'answer.card-rebuilt-castles': [
    'Each Castle it rebuilds: {pv} VP plus the income of the province.',
    'Chaque Château-fort reconstruit : {pv} PV plus le revenu de la province.',
    'Cada castillo que reconstruya: {pv} PV más los ingresos de la provincia.',
  ],
  'answer.card-become-infantry': [
    'Turn {turn}: its Elites become Infantry.',
    'Tour {turn} : ses Elites deviennent Infanteries.',
    'Turno {turn}: sus élites pasan a infantería.',
  ],
  'answer.card-no-rebuilding': [
    'It rebuilds no Castles.',
    'Ne reconstruit pas de Château-fort.',
    'No reconstruye castillos.',
  ],
  'answer.card-prey': [
    'Every other nation scores {pv} VP for each of its units destroyed in attack.',
    'Toute autre Nation marque {pv} PV par unité détruite en l’attaquant.',
    'Cualquier otra nación gana {pv} PV por cada unidad suya destruida en ataque.',
  ],
} as const satisfies Entries;

/** Small words of the cards, by kind of name. */
export const CARD_NAMES: Readonly<
  Record<'religion' | 'creed' | 'income-kind' | 'card-note' | 'card-part' | 'prey', Readonly<Record<string, Entry>>>
> = {
  religion: {
    none: ['of no religion that counts', 'sans religion', 'sin religión'],
    'christian-from-11': ['Christian from turn 11', 'chrétienne dès le tour 11', 'cristiana desde el turno 11'],
    christian: ['Christian', 'chrétienne', 'cristiana'],
    muslim: ['Muslim', 'musulmane', 'musulmana'],
    any: ['any nation', 'toute Nation', 'cualquier nación'],
  },
  creed: {
    christian: ['Christians', 'chrétiens', 'cristianos'],
    muslim: ['Muslims', 'musulmans', 'musulmanes'],
  },
  'income-kind': {
    normal: ['every province it holds', 'toutes ses provinces', 'todas sus provincias'],
    castles: [
      'provinces with its Castle only',
      'seulement les provinces avec son Château-fort',
      'solo provincias con su castillo',
    ],
    half: ['half, rounded up', 'la moitié, arrondie au-dessus', 'la mitad, redondeada hacia arriba'],
  },
  'card-note': {
    'unless-eliminated': ['unless it is eliminated', 'sauf si elle est éliminée', 'salvo si está eliminada'],
    'only-if-controlled': [
      'only if it controls the province',
      'seulement si elle contrôle la province',
      'solo si controla la provincia',
    ],
    waits: [
      'off the board until its own turn',
      'hors carte jusqu’à sa séquence',
      'fuera del tablero hasta su secuencia',
    ],
  },
  'card-part': {
    income: ['the turn its income starts', 'le début de son revenu', 'el inicio de sus ingresos'],
    limits: ['numbers of counters', 'nombres de pions', 'números de fichas'],
    vp: ['VP of provinces', 'PV des provinces', 'PV de las provincias'],
    ownTurnVp: ['VP of its own turn', 'PV de sa séquence', 'PV de su secuencia'],
    combatVp: ['some VP of combat', 'certains PV de combat', 'algunos PV de combate'],
    minimumBid: ['least bid', 'enchère minimum', 'puja mínima'],
    arrivals: ['where it arrives', 'son lieu d’arrivée', 'su lugar de llegada'],
    submit: ['its submission', 'sa soumission', 'su sumisión'],
  },
  prey: {
    any: ['any unit', 'toute unité', 'cualquier unidad'],
    leader: ['a Leader', 'un Chef', 'un líder'],
  },
};
