import type { Entries } from '../../../../kit/words/common.js';

/** What somebody is awaited for, after his name. */
export const OWED = {
  'owe.income': ['buy for {nation}', 'faire les achats de {nation}', 'hacer las compras de {nation}'],
  'owe.nothing-to-buy': [
    'end the purchases of {nation}: nothing can be bought ({why})[; {waits}]',
    'clore les achats de {nation} : rien à acheter ({why})[ ; {waits}]',
    'cerrar las compras de {nation}: no se puede comprar nada ({why})[; {waits}]',
  ],
  'owe.place': [
    'place the new units of {nation}',
    'placer les nouvelles unités de {nation}',
    'colocar las nuevas unidades de {nation}',
  ],
  'owe.move': ['move {nation}', 'déplacer {nation}', 'mover {nation}'],
  'owe.second-move': ['second movement of {nation}', 'second mouvement de {nation}', 'segundo movimiento de {nation}'],
  'owe.stacking': [
    'remove {surplus:# unit|# units} of {nation} over the stack limit[ ({areas})]',
    'retirer {surplus:# unité|# unités} de {nation} au-delà de l’empilement[ ({areas})]',
    'retirar {surplus:# unidad|# unidades} de {nation} por encima del apilamiento[ ({areas})]',
  ],
  'owe.population': [
    'remove {surplus:# unit|# units} of {nation} over the population limit',
    'retirer {surplus:# unité|# unités} de {nation} au-delà de la population',
    'retirar {surplus:# unidad|# unidades} de {nation} por encima de la población',
  ],
  'owe.capital': [
    'remove the units of {nation} that its former capital no longer holds',
    'retirer les unités en trop de {nation} dans l’ancienne capitale',
    'retirar las unidades de {nation} que sobran en la antigua capital',
  ],
  'owe.battle': [
    'choose the next battle of {nation}',
    'choisir le prochain combat de {nation}',
    'elegir el próximo combate de {nation}',
  ],
  'owe.fury': [
    'end the combat of {nation}, or use a Fury (one stack moves and fights again)',
    'clore les combats de {nation}, ou utiliser une Fougue (une pile bouge et combat encore)',
    'cerrar los combates de {nation}, o usar una Furia (una pila mueve y combate otra vez)',
  ],
  'owe.fury-event': [
    'end the combat of {nation}: no stack moves again, unless the event {waits} is played',
    'clore les combats de {nation} : aucune pile ne rejoue, sauf si l’événement {waits} est joué',
    'cerrar los combates de {nation}: ninguna pila vuelve a mover, salvo que se juegue el evento {waits}',
  ],
  'owe.invasion-stack': [
    'which stack has the Invasion? ({nation})',
    'quelle pile est en Invasion ? ({nation})',
    '¿qué pila tiene la Invasión? ({nation})',
  ],
  'owe.rebuild-or-not': [
    'rebuild a Castle on a Ruin? ({nation})',
    'reconstruire un Château-fort en ruine ? ({nation})',
    '¿reconstruir un castillo en ruinas? ({nation})',
  ],
  'owe.target': [
    'choose the targets of {nation}[ ({province}, round {round})]',
    'choisir les cibles de {nation}[ ({province}, round {round})]',
    'elegir los objetivos de {nation}[ ({province}, asalto {round})]',
  ],
  'owe.retreat': [
    'stand or retreat? ({nation}[, {province}, round {round}])',
    'tenir ou retraiter ? ({nation}[, {province}, round {round}])',
    '¿resistir o retirarse? ({nation}[, {province}, asalto {round}])',
  ],
  'owe.leave': [
    'choose where {nation} retreats ({area})',
    'choisir où {nation} fait retraite ({area})',
    'elegir adónde se retira {nation} ({area})',
  ],
  'owe.no-refuge': [
    '{nation}: no room for the units of {area}: declare a capital next to them, or they are lost',
    '{nation} : plus de place pour les unités de {area} : déclarez une capitale voisine, ou elles sont perdues',
    '{nation}: no hay sitio para las unidades de {area}: declara una capital vecina o se pierden',
  ],
  'owe.submit': [
    'submit[ to {to}]? ({nation}[, {province}])',
    'se soumettre[ à {to}] ? ({nation}[, {province}])',
    '¿someterse[ a {to}]? ({nation}[, {province}])',
  ],
  'owe.purchase': [
    'buy a unit at once, as the reserve overflows? ({nation})',
    'acheter une unité tout de suite, car la réserve déborde ? ({nation})',
    '¿comprar una unidad ahora, ya que la reserva se desborda? ({nation})',
  ],
  'owe.rebuild': [
    'which unit becomes the rebuilt Castle? ({province})',
    'quelle unité donner pour reconstruire le Château-fort ? ({province})',
    '¿qué unidad se da para reconstruir el castillo? ({province})',
  ],
  'owe.battle-opening': [
    'an event before the battle? ({province}, {attacker} against {defender})',
    'un événement avant le combat ? ({province}, {attacker} contre {defender})',
    '¿un evento antes del combate? ({province}, {attacker} contra {defender})',
  ],
  'owe.before-dice': [
    'an event before the dice? ({province}, round {round})',
    'un événement avant les dés ? ({province}, round {round})',
    '¿un evento antes de los dados? ({province}, asalto {round})',
  ],
  'owe.after-dice': [
    'throw the round again? ({province}, round {round})',
    'rejouer le round ? ({province}, round {round})',
    '¿repetir el asalto? ({province}, asalto {round})',
  ],
  'owe.nul': [
    'a Null against {event}[ ({nation})], played by {seat}?',
    'un Nul contre {event}[ ({nation})], joué par {seat} ?',
    '¿un Nulo contra {event}[ ({nation})], jugado por {seat}?',
  ],
  'owe.mission': [
    'fight for {nation} with EL CID? ({province})',
    'combattre pour {nation} avec EL CID ? ({province})',
    '¿combatir por {nation} con EL CID? ({province})',
  ],
  'owe.assault': [
    'which units attack? ({nation}, {province})',
    'quelles unités attaquent ? ({nation}, {province})',
    '¿qué unidades atacan? ({nation}, {province})',
  ],
  'owe.free-castle': [
    'place {count:a free Castle|# free Castles} of {nation}',
    'placer {count:un Château-fort gratuit|# Châteaux-forts gratuits} de {nation}',
    'colocar {count:un castillo gratuito|# castillos gratuitos} de {nation}',
  ],
  'owe.march': [
    'lead the march of {nation} into Hispania',
    'mener la marche de {nation} à travers l’Hispanie',
    'dirigir la marcha de {nation} por Hispania',
  ],
  'owe.berbers': ['how many Berbers? ({nation})', 'combien de Berbères ? ({nation})', '¿cuántos bereberes? ({nation})'],
  'owe.settlement': [
    'place the first units of {nation}',
    'placer les premières unités de {nation}',
    'colocar las primeras unidades de {nation}',
  ],
  'owe.land': [
    'choose {count:a province|# provinces} for {nation}',
    'choisir {count:une province|# provinces} pour {nation}',
    'elegir {count:una provincia|# provincias} para {nation}',
  ],
  'owe.conversion': [
    'choose the units that {nation} takes over',
    'choisir les unités que reprend {nation}',
    'elegir las unidades que recibe {nation}',
  ],
  'owe.claim': [
    'claim {nation} for {least} VP, to reach your minimum of nations?',
    'réclamer {nation} pour {least} PV, pour atteindre votre minimum de Nations ?',
    '¿reclamar {nation} por {least} PV, para llegar a tu mínimo de naciones?',
  ],
  'owe.bid': [
    'bid for {nation} (at least {least} VP[; {by} bids {high}])',
    'enchérir pour {nation} (au moins {least} PV[ ; {by} offre {high}])',
    'pujar por {nation} (al menos {least} PV[; {by} ofrece {high}])',
  ],
  'owe.sealed-bid': [
    'make a sealed bid for {nation} (at least {least} VP[; {tied}])',
    'déposer une enchère secrète pour {nation} (au moins {least} PV[ ; {tied}])',
    'hacer una puja secreta por {nation} (al menos {least} PV[; {tied}])',
  ],
  'owe.lots': [
    'make sealed bids for everything on offer',
    'déposer des enchères secrètes pour tous les lots',
    'hacer pujas secretas por todos los lotes',
  ],
  'owe.laid-out': [
    'go on: the next thing is a throw of dice',
    'continuer : la suite est un jet de dés',
    'seguir: lo siguiente es una tirada de dados',
  ],
  'owe.major': ['choose a major nation', 'choisir une Nation majeure', 'elegir una nación mayor'],
} as const satisfies Entries;
