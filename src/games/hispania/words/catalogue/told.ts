import type { Entries } from '../../../../kit/words/common.js';
import { TOLD_BATTLE } from './told-battle.js';
import { TOLD_SPECIAL } from './told-special.js';

/** What happened, in a nation's turn. Names stand before a colon or in parentheses: no article, no elision to get wrong. */
const TOLD_TURN = {
  'told.turn-began': ['**Turn {turn}**[ ({years})]', '**Tour {turn}**[ ({years})]', '**Turno {turn}**[ ({years})]'],
  'told.nation-began': ['**{nation}**', '**{nation}**', '**{nation}**'],
  'told.leader-left': ['{nation}: {leader} leaves', '{nation} : {leader} s’en va', '{nation}: {leader} se va'],
  'told.income': [
    '{nation}: income {gold} gold ({held} in hand)',
    '{nation} : revenu {gold} Or ({held} en tout)',
    '{nation}: ingresos {gold} de oro ({held} en total)',
  ],
  'told.tribute': [
    '{suzerain}: +{gold} gold from its vassal {nation}',
    '{suzerain} : +{gold} Or du vassal {nation}',
    '{suzerain}: +{gold} de oro del vasallo {nation}',
  ],
  'told.unit-bought': ['{nation}: {units} bought', '{nation} achète {units}', '{nation}: compra {units}'],
  'told.gold-lost': [
    '{nation}: {gold} gold beyond the reserve is lost',
    '{nation} : {gold} Or perdu, la réserve est pleine',
    '{nation}: {gold:se pierde #|se pierden #} de oro, la reserva está llena',
  ],
  'told.arrived': [
    '{nation}: arrival of {units}[ ({where})]',
    '{nation} reçoit {units}[ ({where})]',
    '{nation}: recibe {units}[ ({where})]',
  ],
  'told.placed': [
    '{nation}: {units} placed ({to})',
    '{nation} place {units} ({to})',
    '{nation}: coloca {units} ({to})',
  ],
  'told.placed-several': ['{nation}: {units} placed', '{nation} place {units}', '{nation}: coloca {units}'],
  'told.moved': [
    '{nation}: {units}: {path}[ (attack across a river: {river})]',
    '{nation} : {units} : {path}[ (attaque par-delà un fleuve : {river})]',
    '{nation}: {units}: {path}[ (ataque cruzando un río: {river})]',
  ],
  'told.left-the-game': [
    '{nation}: {units} leave Hispania ({to})',
    '{nation} : {units}, sortie d’Hispanie ({to})',
    '{nation}: {units}, salida de Hispania ({to})',
  ],
  'told.removed': [
    '{nation}: −{units} ({area}; {why})',
    '{nation} : −{units} ({area} ; {why})',
    '{nation}: −{units} ({area}; {why})',
  ],
  'told.removed-several': ['{nation}: {units}: {why}', '{nation} : {units} : {why}', '{nation}: {units}: {why}'],
  'told.leader-killed': [
    '{leader} ({nation}) is killed ({area})',
    '{leader} ({nation}) est tué ({area})',
    '{leader} ({nation}) muere ({area})',
  ],
  'told.capital-moved': [
    '{nation}: capital in {province}',
    '{nation} : nouvelle capitale, {province}',
    '{nation}: nueva capital, {province}',
  ],
  'told.capital-gone': ['{nation}: no capital any more', '{nation} : plus de capitale', '{nation}: ya sin capital'],
  'told.rebuilt': [
    '{nation}: Castle rebuilt ({province}) for {units}[; the counter comes from {from}]',
    '{nation} reconstruit le Château-fort ({province}) contre {units}[ ; le pion vient de : {from}]',
    '{nation}: reconstruye el castillo ({province}) a cambio de {units}[; la ficha viene de {from}]',
  ],
  'told.submitted': [
    '{nation}: submission to {suzerain}',
    '{nation} se soumet à {suzerain}',
    '{nation}: se somete a {suzerain}',
  ],
  'told.submission-refused': [
    '{nation}: no submission to {suzerain}',
    '{nation} refuse de se soumettre à {suzerain}',
    '{nation}: no se somete a {suzerain}',
  ],
  'told.submission-ended': [
    '{nation}: end of the submission to {suzerain}',
    '{nation} : fin de la soumission à {suzerain}',
    '{nation}: fin de la sumisión a {suzerain}',
  ],
  'told.scored': [
    '{who}: **{points} VP** ({why}[, {province}])',
    '{who} : **{points} PV** ({why}[, {province}])',
    '{who}: **{points} PV** ({why}[, {province}])',
  ],
  'told.second-move': ['{nation}: second movement', '{nation} : second mouvement', '{nation}: segundo movimiento'],
  'told.order-given': [
    'Your standing order is noted: {order}.',
    'Votre ordre permanent est noté : {order}.',
    'Tu orden permanente queda anotada: {order}.',
  ],
  'told.asked-again': [
    'From now on you are asked again.',
    'On vous redemande à partir de maintenant.',
    'A partir de ahora se te vuelve a preguntar.',
  ],
  'told.order-cancelled': [
    'Your standing order is cancelled: {order}.',
    'Votre ordre permanent est annulé : {order}.',
    'Tu orden permanente queda anulada: {order}.',
  ],
  'told.game-ended': ['The last turn is over.', 'Le dernier tour est terminé.', 'Ha terminado el último turno.'],
  'told.provinces-counted': [
    '{nation}, provinces: {provinces}[; bonus {extra}]',
    '{nation}, provinces : {provinces}[ ; bonus {extra}]',
    '{nation}, provincias: {provinces}[; adicional {extra}]',
  ],

  'why.stacking': ['stack limit', 'empilement', 'apilamiento'],
  'why.population': ['population limit', 'population', 'población'],
  'why.capital': ['no longer the capital', 'plus de capitale ici', 'ya no es la capital'],
  'why.chosen': ['taken back', 'unité reprise', 'unidad recuperada'],
  'why.no-retreat': ['no way to retreat', 'aucune retraite possible', 'sin retirada posible'],
  'why.stranded': ['could not stay there', 'ne peut pas y rester', 'no puede quedarse ahí'],
  'why.rebuilding': ['for a Castle', 'contre un Château-fort', 'por un castillo'],
  'why.transformed': ['transformation', 'transformation', 'transformación'],
  'why.left': ['leaves the game', 'quitte le jeu', 'deja el juego'],

  'part.bid': ['bid for {nation}', 'enchère pour {nation}', 'puja por {nation}'],
  'part.initial': ['initial score of {nation}', 'score initial ({nation})', 'puntuación inicial de {nation}'],
  'part.thread': [
    '{province}: {attacker} – {defender} (turn {turn})',
    '{province} : {attacker} – {defender} (tour {turn})',
    '{province}: {attacker} – {defender} (turno {turn})',
  ],
  'part.from-turn': ['turn {turn}', 'tour {turn}', 'turno {turn}'],
  'plays.nations': ['{nations}', '{nations}', '{nations}'],
  'part.in-province': ['{count} in {area}', '{area} : {count}', '{count} en {area}'],
  'part.in-area': ['{area}: {count}', '{area} : {count}', '{area}: {count}'],
  'part.order': ['Order {number}', 'Ordre {number}', 'Orden {number}'],
  'part.bc': ['{year} BC', '{year} av. J.-C.', '{year} a. C.'],
  'area.sea': ['At sea', 'En mer', 'En el mar'],
  'area.at-sea': ['at sea', 'en mer', 'en el mar'],
  'target.river': ['across the river', 'par le fleuve', 'por el río'],
} as const satisfies Entries;

export const TOLD = { ...TOLD_TURN, ...TOLD_BATTLE, ...TOLD_SPECIAL } as const;
