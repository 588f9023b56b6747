import type { Entries } from '../../../kit/index.js';

/** What the questions of a player are answered with. */
export const ANSWERS = {
  'answer.kingdom': [
    '**{kingdom}** ({who}): {honour} honour, tax {tax}, {count:1 territory|# territories}, {loans:1 loan|# loans}.[ In rebellion: {rebels}.]',
    '**{kingdom}** ({who}) : {honour} PH, taxe {tax}, {count:1 territoire|# territoires}, {loans:1 emprunt|# emprunts}.[ En rébellion : {rebels}.]',
    '**{kingdom}** ({who}): {honour} PH, impuesto {tax}, {count:1 territorio|# territorios}, {loans:1 préstamo|# préstamos}.[ En rebelión: {rebels}.]',
  ],
  'answer.kingdom-has': [
    '[Pieces: {pieces}. ][Technologies: {technologies}. ][Cards: {cards}.]',
    '[Pièces : {pieces}. ][Technologies : {technologies}. ][Cartes : {cards}.]',
    '[Piezas: {pieces}. ][Tecnologías: {technologies}. ][Cartas: {cards}.]',
  ],
  'answer.treasury': [
    'For you alone: {florins} florins; a tax of {tax} brings {income}, upkeep takes {upkeep}.[ Tokens: {tokens}.][ Prisoners: {prisoners}.]',
    'Pour vous seul : {florins} florins ; une taxe de {tax} rapporte {income}, l’entretien coûte {upkeep}.[ Jetons : {tokens}.][ Prisonniers : {prisoners}.]',
    'Solo para ti: {florins} florines; un impuesto de {tax} da {income}, el mantenimiento cuesta {upkeep}.[ Fichas: {tokens}.][ Prisioneros: {prisoners}.]',
  ],
  'answer.no-kingdom': ['no kingdom yet', 'pas encore de royaume', 'aún sin reino'],
  'answer.nobody': ['nobody', 'personne', 'nadie'],
  'answer.territory': [
    '**{at}** ({marks})[, home of {home}]: held by {holder}[ by a token of {token}].[ Good: {good}.][ Buildings: {buildings}.][ Market: {market}.]',
    '**{at}** ({marks})[, territoire de {home}] : tenu par {holder}[ par un jeton de {token}].[ Marchandise : {good}.][ Bâtiments : {buildings}.][ Marché : {market}.]',
    '**{at}** ({marks})[, territorio de {home}]: en manos de {holder}[ por una ficha de {token}].[ Mercancía: {good}.][ Edificios: {buildings}.][ Mercado: {market}.]',
  ],
  'answer.sea': ['**{at}**', '**{at}**', '**{at}**'],
  'answer.there': ['{owner}: {pieces}.', '{owner} : {pieces}.', '{owner}: {pieces}.'],
  'answer.ways': ['Ways: {ways}.', 'Accès : {ways}.', 'Accesos: {ways}.'],
  'answer.market': [
    '**{at}**:[ sells {good} at {cost},] pays {price} a cube[ for {wanted}].',
    '**{at}** :[ vend {good} à {cost},] paie {price} le cube[ pour {wanted}].',
    '**{at}**:[ vende {good} a {cost},] paga {price} por cubo[ de {wanted}].',
  ],
  'answer.could-sell': [
    'Your {vehicle} could sell[ {goods}].',
    'Votre {vehicle} pourrait vendre[ {goods}].',
    'Tu {vehicle} podría vender[ {goods}].',
  ],
  'answer.trades-not': [
    'Your {vehicle} may not trade there.',
    'Votre {vehicle} ne peut pas y commercer.',
    'Tu {vehicle} no puede comerciar allí.',
  ],
  'answer.no-market': [
    '{at}: no inhabited zone, no market.',
    '{at} : pas de zone habitée, pas de marché.',
    '{at}: sin zona habitada, sin mercado.',
  ],
  'answer.no-markets': [
    'No market has grown yet: each zone pays 100 a cube.',
    'Aucun marché n’a encore grandi : chaque zone paie 100 le cube.',
    'Aún no ha crecido ningún mercado: cada zona paga 100 por cubo.',
  ],
  'answer.pact': [
    '{one} with {other}[: {articles}][; toll {toll}][; {units} units][ against {against}][; “{words}”], until turn {until}.',
    '{one} avec {other}[ : {articles}][ ; péage {toll}][ ; {units} unités][ contre {against}][ ; « {words} »], jusqu’au tour {until}.',
    '{one} con {other}[: {articles}][; peaje {toll}][; {units} unidades][ contra {against}][; «{words}»], hasta el turno {until}.',
  ],
  'answer.secret-pact': [
    'Secret: {one} with {other}[: {articles}][; toll {toll}][; {units} units][ against {against}][; “{words}”], until turn {until}.',
    'Secret : {one} avec {other}[ : {articles}][ ; péage {toll}][ ; {units} unités][ contre {against}][ ; « {words} »], jusqu’au tour {until}.',
    'Secreto: {one} con {other}[: {articles}][; peaje {toll}][; {units} unidades][ contra {against}][; «{words}»], hasta el turno {until}.',
  ],
  'answer.at-war': [
    '{one} and {other} are at war since turn {turn}.',
    '{one} et {other} sont en guerre depuis le tour {turn}.',
    '{one} y {other} están en guerra desde el turno {turn}.',
  ],
  'answer.war-declared': [
    '{one} and {other} will be at war from turn {turn} on.',
    '{one} et {other} seront en guerre dès le tour {turn}.',
    '{one} y {other} estarán en guerra desde el turno {turn}.',
  ],
  'answer.no-pacts': ['Neither pacts nor wars.', 'Ni pactes ni guerres.', 'Ni pactos ni guerras.'],
  'reject.place-unknown': [
    'There is no place “{text}”.[ Did you mean {meant}?]',
    'Il n’y a pas de lieu « {text} ».[ Vouliez-vous dire {meant} ?]',
    'No hay ningún lugar «{text}».[ ¿Querías decir {meant}?]',
  ],
  'reject.kingdom-unknown': [
    'There is no kingdom “{text}” in this game.[ Did you mean {meant}?][ There is: {choices}.]',
    'Il n’y a pas de royaume « {text} » dans cette partie.[ Vouliez-vous dire {meant} ?][ Il y a : {choices}.]',
    'No hay ningún reino «{text}» en esta partida.[ ¿Querías decir {meant}?][ Hay: {choices}.]',
  ],
  'mark.inhabited': ['inhabited zone', 'zone habitée', 'zona habitada'],
  'mark.port': ['port', 'port', 'puerto'],
  'mark.fire': ['fire', 'feu', 'fuego'],
  'mark.plain': ['plain', 'plaine', 'llanura'],
  'mark.forest': ['forest', 'forêt', 'bosque'],
  'mark.hill': ['hills', 'collines', 'colinas'],
  'mark.mountain': ['mountains', 'montagnes', 'montañas'],
  'mark.desert': ['desert', 'désert', 'desierto'],
  'border.river': ['river', 'fleuve', 'río'],
  'border.strait': ['strait', 'détroit', 'estrecho'],
  'border.coast': ['coast', 'côte', 'costa'],
  'border.sea': ['sea', 'mer', 'mar'],
  'numeral.1': ['I', 'I', 'I'],
  'numeral.2': ['II', 'II', 'II'],
  'numeral.3': ['III', 'III', 'III'],
  'faction.barbarians': ['barbarians', 'barbares', 'bárbaros'],
} as const satisfies Entries;
