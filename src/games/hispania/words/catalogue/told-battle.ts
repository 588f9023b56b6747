import type { Entries } from '../../../../kit/words/common.js';

/** A battle: who meets whom, each throw on two lines, what it took, who holds the province. */
export const TOLD_BATTLE = {
  'told.battle-began': [
    '⚔️ **{province}**: attack by {attacker} ({attackers}) on {defender} ({defenders})[ · attack wins {wins}]',
    '⚔️ **{province}** : {attacker} ({attackers}) attaque {defender} ({defenders})[ · l’attaque gagne à {wins}]',
    '⚔️ **{province}**: ataque de {attacker} ({attackers}) contra {defender} ({defenders})[ · el ataque gana en el {wins}]',
  ],
  'told.aimed': ['{nation}, targets: {aims}', '{nation} vise : {aims}', '{nation}, objetivos: {aims}'],
  'told.aim': ['{unit} at {target} ({dice})', '{unit} sur {target} ({dice})', '{unit} a {target} ({dice})'],
  'told.round': ['Round {round}', 'Round {round}', 'Asalto {round}'],
  'told.volley': ['{who}: {shots}', '{who} : {shots}', '{who}: {shots}'],
  'told.attack': ['attack', 'attaque', 'ataque'],
  'told.defence': ['defence', 'défense', 'defensa'],
  'told.nobody-fires': ['no dice', 'aucun dé', 'ningún dado'],
  'told.shots': [
    '{unit} {faces} ({needed}+ on {target}) → {hits:# hit|# hits}',
    '{unit} {faces} ({needed}+ sur {target}) → {hits:# touche|# touches}',
    '{unit} {faces} ({needed}+ a {target}) → {hits:# impacto|# impactos}',
  ],
  'told.units-lost': ['{nation}: {losses}', '{nation} : {losses}', '{nation}: {losses}'],
  'told.knights-wounded': [
    '{count:# Knight wounded|# Knights wounded}',
    '{count:# Chevalier blessé|# Chevaliers blessés}',
    '{count:# caballero herido|# caballeros heridos}',
  ],
  'told.castle-hit': [
    'Castle hit {count} of 3 times',
    'Château-fort touché {count} fois sur 3',
    'castillo tocado {count} de 3 veces',
  ],
  'told.castle-surrendered': [
    '{province}: the lone Castle of {nation} surrenders to {to}',
    '{province} : le Château-fort isolé ({nation}) se rend à {to}',
    '{province}: el castillo aislado ({nation}) se rinde a {to}',
  ],
  'told.retreated': [
    '{nation}: retreat of {units}: {from} → {to}',
    '{nation} : retraite de {units} : {from} → {to}',
    '{nation}: retirada de {units}: {from} → {to}',
  ],
  'told.battle-won': [
    '{province}: victory of **{winner}** ({rounds:# round|# rounds}). Losses: {losses}',
    '{province} : **{winner}** l’emporte ({rounds:# round|# rounds}). Pertes : {losses}',
    '{province}: victoria de **{winner}** ({rounds:# asalto|# asaltos}). Bajas: {losses}',
  ],
  'told.battle-submitted': [
    '{province}: the battle ends ({rounds:# round|# rounds}) by submission of **{vassal}**. Losses: {losses}',
    '{province} : fin du combat ({rounds:# round|# rounds}) par soumission de **{vassal}**. Pertes : {losses}',
    '{province}: fin del combate ({rounds:# asalto|# asaltos}) por sumisión de **{vassal}**. Bajas: {losses}',
  ],
  'told.battle-drawn': [
    '{province}: the battle ends ({rounds:# round|# rounds}), nobody has won. Losses: {losses}',
    '{province} : fin du combat ({rounds:# round|# rounds}), sans vainqueur. Pertes : {losses}',
    '{province}: fin del combate ({rounds:# asalto|# asaltos}), sin vencedor. Bajas: {losses}',
  ],
  'told.no-losses': ['none', 'aucune', 'ninguna'],
  'told.event-played': [
    '{seat} plays **{event}**[ ({nation})]',
    '{seat} joue **{event}**[ ({nation})]',
    '{seat} juega **{event}**[ ({nation})]',
  ],
  'told.event-cancelled': [
    'The event {event} is cancelled by a Null',
    'L’événement {event} est annulé par un Nul',
    'El evento {event} queda anulado por un Nulo',
  ],
  'told.sign-used': [
    '{seat} calls on the Sign of God: the round is thrown again',
    '{seat} invoque le Signe de Dieu : le round est rejoué',
    '{seat} invoca la Señal de Dios: se repite el asalto',
  ],
  'card.battle': [
    '⚔️ **{province}**, round {round}',
    '⚔️ **{province}**, round {round}',
    '⚔️ **{province}**, asalto {round}',
  ],
  'card.attacker': [
    '🗡️ {nation} (attack): {units}[ · to hit: {numbers}][ · lost {lost}]',
    '🗡️ {nation} (attaque) : {units}[ · pour toucher : {numbers}][ · perdu : {lost}]',
    '🗡️ {nation} (ataque): {units}[ · para acertar: {numbers}][ · perdido: {lost}]',
  ],
  'card.defender': [
    '🛡️ {nation} (defence): {units}[ · to hit: {numbers}][ · lost {lost}]',
    '🛡️ {nation} (défense) : {units}[ · pour toucher : {numbers}][ · perdu : {lost}]',
    '🛡️ {nation} (defensa): {units}[ · para acertar: {numbers}][ · perdido: {lost}]',
  ],
  'card.odds': [
    '🎲 From here to the end: attack wins {wins} %, defence {loses} %[, nobody is left {nobody} %]; more losses {attackerLosses} against {defenderLosses}[; {points} VP on average, {most} at most].',
    '🎲 D’ici jusqu’au bout : l’attaque gagne à {wins} %, la défense à {loses} %[, personne ne survit à {nobody} %] ; pertes à venir {attackerLosses} contre {defenderLosses}[ ; {points} PV en moyenne, {most} au plus].',
    '🎲 De aquí al final: gana el ataque en el {wins} %, la defensa en el {loses} %[, no queda nadie en el {nobody} %]; bajas por venir {attackerLosses} contra {defenderLosses}[; {points} PV de media, {most} como máximo].',
  ],
} as const satisfies Entries;
