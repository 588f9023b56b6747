// Over 200 lines: a catalogue of sentences.
import type { Entries } from '../../../../kit/words/common.js';

/** What happened, a sentence each. */
export const TOLD = {
  'told.campaign-began': [
    'Level {level} ({denarii} denarii a turn, {garrisons} garrisons each, {fleets} fleets, {roads} roads, armies at the start: {armies}), {scenario}.',
    'Niveau {level} ({denarii} deniers par tour, {garrisons} garnisons par général, {fleets} flottes, {roads} voies, armées au départ : {armies}), {scenario}.',
    'Nivel {level} ({denarii} denarios por turno, {garrisons} guarniciones por general, {fleets} flotas, {roads} calzadas, ejércitos al empezar: {armies}), {scenario}.',
  ],
  'told.uprising': [
    '{city} revolts ({count:# disc|# discs}).',
    '{city} se révolte ({count:# disque|# disques}).',
    '{city} se subleva ({count:# disco|# discos}).',
  ],
  'told.army-rose': ['An army gathers in {at}.', 'Une armée se lève à {at}.', 'Se levanta un ejército en {at}.'],
  'told.army-rose-special': [
    'The special army gathers in {at}.',
    'L’armée spéciale se lève à {at}.',
    'Se levanta el ejército especial en {at}.',
  ],
  'told.road-laid': [
    '{general}: a road between {between}.',
    '{general} : une voie entre {between}.',
    '{general}: una calzada entre {between}.',
  ],
  'told.road-kept': [
    '{general}: a road is kept for later.',
    '{general} : une voie est gardée pour plus tard.',
    '{general}: se guarda una calzada para después.',
  ],
  'told.roads-left': [
    '{count:# road finds|# roads find} no place.',
    '{count:# voie ne trouve|# voies ne trouvent} pas de place.',
    '{count:# calzada no encuentra|# calzadas no encuentran} sitio.',
  ],
  'told.stationed': ['{commander}: {at}.', '{commander} : {at}.', '{commander}: {at}.'],
  'told.turn-began': [
    'Round {round}, {year} BC. Turn of the {general}: {denarii:# denarius|# denarii}.',
    'Manche {round}, {year} av. J.-C. Tour du {general} : {denarii:# denier|# deniers}.',
    'Ronda {round}, {year} a. C. Turno del {general}: {denarii:# denario|# denarios}.',
  ],
  'told.returned': [
    'The {commander} is back in Hispania: {at}.',
    'Le {commander} est de retour en Hispanie : {at}.',
    'El {commander} vuelve a Hispania: {at}.',
  ],
  'told.stays-away': [
    'The {general} cannot return.',
    'Le {general} ne peut pas revenir.',
    'El {general} no puede volver.',
  ],
  'told.moved': [
    '{commander}: {path} ({cost:# denarius|# denarii}).',
    '{commander} : {path} ({cost:# denier|# deniers}).',
    '{commander}: {path} ({cost:# denario|# denarios}).',
  ],
  'told.moved-free': [
    '{commander}: {path} (free).',
    '{commander} : {path} (gratuit).',
    '{commander}: {path} (gratis).',
  ],
  'told.sailed': [
    'A fleet sails: {path} ({cost:# denarius|# denarii})[, on board: {aboard}].',
    'Une flotte navigue : {path} ({cost:# denier|# deniers})[, à bord : {aboard}].',
    'Una flota navega: {path} ({cost:# denario|# denarios})[, a bordo: {aboard}].',
  ],
  'told.stick-removed': [
    'The Lethe is crossed: nobody has forgotten his name.',
    'Le Léthé est franchi : personne n’a oublié son nom.',
    'El Leteo queda atrás: nadie ha olvidado su nombre.',
  ],
  'told.garrison-placed': ['{garrison} placed in {at}.', '{garrison} placée à {at}.', '{garrison} colocada en {at}.'],
  'told.garrison-removed': [
    '{garrison} taken back from {at}.',
    '{garrison} retirée de {at}.',
    '{garrison} retirada de {at}.',
  ],
  'told.proconsul-called': [
    'The senate sends the proconsul: {at}.',
    'Le sénat envoie le proconsul : {at}.',
    'El senado envía al procónsul: {at}.',
  ],
  'told.rested': [
    'Hispano does nothing more this turn.',
    'Hispano ne fera plus rien ce tour-ci.',
    'Hispano no hará nada más este turno.',
  ],
  'told.handed-over': ['The consul is handed over.', 'Le consul change de main.', 'El cónsul cambia de manos.'],
  'told.raised': ['Hispano adds {count}.', 'Hispano ajoute {count}.', 'Hispano añade {count}.'],
  'told.thrown-again': [
    'Hispano throws the {die} again: {face}.',
    'Hispano relance le {die} : {face}.',
    'Hispano vuelve a tirar el {die}: {face}.',
  ],
  'told.fought.siege': [
    '{who} besieges {target}: {left} against {right}.',
    '{who} assiège {target} : {left} contre {right}.',
    '{who} asedia {target}: {left} contra {right}.',
  ],
  'told.fought.attack': [
    '{who} attacks {target}: {left} against {right}.',
    '{who} attaque {target} : {left} contre {right}.',
    '{who} ataca {target}: {left} contra {right}.',
  ],
  'told.fought.army-siege': [
    'The army in {army} besieges {target}: {left} against {right}.',
    'L’armée de {army} assiège {target} : {left} contre {right}.',
    'El ejército de {army} asedia {target}: {left} contra {right}.',
  ],
  'told.fought.army-attack': [
    'The army in {army} attacks the {who} in {target}: {left} against {right}.',
    'L’armée de {army} attaque le {who} à {target} : {left} contre {right}.',
    'El ejército de {army} ataca al {who} en {target}: {left} contra {right}.',
  ],
  'told.fought.nothing': ['Nothing happens.', 'Il ne se passe rien.', 'No pasa nada.'],
  'told.revolt-removed': [
    '{at} loses a revolt[, {left} left].',
    '{at} perd une révolte[, reste {left}].',
    '{at} pierde una revuelta[, quedan {left}].',
  ],
  'told.army-destroyed': [
    'The {army} of {at} is beaten, with {revolts:# revolt|# revolts}.',
    'L’{army} de {at} est vaincue, avec {revolts:# révolte|# révoltes}.',
    'El {army} de {at} es derrotado, con {revolts:# revuelta|# revueltas}.',
  ],
  'told.commander-beaten': [
    'The {commander} is beaten in {at}[, with {garrisons:# garrison|# garrisons}].',
    'Le {commander} est battu à {at}[, avec {garrisons:# garnison|# garnisons}].',
    'El {commander} es derrotado en {at}[, con {garrisons:# guarnición|# guarniciones}].',
  ],
  'told.garrison-lost': [
    '{at} loses a disc: {garrison}.',
    '{at} perd un disque : {garrison}.',
    '{at} pierde un disco: {garrison}.',
  ],
  'told.revolt-rolled': [
    'Roll of revolt {roman}-{hispanic}: {city}.',
    'Jet de révolte {roman}-{hispanic} : {city}.',
    'Tirada de revuelta {roman}-{hispanic}: {city}.',
  ],
  'told.revolt-spread': [
    '{at} revolts ({count:# disc|# discs}).',
    '{at} se révolte ({count:# disque|# disques}).',
    '{at} se subleva ({count:# disco|# discos}).',
  ],
  'told.city-guarded': ['{at} is guarded.', '{at} est protégée.', '{at} está protegida.'],
  'told.city-full': [
    '{at} is wholly in revolt already.',
    '{at} est déjà tout entière en révolte.',
    '{at} ya está toda sublevada.',
  ],
  'told.army-stays': [
    'The army in {at} stays[ ({face})].',
    'L’armée de {at} ne bouge pas[ ({face})].',
    'El ejército de {at} no se mueve[ ({face})].',
  ],
  'told.army-marched': [
    'An army goes from {from} to {to}.',
    'Une armée va de {from} à {to}.',
    'Un ejército va de {from} a {to}.',
  ],
  'told.army-marched-placed': [
    'An army goes from {from} to {to}, which revolts.',
    'Une armée va de {from} à {to}, qui se révolte.',
    'Un ejército va de {from} a {to}, que se subleva.',
  ],
  'told.bribed-won': [
    '{commander} pays {denarii:# denarius|# denarii} ({face}): the leader in {at} is murdered.',
    '{commander} paie {denarii:# denier|# deniers} ({face}) : le chef de {at} est assassiné.',
    '{commander} paga {denarii:# denario|# denarios} ({face}): el caudillo de {at} es asesinado.',
  ],
  'told.bribed-lost': [
    '{commander} pays {denarii:# denarius|# denarii} ({face}): the plot fails.',
    '{commander} paie {denarii:# denier|# deniers} ({face}) : le complot échoue.',
    '{commander} paga {denarii:# denario|# denarios} ({face}): la conjura fracasa.',
  ],
  'told.phase-passed': [
    'The {general} ends his phase[, {lost:# denarius is|# denarii are} lost].',
    'Le {general} finit sa phase[, {lost:# denier perdu|# deniers perdus}].',
    'El {general} termina su fase[, {lost:se pierde # denario|se pierden # denarios}].',
  ],
  'told.years-passed': [
    'The years of {year} BC are over[, {left:# round is|# rounds are} left].',
    'Les années {year} av. J.-C. sont passées[, reste {left:# manche|# manches}].',
    'Pasan los años de {year} a. C.[, {left:queda # ronda|quedan # rondas}].',
  ],
  'told.lent': [
    '{seat} lends the {general} to {friend}.',
    '{seat} prête le {general} à {friend}.',
    '{seat} presta el {general} a {friend}.',
  ],
  'told.taken-back': [
    '{seat} takes the {general} back.',
    '{seat} reprend le {general}.',
    '{seat} recupera el {general}.',
  ],
  'told.proposed': ['{seat} proposes: {what}.', '{seat} propose : {what}.', '{seat} propone: {what}.'],
  'told.approved': [
    '{seat} approves of what {by} proposes.',
    '{seat} approuve ce que propose {by}.',
    '{seat} aprueba lo que propone {by}.',
  ],
  'told.ordered': ['Settled: {topic}, {way}.', 'Réglé : {topic}, {way}.', 'Decidido: {topic}, {way}.'],
  'told.campaign-ended': ['{ending}', '{ending}', '{ending}'],

  'proposal.move': ['the {figure} to {to}', 'le {figure} vers {to}', 'el {figure} a {to}'],
  'proposal.sail': ['a fleet to {to}', 'une flotte vers {to}', 'una flota a {to}'],
  'proposal.place': ['a garrison here', 'une garnison ici', 'una guarnición aquí'],
  'proposal.remove': ['taking a garrison back', 'retirer une garnison', 'retirar una guarnición'],
  'proposal.siege': [
    'to besiege {target} with {denarii}',
    'assiéger {target} avec {denarii}',
    'asediar {target} con {denarii}',
  ],
  'proposal.attack': [
    'to attack {target} with {denarii}',
    'attaquer {target} avec {denarii}',
    'atacar {target} con {denarii}',
  ],
  'proposal.lay': ['a road to {to}', 'une voie vers {to}', 'una calzada a {to}'],
  'proposal.call': ['to call the proconsul', 'appeler le proconsul', 'llamar al procónsul'],
  'proposal.bribe': [
    'to pay traitors with {denarii}',
    'payer des traîtres avec {denarii}',
    'pagar a traidores con {denarii}',
  ],
} as const satisfies Entries;
