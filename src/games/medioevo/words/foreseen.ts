import type { Entries } from '../../../kit/index.js';

/** What is said before something is done, and on the card of a battle. */
export const FORESEEN = {
  'answer.odds': [
    'Battle ({at}): {attacker} wins with {wins} %, {defender} with {loses} %[; both are gone with {gone} %][; otherwise {rest} %].',
    'Bataille ({at}) : {attacker} gagne à {wins} %, {defender} à {loses} %[ ; les deux disparaissent à {gone} %][ ; sinon {rest} %].',
    'Batalla ({at}): {attacker} gana con {wins} %, {defender} con {loses} %[; ambos caen con {gone} %][; si no, {rest} %].',
  ],
  'answer.move-odds': [
    'Battle ({to}): {wins} % to win, {loses} % to lose[, {gone} % that both are gone][, {rest} % otherwise].',
    'Bataille ({to}) : {wins} % de gagner, {loses} % de perdre[, {gone} % que les deux disparaissent][, {rest} % autrement].',
    'Batalla ({to}): {wins} % de ganar, {loses} % de perder[, {gone} % de que ambos caigan][, {rest} % de otro modo].',
  ],
  'answer.no-battle': ['{to}: no battle there.', '{to} : pas de bataille.', '{to}: sin batalla.'],
  'reject.odds-no-move': [
    'The chances of a move can be told while you may move; of a battle while it goes on.',
    'Les chances d’un mouvement se disent quand vous pouvez en faire un ; d’une bataille pendant qu’elle dure.',
    'Las probabilidades de un movimiento se dicen cuando puedes moverte; de una batalla, mientras dura.',
  ],
  'preview.attack': [
    'Battle ({to})[: {wins} % to win, {loses} % to lose][, {gone} % that both are gone].[ This leaves {left} without units.]',
    'Bataille ({to})[ : {wins} % de gagner, {loses} % de perdre][, {gone} % que les deux disparaissent].[ Cela laisse {left} sans unités.]',
    'Batalla ({to})[: {wins} % de ganar, {loses} % de perder][, {gone} % de que ambos caigan].[ Esto deja {left} sin unidades.]',
  ],
  'preview.robbed': [
    'A hostile army stands there and plunders it at once ({to}).',
    'Une armée hostile s’y trouve et le pille aussitôt ({to}).',
    'Allí hay un ejército hostil que lo saquea al momento ({to}).',
  ],
  'preview.truce': [
    'An attack against an armistice costs 2 honour ({to})[; {wins} % to win, {loses} % to lose][, {gone} % that both are gone].[ This leaves {left} without units.]',
    'Une attaque contre un armistice coûte 2 PH ({to})[ ; {wins} % de gagner, {loses} % de perdre][, {gone} % que les deux disparaissent].[ Cela laisse {left} sans unités.]',
    'Un ataque contra un armisticio cuesta 2 PH ({to})[; {wins} % de ganar, {loses} % de perder][, {gone} % de que ambos caigan].[ Esto deja {left} sin unidades.]',
  ],
  'preview.undeclared': [
    'An attack without a declared war costs 3 honour ({to})[; {wins} % to win, {loses} % to lose][, {gone} % that both are gone].[ This leaves {left} without units.]',
    'Une attaque sans guerre déclarée coûte 3 PH ({to})[ ; {wins} % de gagner, {loses} % de perdre][, {gone} % que les deux disparaissent].[ Cela laisse {left} sans unités.]',
    'Un ataque sin guerra declarada cuesta 3 PH ({to})[; {wins} % de ganar, {loses} % de perder][, {gone} % de que ambos caigan].[ Esto deja {left} sin unidades.]',
  ],
  'preview.removed': [
    'Off the map: {pieces} ({at}).[ Lost with what carries them: {aboard}.][ Goods lost: {goods}.][ The trade route is lost too ({route}).][ This leaves {left} without units.]',
    'Hors de la carte : {pieces} ({at}).[ Perdu avec ce qui les porte : {aboard}.][ Marchandises perdues : {goods}.][ La route commerciale est perdue aussi ({route}).][ Cela laisse {left} sans unités.]',
    'Fuera del mapa: {pieces} ({at}).[ Se pierde con lo que lo lleva: {aboard}.][ Mercancías perdidas: {goods}.][ También se pierde la ruta comercial ({route}).][ Esto deja {left} sin unidades.]',
  ],
  'preview.leaves': [
    'This leaves {left} without units.',
    'Cela laisse {left} sans unités.',
    'Esto deja {left} sin unidades.',
  ],
  'preview.ends-route': [
    'A sale before all stages are reached, or elsewhere, ends your trade route.',
    'Vendre avant d’avoir atteint toutes les étapes, ou ailleurs, met fin à votre route.',
    'Vender antes de llegar a todas las etapas, o en otro lugar, acaba tu ruta.',
  ],
  'preview.war': [
    'War with {against} begins in the next turn.',
    'La guerre avec {against} commence au tour suivant.',
    'La guerra con {against} empieza en el turno siguiente.',
  ],
  'preview.purchases': [
    '{listed:# purchase|# purchases} on your list; {left} florins left.',
    '{listed:# achat|# achats} sur votre liste ; il reste {left} florins.',
    '{listed:# compra|# compras} en tu lista; quedan {left} florines.',
  ],
  'card.battle': [
    '**Battle: {at}**, round {round}',
    '**Bataille : {at}**, manche {round}',
    '**Batalla: {at}**, ronda {round}',
  ],
  'card.attacker': [
    'Attacks: {owner}, {units}[; dice {dice}][; lost: {lost}]',
    'Attaque : {owner}, {units}[ ; dés {dice}][ ; pertes : {lost}]',
    'Ataca: {owner}, {units}[; dados {dice}][; bajas: {lost}]',
  ],
  'card.defender': [
    'Defends: {owner}, {units}[; dice {dice}][; lost: {lost}]',
    'Défend : {owner}, {units}[ ; dés {dice}][ ; pertes : {lost}]',
    'Defiende: {owner}, {units}[; dados {dice}][; bajas: {lost}]',
  ],
  'card.odds': [
    'Fought to the end: attacker {wins} %, defender {loses} %[, both gone {gone} %][, otherwise {rest} %]',
    'Jusqu’au bout : attaquant {wins} %, défenseur {loses} %[, les deux disparus {gone} %][, sinon {rest} %]',
    'Hasta el final: atacante {wins} %, defensor {loses} %[, ambos caídos {gone} %][, si no {rest} %]',
  ],
} as const satisfies Entries;
