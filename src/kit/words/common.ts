import type { Locale } from '../../core/words.js';

/** One sentence in the three languages side by side, so that none can be forgotten and all are changed together. */
export type Entry = readonly [en: string, fr: string, es: string];
export type Entries = Readonly<Record<string, Entry>>;

const PLACE: Readonly<Record<Locale, 0 | 1 | 2>> = { en: 0, fr: 1, es: 2 };

export function inLocale(entry: Entry, locale: Locale): string {
  return entry[PLACE[locale]];
}

/** Sentences that every game needs: what the kit refuses and asks. A game may say any of them in its own way. */
export const COMMON = {
  'verb.done': ['Done', 'Terminer', 'Terminar'],
  'verb.pass': ['Let it pass', 'Laisser passer', 'Dejar pasar'],
  'verb.propose': ['Propose a trade', 'Proposer un échange', 'Proponer un trato'],
  'verb.counter': ['Propose something else', 'Proposer autre chose', 'Proponer otra cosa'],
  'verb.accept': ['Accept', 'Accepter', 'Aceptar'],
  'verb.decline': ['Decline', 'Refuser', 'Rechazar'],
  'verb.withdraw': ['Withdraw an offer', 'Retirer une offre', 'Retirar una oferta'],
  'slot.with': ['With whom', 'Avec qui', 'Con quién'],
  'slot.trade': ['Whose offer', 'Quelle offre', 'Qué oferta'],
  'slot.gives': ['What you give', 'Ce que vous donnez', 'Qué das'],
  'slot.takes': ['What you get', 'Ce que vous recevez', 'Qué recibes'],
  'slot.promise': ['A promise', 'Une promesse', 'Una promesa'],
  'note.trade': ['[gives {gives}] [for {takes}]', '[donne {gives}] [contre {takes}]', '[da {gives}] [por {takes}]'],
  'owe.trade': ['the trade that {who} offers', 'l’échange que propose {who}', 'el trato que ofrece {who}'],
  'told.trade-proposed': [
    '{seat} offers {with} a trade:[ {gives}][ for {takes}].[ “{promise}”]',
    '{seat} propose un échange à {with} :[ {gives}][ contre {takes}].[ « {promise} »]',
    '{seat} ofrece un trato a {with}:[ {gives}][ por {takes}].[ «{promise}»]',
  ],
  'told.trade-countered': [
    '{seat} would rather:[ {gives}][ for {takes}].[ “{promise}”]',
    '{seat} préférerait :[ {gives}][ contre {takes}].[ « {promise} »]',
    '{seat} preferiría:[ {gives}][ por {takes}].[ «{promise}»]',
  ],
  'told.trade-accepted': [
    '{seat} and {with} trade:[ {gives}][ for {takes}].',
    '{seat} et {with} échangent :[ {gives}][ contre {takes}].',
    '{seat} y {with} cierran el trato:[ {gives}][ por {takes}].',
  ],
  'told.trade-declined': ['{with} declines the trade.', '{with} refuse l’échange.', '{with} rechaza el trato.'],
  'told.trade-withdrawn': ['{seat} withdraws the offer.', '{seat} retire son offre.', '{seat} retira la oferta.'],
  'told.has-chosen': ['{seat} has chosen.', '{seat} a choisi.', '{seat} ha elegido.'],
  'told.choices-opened': ['All have chosen.', 'Tous ont choisi.', 'Todos han elegido.'],
  'told.passed': ['You let it pass.', 'Vous laissez passer.', 'Lo dejas pasar.'],
  'advice.default': [
    'nothing better is known than what is done for whoever is away',
    'rien de mieux que ce qui est fait pour un absent',
    'nada mejor que lo que se hace por quien está ausente',
  ],
  'choice.yes': ['yes', 'oui', 'sí'],
  'choice.no': ['no', 'non', 'no'],
  'owe.laid-out': [
    'let the position go on (`/done`)',
    'laisser la position se poursuivre (`/done`)',
    'dejar que la posición continúe (`/done`)',
  ],
  'reject.slot-missing': [
    'Something is missing. {slot}?[ Choices: {choices}.]',
    'Il manque une précision. {slot} ?[ Choix : {choices}.]',
    'Falta algo. ¿{slot}?[ Opciones: {choices}.]',
  ],
  'reject.some-missing': [
    '{slot}? [{exactly} of: ][From {min} to {max} of: ]{choices}.',
    '{slot} ? [{exactly} parmi : ][De {min} à {max} parmi : ]{choices}.',
    '¿{slot}? [{exactly} entre: ][De {min} a {max} entre: ]{choices}.',
  ],
  'reject.slot-exactly': [
    '{slot}: choose exactly {exactly} ({chosen} chosen).[ Choices: {choices}.]',
    '{slot} : il en faut exactement {exactly}, vous en avez choisi {chosen}.[ Choix : {choices}.]',
    '{slot}: elige exactamente {exactly} (has elegido {chosen}).[ Opciones: {choices}.]',
  ],
  'reject.slot-least': [
    '{slot}: choose at least {min} ({chosen} chosen).[ Choices: {choices}.]',
    '{slot} : il en faut au moins {min}, vous en avez choisi {chosen}.[ Choix : {choices}.]',
    '{slot}: elige al menos {min} (has elegido {chosen}).[ Opciones: {choices}.]',
  ],
  'reject.slot-most': [
    '{slot}: choose at most {max} ({chosen} chosen).[ Choices: {choices}.]',
    '{slot} : {max} au plus, vous en avez choisi {chosen}.[ Choix : {choices}.]',
    '{slot}: elige como máximo {max} (has elegido {chosen}).[ Opciones: {choices}.]',
  ],
  'reject.not-a-choice': [
    '{slot}? “{text}” is not possible here[: {why}].[ Did you mean {meant}?][ Choices: {choices}.]',
    '{slot} ? « {text} » n’est pas possible ici[ : {why}].[ Vouliez-vous dire {meant} ?][ Choix : {choices}.]',
    '¿{slot}? «{text}» no es posible aquí[: {why}].[ ¿Querías decir {meant}?][ Opciones: {choices}.]',
  ],
  'reject.not-in-range': ['{slot}: from {min} to {max}.', '{slot} : de {min} à {max}.', '{slot}: de {min} a {max}.'],
  'reject.unit-unknown': [
    'There is no “{text}” to be had here.[ Did you mean {meant}?][ Choices: {choices}.]',
    'Il n’y a pas de « {text} » disponible ici.[ Vouliez-vous dire {meant} ?][ Choix : {choices}.]',
    'Aquí no hay «{text}».[ ¿Querías decir {meant}?][ Opciones: {choices}.]',
  ],
  'reject.unit-short': [
    '“{text}”: there {there:is only #|are only #}.',
    '« {text} » : il n’y en a que {there}.',
    '«{text}»: solo hay {there}.',
  ],
  'reject.no-picture': [
    'There is no such picture of this game.',
    'Ce jeu n’a pas d’image de ce genre.',
    'Este juego no tiene una imagen así.',
  ],
  'picture.pieces': ['{pieces}', '{pieces}', '{pieces}'],
  'reject.position-key': [
    'Position: unknown name “{path}”.',
    'Position : nom inconnu « {path} ».',
    'Posición: nombre desconocido «{path}».',
  ],
  'reject.position-value': [
    'Position: wrong value at “{path}”[ ({found})].',
    'Position : valeur incorrecte à « {path} »[ ({found})].',
    'Posición: valor incorrecto en «{path}»[ ({found})].',
  ],
  'reject.override-shape': [
    'Data file: “{path}” does not have the right shape.',
    'Fichier de données : « {path} » n’a pas la bonne forme.',
    'Archivo de datos: «{path}» no tiene la forma correcta.',
  ],
  'reject.override-unknown': [
    'Data file: there is no “{path}”.',
    'Fichier de données : « {path} » n’existe pas.',
    'Archivo de datos: «{path}» no existe.',
  ],
  'reject.override-fixed': [
    'Data file: “{path}” is given by the rulebook and stays as it is.',
    'Fichier de données : « {path} » vient du livret et ne change pas.',
    'Archivo de datos: «{path}» viene del reglamento y no se cambia.',
  ],
  'reject.option-against': [
    '`{option}:{text}` and what else you typed say two different things: leave one out.',
    '`{option}:{text}` contredit le reste de la commande : retirez l’un des deux.',
    '`{option}:{text}` contradice lo demás que has escrito: quita uno de los dos.',
  ],
  'reject.offered-beside': [
    '“{verb}” is not possible now; `/{command}` is.',
    '« {verb} » n’est pas possible maintenant ; `/{command}` l’est.',
    '«{verb}» no es posible ahora; `/{command}` sí.',
  ],
  'reject.several-meant': [
    'That may mean: {choices}. Say more, or press the button.',
    'Cela peut vouloir dire : {choices}. Précisez, ou cliquez sur le bouton.',
    'Eso puede significar: {choices}. Precisa más o pulsa el botón.',
  ],
  'reject.text-long': [
    '{slot}: {length} characters, {most} at most.',
    '{slot} : {length} caractères, {most} au plus.',
    '{slot}: {length} caracteres, {most} como máximo.',
  ],
  'reject.option-unused': [
    '`{option}:{text}` has nothing to say here: leave it out.',
    '`{option}:{text}` ne sert à rien ici : retirez-le.',
    '`{option}:{text}` no sirve aquí: quítalo.',
  ],
  'reject.which-one': [
    '“{text}”: which one? Choices: {choices}.',
    '« {text} » : lequel ? Choix : {choices}.',
    '«{text}»: ¿cuál? Opciones: {choices}.',
  ],
  'reject.unit-where': [
    '“{text}”: where? Choices: {choices}.',
    '« {text} » : où ? Choix : {choices}.',
    '«{text}»: ¿dónde? Opciones: {choices}.',
  ],
} as const satisfies Entries;
