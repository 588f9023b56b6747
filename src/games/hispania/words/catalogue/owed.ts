import type { Entries } from '../../../../kit/words/entry.js';

/** What somebody is awaited for, after his name. */
export const OWED = {
  'owe.income': ['{nation}: purchases', '{nation} : achats', '{nation}: compras'],
  'owe.place': [
    '{nation}: place the new units',
    '{nation} : placer les nouvelles unités',
    '{nation}: colocar las nuevas unidades',
  ],
  'owe.move': ['{nation}: movement', '{nation} : mouvement', '{nation}: movimiento'],
  'owe.second-move': ['{nation}: second movement', '{nation} : second mouvement', '{nation}: segundo movimiento'],
  'owe.stacking': [
    '{nation}: remove units over the stack limit[ ({surplus}: {areas})]',
    '{nation} : retirer les unités en trop (empilement[, {surplus} : {areas}])',
    '{nation}: retirar las unidades que exceden el apilamiento[ ({surplus}: {areas})]',
  ],
  'owe.population': [
    '{nation}: remove units over the population limit[ ({surplus})]',
    '{nation} : retirer les unités en trop (population[, {surplus}])',
    '{nation}: retirar las unidades que exceden la población[ ({surplus})]',
  ],
  'owe.capital': [
    '{nation}: remove units that the former capital no longer holds',
    '{nation} : retirer les unités en trop dans l’ancienne capitale',
    '{nation}: retirar las unidades que sobran en la antigua capital',
  ],
  'owe.battle': [
    '{nation}: choose the next battle',
    '{nation} : choisir le prochain combat',
    '{nation}: elegir el próximo combate',
  ],
  'owe.fury': [
    '{nation}: second movement of one stack (Fury)?',
    '{nation} : second mouvement d’une pile (Fougue) ?',
    '{nation}: ¿segundo movimiento de una pila (Furia)?',
  ],
  'owe.invasion-stack': [
    '{nation}: which stack has the Invasion?',
    '{nation} : quelle pile est en Invasion ?',
    '{nation}: ¿qué pila tiene la Invasión?',
  ],
  'owe.rebuild-or-not': [
    '{nation}: rebuild a Castle on a Ruin?',
    '{nation} : reconstruire un Château-fort en ruine ?',
    '{nation}: ¿reconstruir un castillo en ruinas?',
  ],
  'owe.target': [
    '{nation}: targets[ ({province}, round {round})]',
    '{nation} : cibles[ ({province}, round {round})]',
    '{nation}: blancos[ ({province}, asalto {round})]',
  ],
  'owe.retreat': [
    '{nation}: stand or retreat?[ ({province}, round {round})]',
    '{nation} : tenir ou retraiter ?[ ({province}, round {round})]',
    '{nation}: ¿resistir o retirarse?[ ({province}, asalto {round})]',
  ],
  'owe.leave': [
    '{nation}: must retreat ({area})',
    '{nation} : retraite obligatoire ({area})',
    '{nation}: retirada obligatoria ({area})',
  ],
  'owe.no-refuge': [
    '{nation}: no room for the units of {area}: declare a capital next to them, or they are lost',
    '{nation} : plus de place pour les unités de {area} : déclarez une capitale voisine, ou elles sont perdues',
    '{nation}: no hay sitio para las unidades de {area}: declara una capital vecina o se pierden',
  ],
  'owe.submit': [
    '{nation}: submit?[ ({province})]',
    '{nation} : se soumettre ?[ ({province})]',
    '{nation}: ¿someterse?[ ({province})]',
  ],
  'owe.purchase': [
    '{nation}: the reserve overflows: buy a unit at once?',
    '{nation} : la réserve déborde : acheter une unité tout de suite ?',
    '{nation}: la reserva se desborda: ¿comprar una unidad ahora?',
  ],
  'owe.rebuild': [
    '{province}: which unit becomes the rebuilt Castle?',
    '{province} : quelle unité donner pour reconstruire le Château-fort ?',
    '{province}: ¿qué unidad se da para reconstruir el castillo?',
  ],
  'owe.battle-opening': [
    '{province}, {attacker} against {defender}: an event before the battle?',
    '{province}, {attacker} contre {defender} : un événement avant le combat ?',
    '{province}, {attacker} contra {defender}: ¿un evento antes del combate?',
  ],
  'owe.before-dice': [
    '{province}, round {round}: an event before the dice?',
    '{province}, round {round} : un événement avant les dés ?',
    '{province}, asalto {round}: ¿un evento antes de los dados?',
  ],
  'owe.after-dice': [
    '{province}, round {round}: throw the round again?',
    '{province}, round {round} : rejouer ce round ?',
    '{province}, asalto {round}: ¿repetir el asalto?',
  ],
  'owe.nul': [
    'Nul against {event}[ ({nation})], played by {seat}?',
    'un Nul contre {event}[ ({nation})], joué par {seat} ?',
    '¿un Nulo contra {event}[ ({nation})], jugado por {seat}?',
  ],
  'owe.mission': [
    'EL CID: fight for {nation} ({province})?',
    'EL CID : combattre pour {nation} ({province}) ?',
    'EL CID: ¿combatir para {nation} ({province})?',
  ],
  'owe.assault': [
    '{nation}: which units attack ({province})?',
    '{nation} : quelles unités attaquent ({province}) ?',
    '{nation}: ¿qué unidades atacan ({province})?',
  ],
  'owe.free-castle': [
    '{nation}: place {count:a free Castle|# free Castles}',
    '{nation} : placer {count:un Château-fort gratuit|# Châteaux-forts gratuits}',
    '{nation}: colocar {count:un castillo gratuito|# castillos gratuitos}',
  ],
  'owe.march': [
    '{nation}: the march into Hispania',
    '{nation} : la marche à travers l’Hispanie',
    '{nation}: la marcha por Hispania',
  ],
  'owe.berbers': ['{nation}: how many Berbers?', '{nation} : combien de Berbères ?', '{nation}: ¿cuántos bereberes?'],
  'owe.settlement': [
    '{nation}: place its first units',
    '{nation} : placer ses premières unités',
    '{nation}: colocar sus primeras unidades',
  ],
  'owe.land': [
    '{nation}: choose {count:a province|# provinces}',
    '{nation} : choisir {count:une province|# provinces}',
    '{nation}: elegir {count:una provincia|# provincias}',
  ],
  'owe.conversion': [
    '{nation}: which units it takes over',
    '{nation} : quelles unités elle reprend',
    '{nation}: qué unidades recibe',
  ],
  'owe.claim': [
    '{nation}: claim it for {least} VP to reach your minimum of nations?',
    '{nation} : la réclamer pour {least} PV, pour atteindre votre minimum de Nations ?',
    '{nation}: ¿reclamarla por {least} PV para llegar a tu mínimo de naciones?',
  ],
  'owe.bid': [
    'a bid for {nation} (at least {least} VP[; {by} bids {high}])',
    'une enchère pour {nation} (au moins {least} PV[ ; {by} offre {high}])',
    'una puja por {nation} (al menos {least} PV[; {by} ofrece {high}])',
  ],
  'owe.sealed-bid': [
    'a sealed bid for {nation} (at least {least} VP)',
    'une enchère secrète pour {nation} (au moins {least} PV)',
    'una puja secreta por {nation} (al menos {least} PV)',
  ],
  'owe.lots': [
    'sealed bids for everything on offer',
    'des enchères secrètes pour tous les lots',
    'pujas secretas por todos los lotes',
  ],
  'owe.laid-out': [
    'go on: the next thing is a throw of dice',
    'continuer : la suite est un jet de dés',
    'seguir: lo siguiente es una tirada de dados',
  ],
  'owe.major': ['choose a major nation', 'choisir une Nation majeure', 'elegir una nación mayor'],
} as const satisfies Entries;
