// Over 200 lines: a catalogue of sentences.
import type { Entries } from '../../../kit/index.js';

/** What happened, in the order in which it did. */
export const TOLD = {
  'told.turn-began': ['**Turn {turn}** ({year})', '**Tour {turn}** ({year})', '**Turno {turn}** ({year})'],
  'told.rebellion': [
    'Rebellion in {region}: {kind}',
    'Rébellion dans la région {region} : {kind}',
    'Rebelión en la región {region}: {kind}',
  ],
  'told.double-rebellion': [
    'Two rebellions in {region}',
    'Deux rébellions dans la région {region}',
    'Dos rebeliones en la región {region}',
  ],
  'told.rebellion-spared': [
    '{kind} in {at} would take somebody’s last city: rolled again',
    '{kind} à {at} prendrait la dernière cité d’un camp : on relance',
    '{kind} en {at} quitaría la última ciudad de un bando: se vuelve a tirar',
  ],
  'told.rebels-rose': [
    '{at}: {count:a Rebel rises|# Rebels stand now}[, in place of {instead}]',
    '{at} : {count:un Rebelle se lève|# Rebelles désormais}[, à la place de {instead}]',
    '{at}: {count:se alza un Rebelde|ahora # Rebeldes}[, en lugar de {instead}]',
  ],
  'told.region-revolts': [
    '{region} is out of the game for this turn.',
    'La région {region} est hors jeu pour ce tour.',
    'La región {region} queda fuera del juego este turno.',
  ],
  'told.city-converted': [
    'The city of {at} becomes {faith}.',
    'La cité de {at} devient {faith}.',
    'La ciudad de {at} se vuelve {faith}.',
  ],
  'told.lost.unrest': ['Unrest: {tolls}', 'Troubles : {tolls}', 'Disturbios: {tolls}'],
  'told.lost.famine': ['Famine: {tolls}', 'Famine : {tolls}', 'Hambruna: {tolls}'],
  'told.lost.taifas': ['Taifas: {tolls}', 'Taïfas : {tolls}', 'Taifas: {tolls}'],
  'told.lost.empire': ['Empire: {tolls}', 'Empire : {tolls}', 'Imperio: {tolls}'],
  'told.lost.rout': [
    'Nowhere to retreat to: {tolls}',
    'Aucune retraite possible : {tolls}',
    'Sin retirada posible: {tolls}',
  ],
  'told.lost.road': [
    'Garrisons do not follow by road: {tolls}',
    'Les Garnisons ne suivent pas par la route : {tolls}',
    'Las Guarniciones no siguen por el camino: {tolls}',
  ],
  'told.lost.siege': ['Lost in the siege: {tolls}', 'Pertes du siège : {tolls}', 'Bajas del asedio: {tolls}'],
  'told.lost.left-over': ['They go home: {tolls}', 'Ils rentrent chez eux : {tolls}', 'Vuelven a casa: {tolls}'],
  'told.event-drawn': [
    'Event ({dice}): **{event}**',
    'Événement ({dice}) : **{event}**',
    'Evento ({dice}): **{event}**',
  ],
  'told.event-void': ['{event}: without effect', '{event} : sans effet', '{event}: sin efecto'],
  'told.neutrals-came': [
    '{side} in {at}: {count:# Army|# Armies}',
    '{side} à {at} : {count:# Armée|# Armées}',
    '{side} en {at}: {count:# Ejército|# Ejércitos}',
  ],
  'told.hired-for.mercenaries': [
    '{count:# Mercenary is|# Mercenaries are} for hire; whoever is left joins the Muslims.',
    '{count:# Mercenaire|# Mercenaires} à louer ; le reste rejoindra les Musulmans.',
    '{count:# Mercenario|# Mercenarios} en alquiler; los demás se unirán a los musulmanes.',
  ],
  'told.hired-for.crusade': [
    '{count:# Crusader comes|# Crusaders come} in phase 3.',
    '{count:# Croisé arrive|# Croisés arrivent} en phase 3.',
    '{count:Llega # Cruzado|Llegan # Cruzados} en la fase 3.',
  ],
  'told.order-placed': ['A Military Order in {at}', 'Un Ordre Militaire à {at}', 'Una Orden Militar en {at}'],
  'told.cid-came': [
    'El Cid rides with the {side}[, in {at}].',
    'El Cid chevauche avec les {side}[, à {at}].',
    'El Cid cabalga con los {side}[, en {at}].',
  ],
  'told.cid-gone': ['El Cid is gone.', 'El Cid disparaît.', 'El Cid desaparece.'],
  'told.cities-razed': [
    'Taifas in {region}: the cities of {cities} are gone.',
    'Taïfas dans la région {region} : les cités de {cities} disparaissent.',
    'Taifas en la región {region}: desaparecen las ciudades de {cities}.',
  ],
  'told.cities-spared': [
    'Taifas in {region}: no city goes.',
    'Taïfas dans la région {region} : aucune cité ne disparaît.',
    'Taifas en la región {region}: no desaparece ninguna ciudad.',
  ],
  'told.plague': [
    'Plague in {region}: {count:# counter|# counters}',
    'Peste dans la région {region} : {count:# pion|# pions}',
    'Peste en la región {region}: {count:# ficha|# fichas}',
  ],
  'told.plague-took': ['{at} loses {counter}.', '{at} perd {counter}.', '{at} pierde {counter}.'],
  'told.income': [
    'Income: **{points}** (base 2[, regions: {regions}]{santiago}[, event: {event}])',
    'Revenus : **{points}** (base 2[, régions : {regions}]{santiago}[, événement : {event}])',
    'Ingresos: **{points}** (base 2[, regiones: {regions}]{santiago}[, evento: {event}])',
  ],
  'told.santiago': [', Santiago', ', Saint-Jacques', ', Santiago'],
  'told.bought': ['{at}: {good}', '{at} : {good}', '{at}: {good}'],
  'told.crusaders-landed': [
    '{count:# Crusader|# Crusaders} in {at}',
    '{count:# Croisé|# Croisés} à {at}',
    '{count:# Cruzado|# Cruzados} en {at}',
  ],
  'told.unspent': [
    '{points:# point is|# points are} not spent and lost.',
    '{points:# point non dépensé est perdu|# points non dépensés sont perdus}.',
    '{points:Se pierde # punto no gastado|Se pierden # puntos no gastados}.',
  ],
  'told.marched': [
    '{side}: {from} → {to} ({units}[, {cid}])',
    '{side} : {from} → {to} ({units}[, {cid}])',
    '{side}: {from} → {to} ({units}[, {cid}])',
  ],
  'told.battle-round': [
    'Battle in {at}, round {round}[ ({first} first)]: {attacker} {attack}; {defender} {defence}.[ {attacker} lose {attackerLost}.][ {defender} lose {defenderLost}.]',
    'Bataille à {at}, échange {round}[ ({first} d’abord)] : {attacker} {attack} ; {defender} {defence}.[ {attacker} : pertes {attackerLost}.][ {defender} : pertes {defenderLost}.]',
    'Batalla en {at}, asalto {round}[ ({first} primero)]: {attacker} {attack}; {defender} {defence}.[ {attacker}: bajas {attackerLost}.][ {defender}: bajas {defenderLost}.]',
  ],
  'told.end.both-gone': ['{at}: nobody is left.', '{at} : il ne reste personne.', '{at}: no queda nadie.'],
  'told.end.attacker-gone': [
    '{at}: the {attacker} are wiped out.',
    '{at} : il ne reste rien des {attacker}.',
    '{at}: los {attacker} son aniquilados.',
  ],
  'told.end.defender-gone': [
    '{at}: the {defender} are wiped out.',
    '{at} : il ne reste rien des {defender}.',
    '{at}: los {defender} son aniquilados.',
  ],
  'told.end.attacker-back': [
    '{at}: the {attacker} are beaten off.',
    '{at} : les {attacker} reculent.',
    '{at}: los {attacker} son rechazados.',
  ],
  'told.end.defender-back': [
    '{at}: the {defender} give way.',
    '{at} : les {defender} cèdent.',
    '{at}: los {defender} ceden.',
  ],
  'told.end.attacker-in': [
    '{at}: the {attacker} get inside the walls.',
    '{at} : les {attacker} gagnent l’abri des murs.',
    '{at}: los {attacker} se refugian tras los muros.',
  ],
  'told.end.defender-in': [
    '{at}: the {defender} withdraw behind the walls.',
    '{at} : les {defender} se réfugient derrière les murs.',
    '{at}: los {defender} se refugian tras los muros.',
  ],
  'told.retreated': [
    '{side} retreat: {from} → {to} ({units})',
    'Retraite des {side} : {from} → {to} ({units})',
    'Retirada de los {side}: {from} → {to} ({units})',
  ],
  'told.besieged': [
    '{side} lay siege to {at} ({units}).',
    'Les {side} assiègent {at} ({units}).',
    'Los {side} asedian {at} ({units}).',
  ],
  'told.captured': ['{side} take {at}.', 'Les {side} prennent {at}.', 'Los {side} toman {at}.'],
  'told.left-behind': [
    '{units} {side} stay in {at}.',
    'Restent à {at} : {units} ({side}).',
    'Quedan en {at}: {units} ({side}).',
  ],
  'told.caution.fight': [
    'Against the odds in {at} ({face}): they fight all the same.',
    'Contre toute prudence à {at} ({face}) : ils combattent quand même.',
    'En desventaja en {at} ({face}): combaten de todos modos.',
  ],
  'told.caution.halt': [
    'Before {at} ({face}) they halt.',
    'Devant {at} ({face}), ils s’arrêtent.',
    'Ante {at} ({face}) se detienen.',
  ],
  'told.caution.pass': [
    '{at} is passed by ({face}).',
    'Ils passent {at} sans s’y arrêter ({face}).',
    'Pasan de largo ante {at} ({face}).',
  ],
  'told.caution.stay-in': [
    'In {at} they stay behind the walls ({face}).',
    'À {at}, ils restent derrière les murs ({face}).',
    'En {at} se quedan tras los muros ({face}).',
  ],
  'told.reaction': [
    '**Muslim reaction** in {region} (cities: {cities}; force {dice})',
    '**Réaction musulmane** dans la région {region} (cités : {cities} ; force {dice})',
    '**Reacción musulmana** en la región {region} (ciudades: {cities}; fuerza {dice})',
  ],
  'told.landing': [
    '**North Africa** lands in {port} (force {dice})',
    '**L’Afrique du Nord** débarque à {port} (force {dice})',
    '**El norte de África** desembarca en {port} (fuerza {dice})',
  ],
  'told.raised.nowhere': ['{row}: no place for it', '{row} : aucun Lieu possible', '{row}: no hay Lugar posible'],
  'told.raised.row': ['{at}: {row}', '{at} : {row}', '{at}: {row}'],
  'told.raised.landing': [
    '{at}: {count:# Army|# Armies}',
    '{at} : {count:# Armée|# Armées}',
    '{at}: {count:# Ejército|# Ejércitos}',
  ],
  'told.raised.mercenaries': [
    '{at}: {count:# Mercenary|# Mercenaries} for the Muslims',
    '{at} : {count:# Mercenaire|# Mercenaires} pour les Musulmans',
    '{at}: {count:# Mercenario|# Mercenarios} para los musulmanes',
  ],
  'told.siege-round': [
    'Siege of {at}: {besieger} {attack} ({attackDie} + {attackStrength}) against {besieged} {defence} ({defenceDie} + {defenceStrength})',
    'Siège de {at} : {besieger} {attack} ({attackDie} + {attackStrength}) contre {besieged} {defence} ({defenceDie} + {defenceStrength})',
    'Asedio de {at}: {besieger} {attack} ({attackDie} + {attackStrength}) contra {besieged} {defence} ({defenceDie} + {defenceStrength})',
  ],
  'told.siege.stormed': ['{at} is stormed.', '{at} est prise d’assaut.', '{at} es tomada al asalto.'],
  'told.siege.sacked': [
    '{at} is stormed, and the city destroyed.',
    '{at} est prise d’assaut, la cité détruite.',
    '{at} es tomada al asalto y la ciudad destruida.',
  ],
  'told.siege.surrendered': ['{at} surrenders.', '{at} se rend.', '{at} se rinde.'],
  'told.siege.relieved': [
    '{at} holds; the siege is lifted.',
    '{at} tient ; le siège est levé.',
    '{at} resiste; se levanta el asedio.',
  ],
  'told.siege.besieger-gone': [
    '{at}: no besieger is left.',
    '{at} : il ne reste aucun assiégeant.',
    '{at}: no queda ningún sitiador.',
  ],
  'told.fort-gone': [
    'The fort of {at}, empty, is gone.',
    'Le fort vide de {at} disparaît.',
    'El fuerte vacío de {at} desaparece.',
  ],
  'told.turn-ended': [
    'End of turn {turn}: **{points:# point|# points}**',
    'Fin du tour {turn} : **{points:# point|# points}**',
    'Fin del turno {turn}: **{points:# punto|# puntos}**',
  ],
  'told.game-over': [
    'The game is over: {ending}. **{points:# point|# points}: {verdict}.**',
    'La partie est finie : {ending}. **{points:# point|# points} : {verdict}.**',
    'La partida ha terminado: {ending}. **{points:# punto|# puntos}: {verdict}.**',
  ],
  'chapter.fate': ['Turn {turn}: what befell', 'Tour {turn} : les aléas', 'Turno {turn}: los azares'],
  'chapter.answer': ['Turn {turn}: the answer', 'Tour {turn} : la réponse', 'Turno {turn}: la respuesta'],
} as const satisfies Entries;
