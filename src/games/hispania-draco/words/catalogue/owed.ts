// Over 200 lines: a catalogue of sentences.
import type { Entries } from '../../../../kit/words/common.js';

/** What is awaited, what is refused, what is answered to a question, where the game is. */
export const OWED = {
  'owe.uprising': [
    'the city of {province} that revolts',
    'la ville de {province} qui se révolte',
    'la ciudad de {province} que se subleva',
  ],
  'owe.muster': ['where the {army} stands', 'où se place l’{army}', 'dónde se coloca el {army}'],
  'owe.roads': [
    'a road for the {general} ({left:# is left|# are left})',
    'une voie pour le {general} ({left:il en reste #|il en reste #})',
    'una calzada para el {general} ({left:queda #|quedan #})',
  ],
  'owe.stations': ['where the {general} begins', 'où commence le {general}', 'dónde empieza el {general}'],
  'owe.return': ['where the {general} returns', 'où revient le {general}', 'por dónde vuelve el {general}'],
  'owe.roman-phase': [
    'the Roman phase of the {general} ({denarii:# denarius|# denarii} left[, {kept} more for the other player])',
    'la phase romaine du {general} (reste {denarii:# denier|# deniers}[, et {kept} pour l’autre joueur])',
    'la fase romana del {general} ({denarii:queda # denario|quedan # denarios}[, y {kept} para el otro jugador])',
  ],
  'owe.combat': [
    '{question}? ({contest}: {target})',
    '{question} ? ({contest} : {target})',
    '¿{question}? ({contest}: {target})',
  ],
  'owe.revolt-roll': [
    'throw one of the dice again? They point to {city}',
    'relancer l’un des dés ? Ils désignent {city}',
    '¿volver a tirar uno de los dados? Señalan {city}',
  ],
  'owe.march': [
    'choose the way of the army in {at}?',
    'choisir la route de l’armée de {at} ?',
    '¿elegir el camino del ejército de {at}?',
  ],
  'owe.strike': ['strike {when}?', 'frapper {when} ?', '¿golpear {when}?'],
  'owe.free-move': [
    'the free move of the {general}',
    'le déplacement gratuit du {general}',
    'el movimiento gratuito del {general}',
  ],

  'roll.uprising': ['the city that revolts', 'la ville qui se révolte', 'la ciudad que se subleva'],
  'roll.muster': ['where an army begins', 'où commence une armée', 'dónde empieza un ejército'],
  'roll.which-army': ['which army it is', 'quelle armée c’est', 'qué ejército es'],
  'roll.revolt-province': ['revolt: the province', 'révolte : la province', 'revuelta: la provincia'],
  'roll.revolt-city': ['revolt: the city', 'révolte : la ville', 'revuelta: la ciudad'],
  'roll.march': ['the way of the army in {at}', 'la route de l’armée de {at}', 'el camino del ejército de {at}'],
  'roll.roman': [
    'Roman die ({contest}: {target})',
    'dé romain ({contest} : {target})',
    'dado romano ({contest}: {target})',
  ],
  'roll.hispanic': [
    'Hispanic die ({contest}: {target})',
    'dé hispanique ({contest} : {target})',
    'dado hispano ({contest}: {target})',
  ],
  'roll.again': [
    'Hispanic die again ({contest}: {target})',
    'dé hispanique relancé ({contest} : {target})',
    'dado hispano otra vez ({contest}: {target})',
  ],
  'roll.bribe': [
    'traitors for {denarii:# denarius|# denarii}',
    'des traîtres pour {denarii:# denier|# deniers}',
    'traidores por {denarii:# denario|# denarios}',
  ],

  'reject.variant-forbidden': [
    'This scenario is not played with {variant}.',
    'Ce scénario ne se joue pas avec {variant}.',
    'Este escenario no se juega con {variant}.',
  ],
  'reject.seats': ['From {min} to {max} players.', 'De {min} à {max} joueurs.', 'De {min} a {max} jugadores.'],
  'reject.override-shape': [
    'Corrections: “{path}” is not written as it should be.',
    'Corrections : « {path} » n’est pas écrit comme il faut.',
    'Correcciones: «{path}» no está escrito como debe.',
  ],
  'reject.override-unknown': [
    'Corrections: there is no “{path}”.',
    'Corrections : « {path} » n’existe pas.',
    'Correcciones: no existe «{path}».',
  ],
  'reject.override-fixed': [
    'Corrections: “{path}” is printed, only what we reconstructed can be corrected.',
    'Corrections : « {path} » est imprimé, seul ce que nous avons reconstitué se corrige.',
    'Correcciones: «{path}» está impreso; solo se corrige lo que hemos reconstruido.',
  ],
  'reject.override-value': [
    'Corrections: wrong value at “{path}”.',
    'Corrections : valeur incorrecte à « {path} ».',
    'Correcciones: valor incorrecto en «{path}».',
  ],
  'reject.odds-nobody': [
    'Nobody can besiege or attack[ “{text}”] now.',
    'Personne ne peut rien assiéger ni attaquer[ (« {text} »)] maintenant.',
    'Nadie puede asediar ni atacar[ «{text}»] ahora.',
  ],
  'reject.city-unknown': [
    'I know no city “{text}”.[ Did you mean {meant}?]',
    'Je ne connais pas de ville « {text} ».[ Vouliez-vous dire {meant} ?]',
    'No conozco ninguna ciudad «{text}».[ ¿Querías decir {meant}?]',
  ],

  'plays.generals': ['{generals}', '{generals}', '{generals}'],
  'plays.hispano': [
    '{revolt}, who leads the revolt',
    '{revolt}, qui mène la révolte',
    '{revolt}, que dirige la revuelta',
  ],
  'status.set-up': ['Set-up', 'Mise en place', 'Preparación'],
  'status.turn': [
    'Round {round}, {year} BC: the {general} ({phase}). Capitals {capitals}/6, revolts in reserve {reserve}.',
    'Manche {round}, {year} av. J.-C. : le {general} ({phase}). Capitales {capitals}/6, révoltes en réserve {reserve}.',
    'Ronda {round}, {year} a. C.: el {general} ({phase}). Capitales {capitals}/6, revueltas en reserva {reserve}.',
  ],
  'status.over': ['{end}', '{end}', '{end}'],
  'phase.roman': ['Roman phase', 'phase romaine', 'fase romana'],
  'phase.hispanic': ['Hispanic phase', 'phase hispanique', 'fase hispana'],
  'ending.conquered': ['Hispania is Roman.', 'L’Hispanie est romaine.', 'Hispania es romana.'],
  'ending.revolt': [
    'The revolt has outgrown Rome: no disc is left.',
    'La révolte a débordé Rome : il ne reste plus de disque.',
    'La revuelta ha desbordado a Roma: no queda ningún disco.',
  ],
  'ending.time': [
    'The millennium is over and Hispania is not conquered.',
    'Le millénaire s’achève sans que l’Hispanie soit conquise.',
    'El milenio termina sin que Hispania esté conquistada.',
  ],
  'verdict.conquered': ['Hispania is Roman.', 'L’Hispanie est romaine.', 'Hispania es romana.'],
  'verdict.revolt': [
    'The revolt has outgrown Rome: no disc is left.',
    'La révolte a débordé Rome : il ne reste plus de disque.',
    'La revuelta ha desbordado a Roma: no queda ningún disco.',
  ],
  'verdict.time': [
    'The millennium is over and Hispania is not conquered.',
    'Le millénaire s’achève sans que l’Hispanie soit conquise.',
    'El milenio termina sin que Hispania esté conquistada.',
  ],
  'chapter.set-up': ['The pieces stand', 'Les pièces sont en place', 'Las piezas están en su sitio'],
  'chapter.turn': ['The turn of the {general}', 'Le tour du {general}', 'El turno del {general}'],
  'chapter.campaign': ['The end', 'La fin', 'El final'],

  'preview.contest': [
    '{who}, {contest}: {target}. Rome {left}; {target} {right}. Success {wins} %, no result {ties} %, defeat {loses} %.',
    '{who}, {contest} : {target}. Rome {left} ; {target} {right}. Succès {wins} %, sans effet {ties} %, défaite {loses} %.',
    '{who}, {contest}: {target}. Roma {left}; {target} {right}. Éxito {wins} %, sin efecto {ties} %, derrota {loses} %.',
  ],
  'preview.lethe': [
    'He crosses the Lethe: its stick is taken away for good, for all Romans.',
    'Il franchit le Léthé : le bâton est retiré pour de bon, pour tous les Romains.',
    'Cruza el Leteo: el palo se retira para siempre, para todos los romanos.',
  ],
  'preview.denarii-lost': [
    '{denarii:# denarius|# denarii} would be lost if the phase ended now.',
    '{denarii:# denier serait perdu|# deniers seraient perdus} si la phase s’arrêtait là.',
    '{denarii:Se perdería # denario|Se perderían # denarios} si la fase terminara ahora.',
  ],
  'preview.bribe': [
    'The plot succeeds in {percent} % of cases; if it fails, the revolt spreads.',
    'Le complot réussit dans {percent} % des cas ; sinon, la révolte s’étend.',
    'La conjura sale bien en un {percent} % de los casos; si no, la revuelta se extiende.',
  ],
  'card.combat': [
    '**[{who}, ][army in {army}, ]{contest}: {target}**',
    '**[{who}, ][armée de {army}, ]{contest} : {target}**',
    '**[{who}, ][ejército de {army}, ]{contest}: {target}**',
  ],
  'card.rome': ['Rome: {side}', 'Rome : {side}', 'Roma: {side}'],
  'card.hispania': ['Hispania: {side}', 'Hispanie : {side}', 'Hispania: {side}'],
  'card.odds': [
    'Success {wins} %, no result {ties} %, defeat {loses} %',
    'Succès {wins} %, sans effet {ties} %, défaite {loses} %',
    'Éxito {wins} %, sin efecto {ties} %, derrota {loses} %',
  ],
  'card.lies-greater': [
    'As the dice lie, the attack succeeds; for Hispano {better:# face|# faces} of six would be better',
    'Tels que sont les dés, l’attaque réussit ; pour Hispano, {better:# face|# faces} sur six feraient mieux',
    'Tal como están los dados, el ataque sale bien; para Hispano, {better:# cara|# caras} de seis serían mejores',
  ],
  'card.lies-equal': [
    'As the dice lie, nothing happens; for Hispano {better:# face|# faces} of six would be better',
    'Tels que sont les dés, il ne se passe rien ; pour Hispano, {better:# face|# faces} sur six feraient mieux',
    'Tal como están los dados, no pasa nada; para Hispano, {better:# cara|# caras} de seis serían mejores',
  ],
  'card.lies-less': [
    'As the dice lie, the attacker is beaten; for Hispano {better:# face|# faces} of six would be better',
    'Tels que sont les dés, l’attaquant est battu ; pour Hispano, {better:# face|# faces} sur six feraient mieux',
    'Tal como están los dados, el atacante es derrotado; para Hispano, {better:# cara|# caras} de seis serían mejores',
  ],
  'answer.odds': [
    '{who}, {contest}: {target}, {denarii:# denarius|# denarii}. Rome {left}; {target} {right}. Success {wins} %, no result {ties} %, defeat {loses} %.',
    '{who}, {contest} : {target}, {denarii:# denier|# deniers}. Rome {left} ; {target} {right}. Succès {wins} %, sans effet {ties} %, défaite {loses} %.',
    '{who}, {contest}: {target}, {denarii:# denario|# denarios}. Roma {left}; {target} {right}. Éxito {wins} %, sin efecto {ties} %, derrota {loses} %.',
  ],
  'answer.threat-none': ['No army is on the board.', 'Aucune armée sur le plateau.', 'Ningún ejército en el tablero.'],
  'answer.threat': ['Army in {at}: {ways}.', 'Armée de {at} : {ways}.', 'Ejército de {at}: {ways}.'],
  'answer.threat-new': [
    'An army may rise in {at} ({percent} %): {ways}.',
    'Une armée peut se lever à {at} ({percent} %) : {ways}.',
    'Puede levantarse un ejército en {at} ({percent} %): {ways}.',
  ],
  'answer.threat-rest': ['stays', 'reste', 'se queda'],
  'answer.threat-lost': [
    'The next Hispanic phase would end the campaign in {percent} % of cases.',
    'La prochaine phase hispanique finirait la campagne dans {percent} % des cas.',
    'La próxima fase hispana terminaría la campaña en un {percent} % de los casos.',
  ],
  'answer.city': [
    '{city}, {province} {number}{sure}: {there}. Connected with {ways}.',
    '{city}, {province} {number}{sure} : {there}. Connectée à {ways}.',
    '{city}, {province} {number}{sure}: {there}. Conectada con {ways}.',
  ],
  'answer.sea': [
    '{city}, sea {number}: {there}. Connected with {ways}.',
    '{city}, mer {number} : {there}. Connectée à {ways}.',
    '{city}, mar {number}: {there}. Conectado con {ways}.',
  ],
  'there.empty': ['empty', 'vide', 'vacía'],
  'there.fleet': ['fleet', 'flotte', 'flota'],
  'there.revolt': ['revolt', 'révolte', 'revuelta'],
  'there.pirates': ['pirates', 'pirates', 'piratas'],
} as const satisfies Entries;
