import type { Entries } from '../../../kit/index.js';

/** What a pact says, and what changes hands with it. */
const EN_TERMS =
  '[with {others}: ][{articles}][; toll {toll}][; {units} units][ against {against}][; you pay {given}][; you receive {got}][; you hand over {freed}][; you receive {asked}][; “{words}”]; until turn {until}';
const FR_TERMS =
  '[avec {others} : ][{articles}][ ; péage {toll}][ ; {units} unités][ contre {against}][ ; vous versez {given}][ ; vous recevez {got}][ ; vous rendez {freed}][ ; vous recevez {asked}][ ; « {words} »] ; jusqu’au tour {until}';
const ES_TERMS =
  '[con {others}: ][{articles}][; peaje {toll}][; {units} unidades][ contra {against}][; pagas {given}][; recibes {got}][; entregas {freed}][; recibes {asked}][; «{words}»]; hasta el turno {until}';

/** What kingdoms offer, promise and write one another (chapter 11). */
export const PACTS = {
  'article.give-trade': ['right to trade (given)', 'droit de commercer (accordé)', 'derecho a comerciar (concedido)'],
  'article.get-trade': ['right to trade (received)', 'droit de commercer (reçu)', 'derecho a comerciar (recibido)'],
  'article.give-passage': ['passage (given)', 'passage (accordé)', 'paso (concedido)'],
  'article.get-passage': ['passage (received)', 'passage (reçu)', 'paso (recibido)'],
  'article.give-military-control': [
    'military control (given)',
    'contrôle militaire (accordé)',
    'control militar (concedido)',
  ],
  'article.get-military-control': [
    'military control (received)',
    'contrôle militaire (reçu)',
    'control militar (recibido)',
  ],
  'article.give-civil-control': ['civil control (given)', 'contrôle civil (accordé)', 'control civil (concedido)'],
  'article.get-civil-control': ['civil control (received)', 'contrôle civil (reçu)', 'control civil (recibido)'],
  'article.non-aggression': ['non-aggression', 'non-belligérance', 'no agresión'],
  'article.give-defensive-alliance': [
    'help in defence (promised)',
    'alliance défensive (promise)',
    'alianza defensiva (prometida)',
  ],
  'article.get-defensive-alliance': [
    'help in defence (received)',
    'alliance défensive (reçue)',
    'alianza defensiva (recibida)',
  ],
  'article.give-offensive-alliance': [
    'help in attack (promised)',
    'alliance offensive (promise)',
    'alianza ofensiva (prometida)',
  ],
  'article.get-offensive-alliance': [
    'help in attack (received)',
    'alliance offensive (reçue)',
    'alianza ofensiva (recibida)',
  ],
  'article.armistice': ['armistice this turn', 'armistice pour ce tour', 'armisticio este turno'],
  'article.peace': ['peace', 'paix', 'paz'],
  'article.pays': ['florins that you pay', 'florins que vous versez', 'florines que pagas'],
  'article.receives': ['florins that you receive', 'florins que vous recevez', 'florines que recibes'],
  'article.frees': ['prisoners that you hand over', 'prisonniers que vous rendez', 'prisioneros que entregas'],
  'article.asks': ['prisoners that you receive', 'prisonniers que vous recevez', 'prisioneros que recibes'],
  'article.others': [
    'with others too, among all alike',
    'avec d’autres aussi, entre tous',
    'también con otros, entre todos',
  ],
  'article.words': [
    'words of your own (they bind nobody)',
    'un texte libre (sans effet)',
    'un texto libre (no obliga)',
  ],
  'verb.offer-pact': ['Offer a pact', 'Proposer un pacte', 'Ofrecer un pacto'],
  'verb.counter-pact': ['Offer something else', 'Faire une contre-offre', 'Hacer una contraoferta'],
  'verb.accept-pact': ['Accept', 'Accepter', 'Aceptar'],
  'verb.decline-pact': ['Decline', 'Refuser', 'Rechazar'],
  'verb.withdraw-pact': ['Withdraw your offer', 'Retirer votre offre', 'Retirar tu oferta'],
  'verb.end-pact': [
    'End a pact by consent',
    'Mettre fin à un pacte d’un commun accord',
    'Terminar un pacto de acuerdo',
  ],
  'verb.break-pact': ['Break a pact (−2 honour)', 'Rompre un pacte (−2 PH)', 'Romper un pacto (−2 PH)'],
  'verb.complain': ['Denounce a breach of pact', 'Dénoncer une rupture de pacte', 'Denunciar una ruptura de pacto'],
  'verb.vote': ['Vote on the pact', 'Voter sur le pacte', 'Votar sobre el pacto'],
  'verb.letter': ['Write a letter', 'Écrire une lettre', 'Escribir una carta'],
  'slot.with': ['To whom', 'À qui', 'A quién'],
  'slot.pact': ['Which pact', 'Quel pacte', 'Qué pacto'],
  'slot.articles': ['What it says', 'Ce qu’il prévoit', 'Qué dice'],
  'slot.others': ['With whom else', 'Avec qui d’autre', 'Con quién más'],
  'slot.accused': ['Who broke it', 'Qui l’a rompu', 'Quién lo rompió'],
  'slot.toll': ['Florins for each use', 'Florins par usage', 'Florines por cada uso'],
  'slot.help': ['How many units help', 'Combien d’unités en soutien', 'Cuántas unidades apoyan'],
  'slot.enemies': ['Against whom', 'Contre qui', 'Contra quién'],
  'slot.pays': ['How many florins you pay', 'Combien de florins vous versez', 'Cuántos florines pagas'],
  'slot.receives': ['How many florins you receive', 'Combien de florins vous recevez', 'Cuántos florines recibes'],
  'slot.frees': ['Which prisoners you hand over', 'Quels prisonniers vous rendez', 'Qué prisioneros entregas'],
  'slot.asks': ['Which prisoners you receive', 'Quels prisonniers vous recevez', 'Qué prisioneros recibes'],
  'slot.until': ['Until the end of which turn', 'Jusqu’à la fin de quel tour', 'Hasta el final de qué turno'],
  'slot.known': ['Public or secret', 'Public ou secret', 'Público o secreto'],
  'slot.words': ['Your words', 'Votre texte', 'Tu texto'],
  'slot.dispute': ['Whose breach', 'Rupture de qui', 'Ruptura de quién'],
  'slot.verdict': ['Your verdict', 'Votre verdict', 'Tu veredicto'],
  'choice.public': ['public', 'public', 'público'],
  'choice.secret': ['secret', 'secret', 'secreto'],
  'choice.kept': ['the pact was kept', 'pacte respecté', 'pacto respetado'],
  'choice.broken': ['the pact was broken', 'pacte rompu', 'pacto roto'],
  'choice.silent': ['no verdict', 'aucun verdict', 'sin veredicto'],
  'note.prisoner-of': ['prisoner of {owner}', 'prisonnier : {owner}', 'prisionero: {owner}'],
  'note.pact': [EN_TERMS, FR_TERMS, ES_TERMS],
  'owe.pact': [
    `an answer to the offer of {who}: ${EN_TERMS}`,
    `une réponse à l’offre de {who} : ${FR_TERMS}`,
    `una respuesta a la oferta de {who}: ${ES_TERMS}`,
  ],
  'preview.pact': [`{who}: ${EN_TERMS}.`, `{who} : ${FR_TERMS}.`, `{who}: ${ES_TERMS}.`],
  'owe.vote': [
    'a vote: {accuser} denounces {accused}',
    'un vote : {accuser} dénonce {accused}',
    'un voto: {accuser} denuncia a {accused}',
  ],
  'told.pact-offered': [
    '{seat} offers {with}[ and {others}] a pact[: {articles}][; toll {toll}][; {help} units][ against {enemies}][; {seat} pays {pays}][; {with} pays {receives}][; {seat} hands over {frees}][; {with} hands over {asks}][; “{words}”] (until turn {until}).',
    '{seat} propose un pacte à {with}[ et {others}][ : {articles}][ ; péage {toll}][ ; {help} unités][ contre {enemies}][ ; {seat} verse {pays}][ ; {with} verse {receives}][ ; {seat} rend {frees}][ ; {with} rend {asks}][ ; « {words} »] (jusqu’au tour {until}).',
    '{seat} ofrece un pacto a {with}[ y {others}][: {articles}][; peaje {toll}][; {help} unidades][ contra {enemies}][; {seat} paga {pays}][; {with} paga {receives}][; {seat} entrega {frees}][; {with} entrega {asks}][; «{words}»] (hasta el turno {until}).',
  ],
  'told.pact-countered': [
    '{seat} offers {with}[ and {others}] something else[: {articles}][; toll {toll}][; {help} units][ against {enemies}][; {seat} pays {pays}][; {with} pays {receives}][; {seat} hands over {frees}][; {with} hands over {asks}][; “{words}”] (until turn {until}).',
    '{seat} fait une contre-offre à {with}[ et {others}][ : {articles}][ ; péage {toll}][ ; {help} unités][ contre {enemies}][ ; {seat} verse {pays}][ ; {with} verse {receives}][ ; {seat} rend {frees}][ ; {with} rend {asks}][ ; « {words} »] (jusqu’au tour {until}).',
    '{seat} hace una contraoferta a {with}[ y {others}][: {articles}][; peaje {toll}][; {help} unidades][ contra {enemies}][; {seat} paga {pays}][; {with} paga {receives}][; {seat} entrega {frees}][; {with} entrega {asks}][; «{words}»] (hasta el turno {until}).',
  ],
  'told.pact-accepted': [
    'The offer of {seat} is accepted: {with}[ and {others}].',
    'L’offre de {seat} est acceptée : {with}[ et {others}].',
    'La oferta de {seat} queda aceptada: {with}[ y {others}].',
  ],
  'told.pact-agreed': [
    '{with} agrees to the offer of {seat}; others have not answered.',
    '{with} consent à l’offre de {seat} ; d’autres n’ont pas répondu.',
    '{with} consiente en la oferta de {seat}; otros no han respondido.',
  ],
  'told.pact-made': [
    'A pact: {seat} and {with}[ and {others}][: {articles}][; toll {toll}][; {help} units][ against {enemies}][; “{words}”], until turn {until}.',
    'Un pacte : {seat} et {with}[ et {others}][ : {articles}][ ; péage {toll}][ ; {help} unités][ contre {enemies}][ ; « {words} »], jusqu’au tour {until}.',
    'Un pacto: {seat} y {with}[ y {others}][: {articles}][; peaje {toll}][; {help} unidades][ contra {enemies}][; «{words}»], hasta el turno {until}.',
  ],
  'told.pact-declined': [
    '{with} declines the offer of {seat}.',
    '{with} refuse l’offre de {seat}.',
    '{with} rechaza la oferta de {seat}.',
  ],
  'told.pact-withdrawn': [
    '{seat} withdraws the offer to {with}[ and {others}].',
    '{seat} retire son offre à {with}[ et {others}].',
    '{seat} retira su oferta a {with}[ y {others}].',
  ],
  'told.pact-lapsed': [
    'The offer of {seat} to {with}[ and {others}] has lapsed.',
    'L’offre de {seat} à {with}[ et {others}] est caduque.',
    'La oferta de {seat} a {with}[ y {others}] ha caducado.',
  ],
  'told.pact-ending': [
    '{seat} would end the pact with {with}[ and {others}][: {articles}].',
    '{seat} souhaite mettre fin au pacte avec {with}[ et {others}][ : {articles}].',
    '{seat} quiere terminar el pacto con {with}[ y {others}][: {articles}].',
  ],
  'told.pact-ended': [
    'The pact of {seat} and {with}[ and {others}] is over[: {articles}].',
    'Le pacte de {seat} et {with}[ et {others}] prend fin[ : {articles}].',
    'El pacto de {seat} y {with}[ y {others}] termina[: {articles}].',
  ],
  'told.pact-broken': [
    '{seat} breaks the pact with {with}[ and {others}][: {articles}].',
    '{seat} rompt le pacte avec {with}[ et {others}][ : {articles}].',
    '{seat} rompe el pacto con {with}[ y {others}][: {articles}].',
  ],
  'told.secret-pact-broken': [
    '{seat} breaks a secret pact.',
    '{seat} rompt un pacte secret.',
    '{seat} rompe un pacto secreto.',
  ],
  'told.peace': ['{seat} and {with} make peace.', '{seat} et {with} font la paix.', '{seat} y {with} firman la paz.'],
  'told.toll-paid': [
    '{seat} pays {with} a toll of {florins} florins.',
    '{seat} verse à {with} un péage de {florins} florins.',
    '{seat} paga a {with} un peaje de {florins} florines.',
  ],
  'told.complained': [
    '{seat} denounces a breach by {with}[, in a pact with {others}][: {articles}][; “{words}”], until turn {until}. All vote.',
    '{seat} dénonce une rupture par {with}[, dans un pacte avec {others}][ : {articles}][ ; « {words} »], jusqu’au tour {until}. Tous votent.',
    '{seat} denuncia una ruptura de {with}[, en un pacto con {others}][: {articles}][; «{words}»], hasta el turno {until}. Todos votan.',
  ],
  'told.voted': ['{seat} on {with}: {verdict}.', '{seat} sur {with} : {verdict}.', '{seat} sobre {with}: {verdict}.'],
  'told.vote-counted': [
    'The vote on {seat}: broken {broken}, kept {kept}.',
    'Le vote sur {seat} : rompu {broken}, respecté {kept}.',
    'El voto sobre {seat}: roto {broken}, respetado {kept}.',
  ],
  'told.letter': ['{seat} to {with}: “{words}”', '{seat} à {with} : « {words} »', '{seat} a {with}: «{words}»'],
  'told.overstayed': [
    '{seat} still stands in the land of {with} ({at}): an attack without war.',
    '{seat} reste sur les terres de {with} ({at}) : attaque sans déclaration.',
    '{seat} sigue en tierras de {with} ({at}): ataque sin declarar.',
  ],
} as const satisfies Entries;
