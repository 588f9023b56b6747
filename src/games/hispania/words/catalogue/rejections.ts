// Over 200 lines: a catalogue of sentences.
import type { Entries } from '../../../../kit/words/common.js';

export const REJECTIONS = {
  'reject.not-offered': [
    '“{verb}” is not possible now.',
    '« {verb} » n’est pas possible maintenant.',
    '«{verb}» no es posible ahora.',
  ],
  'reject.some-missing': [
    '{slot}[ ({exactly})][ ({min} to {max})]: {choices}.[ For example `units:{unit}>{first}`.]',
    '{slot}[ ({exactly})][ (de {min} à {max})] : {choices}.[ Par exemple `units:{unit}>{first}`.]',
    '{slot}[ ({exactly})][ (de {min} a {max})]: {choices}.[ Por ejemplo `units:{unit}>{first}`.]',
  ],
  'reject.target-missing': [
    '{unit}: what to shoot at?[ Choices: {choices}.][ `/target unit:{first}` aims everything at one kind,][ `/target units:{unit}>{second}` kind by kind.]',
    '{unit} : sur quoi tirer ?[ Choix : {choices}.][ `/target unit:{first}` vise tout sur une sorte,][ `/target units:{unit}>{second}` sorte par sorte.]',
    '{unit}: ¿a qué disparar?[ Opciones: {choices}.][ `/target unit:{first}` apunta todo a una clase,][ `/target units:{unit}>{second}` clase por clase.]',
  ],
  'reject.capital-not-held': [
    '{area}: none of your nations holds it, so it cannot be its capital.',
    '{area} : aucune de vos Nations ne la tient, elle ne peut donc pas y avoir sa capitale.',
    '{area}: ninguna de tus naciones la tiene, así que no puede ser su capital.',
  ],
  'reject.slot-illegal': ['Not possible: {slot}.', 'Ce n’est pas possible : {slot}.', 'No es posible: {slot}.'],
  'reject.slot-unknown': ['Not wanted here: {slot}.', 'Ne sert pas ici : {slot}.', 'Sobra aquí: {slot}.'],
  'reject.gold-over-first': [
    '{gold} gold would be lost, and it can still buy something. If it may be: `/done` first.',
    '{gold:# Or serait perdu|# Or seraient perdus}, alors qu’on peut encore acheter. Si c’est voulu : d’abord `/done`.',
    'Se perdería {gold} de oro, y aún se puede comprar algo. Si no importa: antes `/done`.',
  ],
  'reject.losses-first': [
    '[Lost if left there: {units} ({lost}). ][Over the stack limit: {surplus:# unit|# units} would be removed ({crowded}). ][Population: {people} units, limit {hoped} even with {won:the battle|# battles} won: as it stands, {hungry:# unit|# units} would be removed at the end of the turn. ]If it may be: `/done` first.',
    '[Perte en restant là : {units} ({lost}). ][Empilement dépassé : {surplus:# unité serait retirée|# unités seraient retirées} ({crowded}). ][Population : {people} unités, limite {hoped} même avec {won:le combat gagné|# combats gagnés} : en l’état, {hungry:# unité serait retirée|# unités seraient retirées} à la fin du tour. ]Si c’est voulu : d’abord `/done`.',
    '[Se pierden si se quedan ahí: {units} ({lost}). ][Límite de apilamiento superado: {surplus:se retiraría # unidad|se retirarían # unidades} ({crowded}). ][Población: {people} unidades, límite {hoped} aun con {won:el combate ganado|# combates ganados}: tal como está, {hungry:se retiraría # unidad|se retirarían # unidades} al final del turno. ]Si no importa: antes `/done`.',
  ],
  'reject.province-unknown': [
    'I know no province “{text}”.[ Did you mean {meant}?]',
    'Je ne connais pas de province « {text} ».[ Vouliez-vous dire {meant} ?]',
    'No conozco ninguna provincia «{text}».[ ¿Querías decir {meant}?]',
  ],
  'reject.nation-of-nobody': [
    '{who} has no nation on the board now.',
    '{who} n’a aucune Nation sur la carte en ce moment.',
    '{who} no tiene ahora ninguna nación en el tablero.',
  ],
  'reject.nation-unknown': [
    'Which nation?[ I know none called “{text}”.][ Did you mean {meant}?]',
    'Quelle Nation ?[ Je n’en connais pas qui s’appelle « {text} ».][ Vouliez-vous dire {meant} ?]',
    '¿Qué nación?[ No conozco ninguna llamada «{text}».][ ¿Querías decir {meant}?]',
  ],
  'reject.buy-limits': [
    '{unit}: {nation} can buy {most} now. Price {price}, gold {gold}; {left} of {counters} counters left; room in {room:# province|# provinces}.',
    '{unit} : {nation} peut en acheter {most}. Prix {price}, Or {gold} ; il reste {left:# pion|# pions} sur {counters} ; de la place dans {room:# province|# provinces}.',
    '{unit}: {nation}, compra posible: {most}. Precio {price}, oro {gold}; {left:queda # ficha|quedan # fichas} de {counters}; sitio en {room:# provincia|# provincias}.',
  ],
  'reject.buys-nothing': [
    '{nation}: this nation buys nothing.',
    '{nation} : cette Nation n’achète rien.',
    '{nation}: esta nación no compra nada.',
  ],
  'reject.leader-alone': [
    '{leader} retreats with units, not alone. Which?[ Choices: {choices}.]',
    '{leader} ne retraite qu’avec des unités. Lesquelles ?[ Choix : {choices}.]',
    '{leader} solo se retira con unidades. ¿Cuáles?[ Opciones: {choices}.]',
  ],
  'reject.nothing-to-move': [
    '{area}: nothing there can move.',
    '{area} : rien ne peut y bouger.',
    '{area}: nada puede moverse ahí.',
  ],
  'reject.move-halted': [
    '{from}: some of these units have moved already and are held where they are.',
    '{from} : une partie de ces unités a déjà bougé et reste où elle est.',
    '{from}: parte de estas unidades ya se movió y queda donde está.',
  ],
  'reject.move-mountain': [
    '{from} is in the mountains: whoever enters without a Leader stops there.',
    '{from} est en montagne : qui y entre sans Chef s’y arrête.',
    '{from} está en la montaña: quien entra sin líder se detiene ahí.',
  ],
  'reject.move-not-fresh': [
    'A Leader takes along only units that have not moved yet, or were with him all the way.',
    'Un Chef n’emmène que des unités qui n’ont pas encore bougé, ou qui l’ont suivi depuis le début.',
    'Un líder solo lleva consigo unidades que aún no se han movido, o que lo siguieron desde el principio.',
  ],
  'reject.move-berbers': [
    'Berbers move with Al Mansur only.',
    'Les Berbères ne bougent qu’avec Al Mansur.',
    'Los bereberes solo se mueven con Al Mansur.',
  ],
  'reject.move-force': [
    '{from}: the enemies there stop {needed:# unit|# units}; only what is beyond that may go on, if those fit into the attack.',
    '{from} : les ennemis y arrêtent {needed:# unité|# unités} ; seul le surplus peut continuer, si celles-là tiennent dans l’attaque.',
    '{from}: los enemigos detienen ahí {needed:# unidad|# unidades}; solo el resto puede seguir, si aquellas caben en el ataque.',
  ],
  'reject.move-spent': [
    '{from}: these units have no movement left.',
    '{from} : ces unités n’ont plus de mouvement.',
    '{from}: a estas unidades no les queda movimiento.',
  ],
  'reject.move-friends': [
    '{to} is held by a friend: you may cross it, but not stay there.',
    '{to} est tenue par un ami : on peut la traverser, pas s’y arrêter.',
    '{to} está en manos de un amigo: se puede cruzar, pero no quedarse.',
  ],
  'reject.move-abroad': [
    '{to}: these units may not go there now.',
    '{to} : ces unités ne peuvent pas y aller maintenant.',
    '{to}: estas unidades no pueden ir ahí ahora.',
  ],
  'reject.move-landing': [
    '{to}: these units cannot land there.',
    '{to} : ces unités ne peuvent pas y débarquer.',
    '{to}: estas unidades no pueden desembarcar ahí.',
  ],
  'reject.move-corner': [
    '{from} and {to} touch in a point only: nobody crosses there.',
    '{from} et {to} ne se touchent qu’en un point : on n’y passe pas.',
    '{from} y {to} solo se tocan en un punto: nadie pasa por ahí.',
  ],
  'reject.out-of-reach': [
    '{to}: these units cannot get there[ from {from}].[ It is {far:# province|# provinces} away, they move {range}.][ On the way they stop ({stop}).][ Move to {force} first: whoever the enemies there do not stop may go on.]',
    '{to} : ces unités ne peuvent pas y aller[ (départ : {from})].[ C’est à {far:# province|# provinces}, elles en font {range}.][ En chemin elles s’arrêtent ({stop}).][ Allez d’abord là : {force}. Qui n’y est pas arrêté par l’ennemi peut continuer.]',
    '{to}: estas unidades no pueden llegar[ (desde {from})].[ Está a {far:# provincia|# provincias}, se mueven {range}.][ Por el camino se detienen ({stop}).][ Ve primero a {force}: quien no quede detenido ahí por el enemigo puede seguir.]',
  ],
  'reject.too-many-dice': [
    'These units have only {dice:# die|# dice}.',
    'Ces unités n’ont que {dice:# dé|# dés}.',
    'Estas unidades solo tienen {dice:# dado|# dados}.',
  ],
  'reject.dice-left': [
    '{unit}: {dice:# die|# dice}, of which {left} without a target.[ Choices: {choices}.]',
    '{unit} : {dice:# dé|# dés}, dont {left} sans cible.[ Choix : {choices}.]',
    '{unit}: {dice:# dado|# dados}, {left} sin objetivo.[ Opciones: {choices}.]',
  ],
  'reject.retreat-stays': [
    '“{text}”: {why}.[ Choices: {choices}.]',
    '« {text} » : {why}.[ Choix : {choices}.]',
    '«{text}»: {why}.[ Opciones: {choices}.]',
  ],
  'reject.retreat-nobody': [
    '{province}: whoever is left there never retreats (Castles, Forts, Knights that were hit).',
    '{province} : ce qui y reste ne retraite pas (Châteaux-forts, Forts, Chevaliers touchés).',
    '{province}: lo que queda allí no se retira (castillos, fuertes, caballeros tocados).',
  ],
  'reject.retreat-nowhere': [
    '{province}: there is nowhere to retreat to.',
    '{province} : il n’y a nulle part où retraiter.',
    '{province}: no hay adónde retirarse.',
  ],
  'reject.leader-goes': [
    '{leader}: does he retreat too? Add his name, or `without {leader}` to the units.',
    '{leader} : retraite-t-il aussi ? Ajoutez son nom, ou `sans {leader}`, aux unités.',
    '{leader}: ¿se retira también? Añade su nombre, o `sin {leader}`, a las unidades.',
  ],
  'reject.too-many-units': [
    'There is room for {count:# unit|# units} only: say which.',
    'Il n’y a de place que pour {count:# unité|# unités} : dites lesquelles.',
    'Solo hay sitio para {count:# unidad|# unidades}: di cuáles.',
  ],
  'reject.odds-nobody': [
    'No battle is due there. Say who would attack: `units:`, and if nobody stands there, whom: `against:`.',
    'Aucun combat n’y est à livrer. Dites qui attaquerait : `units:`, et si personne ne s’y trouve, contre qui : `against:`.',
    'Ahí no hay combate pendiente. Di quién atacaría: `units:`, y si no hay nadie, contra quién: `against:`.',
  ],
  'reject.no-view': [
    'There is nothing to show yet.',
    'Il n’y a encore rien à montrer.',
    'Todavía no hay nada que mostrar.',
  ],

  'reject.setup-unknown': [
    'Hispania has no such option or choice: {option}[ {value}].',
    'Ce réglage ou ce choix n’existe pas dans Hispania : {option}[ {value}].',
    'Hispania no tiene esa opción o elección: {option}[ {value}].',
  ],
  'reject.setup-advanced-only': [
    'Only in the advanced version: {option}.',
    'Seulement dans la version avancée : {option}.',
    'Solo en la versión avanzada: {option}.',
  ],
  'reject.setup-standard-absent': [
    'Scenario {scenario} is played in the advanced version only.',
    'Le scénario {scenario} ne se joue qu’en version avancée.',
    'El escenario {scenario} solo se juega en la versión avanzada.',
  ],
  'reject.setup-seats': ['Players: {min} to {max}.', 'Joueurs : {min} à {max}.', 'Jugadores: {min} a {max}.'],

  'reject.override-value': [
    'Data file: “{path}” wants {expected}.',
    'Fichier de données : « {path} » attend {expected}.',
    'Archivo de datos: «{path}» espera {expected}.',
  ],
  'reject.override-total': [
    'Data file: the event counters must be {wanted} in all, not {total}.',
    'Fichier de données : il faut {wanted} pions événements en tout, pas {total}.',
    'Archivo de datos: las fichas de evento deben sumar {wanted}, no {total}.',
  ],
  'reject.override-corner': [
    'Data file: “{path}” meet only at a corner.',
    'Fichier de données : « {path} » ne se touchent que par un coin.',
    'Archivo de datos: «{path}» solo se tocan en una esquina.',
  ],
  'reject.position-overrides': [
    'Position: its data corrections are not valid.',
    'Position : ses corrections de données ne sont pas valables.',
    'Posición: sus correcciones de datos no son válidas.',
  ],
} as const satisfies Entries;
