import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'preview.alone':
    '[Esto deja {place} sin tropas.][ Juntas tras los muros de {walls} salen a luchar contra quien ataque, y solo se las asedia si pierden.]',
  'preview.attack':
    'Batalla en {place} enseguida: {percent} % de expulsarlos o encerrarlos, {worse} % de perderla.[ Al {stays} se quedan tras los muros y son asediados.][ Si tomas el lugar, {gain:# punto|# puntos} de victoria más.][ Si tomas el lugar, {fewer:# punto|# puntos} de victoria menos.][ Los asediados de {relieved} luchan contigo, y quedan libres si ganas.][ {left} se queda sin tropas.]',
  'preview.siege':
    'Asedio de {place}, que se resuelve tras la reacción musulmana: cae al {taken}[ (ciudad destruida: {sacked})], si nadie acude en su ayuda.[ Tomada con su ciudad vale {gain:# punto|# puntos} de victoria.][ Tomada con su ciudad son aún {fewer:# punto|# puntos} de victoria menos.][ {left} se queda sin tropas.]',
  'preview.buy':
    '{ware} en {place}: {cost:# punto|# puntos}, {left:queda #|quedan #}.[ {gain:# punto|# puntos} de victoria más.][ {fewer:# punto|# puntos} de victoria menos.][ Ingresos +{income}.][ En un asedio su dado recibe {walls}, y no {before}.][ Juntas tras los muros las tropas salen a luchar contra quien ataque, y solo se las asedia si pierden{sortie}.][ {joining:# Mercenario sin contratar se uniría|# Mercenarios sin contratar se unirían} a los musulmanes.]',
  'preview.reaction':
    'Viene ahora la reacción musulmana, luego los asedios y el turno siguiente hasta los ingresos.[ Sin tropas: {empty}.][ Salen de sus muros a luchar: {sorties}.][ Pérdidas de media, {fallen} de tus unidades: {losses}.][ Tus asedios acaban en conquista: {sieges}.][ Pueden perderse: {danger}.][ Y {more:# Lugar|# Lugares} más, al {most} como mucho.][ La rebelión y el evento del turno siguiente también pueden tomar un Lugar: {fate} al {fateMost}, ningún otro más.][ **Ninguna ciudad cristiana, y la partida acaba: {lost}.**]',
  'preview.unspent':
    '[Se {points:perdería # punto|perderían # puntos}: los ingresos no se guardan.][ {mercenaries:# Mercenario sin contratar se une|# Mercenarios sin contratar se unen} a los musulmanes.]',
  'preview.sortie': '{place} ({often}; derrota entonces al {beaten})',
  'preview.threat':
    'Tal como están las cosas: {now:# punto|# puntos} de victoria ahora[, de {low} a {high} nueve de cada diez veces tras la reacción musulmana], {mean} de media al acabar el turno.[ Pueden perderse: {danger}.][ Y {more:# Lugar|# Lugares} más, al {most} como mucho: `/threat`.][ **Ninguna ciudad cristiana, y la partida acaba: {lost}.**]',
  'preview.order':
    'Una Orden Militar llega a {place}[, junto a {there}]. Se queda hasta que se pierda.[ En un asedio su dado recibe {walls}, y no {before}.][ Juntas tras los muros las tropas salen a luchar contra quien ataque, y solo se las asedia si pierden{sortie}.]',
  'preview.crusaders':
    '{count:# Cruzado desembarca|# Cruzados desembarcan} en {place}[, junto a {there}]; luchan como Ejércitos y se van al final del turno.[ En un asedio su dado recibe {walls}, y no {before}.][ Juntas tras los muros las tropas salen a luchar contra quien ataque, y solo se las asedia si pierden{sortie}.]',
  'preview.cid':
    'El Cid llega a {place}: quienes están con él (ahora {there}) golpean primero en batalla, y su dado recibe 2 en un asedio que pongan. Se va al final del turno.',
  'preview.plague':
    '{place} pierde {counter}.[ Queda: {there}.][ El Lugar queda sin tropas{empty}.][ {fewer:# punto|# puntos} de victoria menos.][ {gain:# punto|# puntos} de victoria más.][ En un asedio su dado recibe {walls}, y no {before}.]',
  'preview.retreat-none':
    'Por el camino a {place} no llega nadie: las Guarniciones no siguen, y se {count:pierde|pierden} {lost}.',
  'preview.retreat':
    'Retirada a {place}: {count:llega|llegan} {units}[, junto a {there}].[ Las Guarniciones no siguen por camino: se pierden {lost}.][ Asedian el Lugar: cae al {taken}, si nadie acude en su ayuda.]',
  'note.siege': '{count:# puede|# pueden} asediarla: {taken} si nada cambia',
  'note.battle': '{count} contra {foes}: {beaten}',
  'note.order': '[junto a {there}; ][asediado: +{walls}, no +{before}][; salen a luchar{sortie}]',
  'note.crusaders': '[junto a {there}; ][asediado: +{walls}, no +{before}][; salen a luchar{sortie}]',
  'note.sortie': 'saldrían de los muros a luchar (11.8)[, con {there}]',
  'note.cid': 'con {there}',
  'note.plague':
    'pierde {counter}[; {fewer:# punto|# puntos} menos][; {gain:# punto|# puntos} más][; sin tropas{empty}][; queda: {there}]',
  'note.retreat-none': 'perdido por el camino: {lost}',
  'note.retreat': '{count:llega|llegan} {units}[; se pierden {lost}][; junto a {there}][; lo asedian: {taken}]',
  'answer.threat-over': 'La partida ha terminado: ya nada amenaza.',
  'answer.threat-later': 'Lo que puede costar se calcula en cuanto compres o muevas.',
  'answer.threat-points':
    'Puntos: {now} ahora, {mean} de media al final del turno[, de {low} a {high} nueve de cada diez veces].',
  'answer.threat-losses': 'Tus pérdidas, de media: {fallen:# unidad|# unidades}, de ellas en {losses}.',
  'answer.threat-sorties':
    'Un Ejército y otra unidad tras los muros salen a luchar contra quien ataque (11.8): {sorties}.',
  'answer.threat-lost': '**Ninguna ciudad cristiana, y la partida acaba: {percent}.**',
  'answer.threat-place': '{place}: ataque o asedio {struck}, pérdida {lost}',
  'answer.threat-rest': 'En menor peligro de perderse: {places}.',
  'answer.threat-safe': 'Ningún Lugar tuyo está en peligro.',
  'answer.threat-fate':
    'Después, la rebelión y el evento del turno siguiente, tal como está el tablero, pueden tomar: {blows}.',
  'answer.threat-siege': 'Tu asedio de {place}: tomado al {percent}.',
  'answer.threat-region':
    '{region} ({percent}), {cities:# ciudad musulmana|# ciudades musulmanas}: {rows}[ ({jihad}: dos de ellos)]',
  'answer.threat-africa':
    'Norte de África ({percent}): de 1 a 6 Ejércitos desembarcan en uno de estos puertos: {ports}[ ({jihad}: de 2 a 12)]',
  'answer.threat-exact':
    'Se han seguido todos los caminos, si no haces nada más este turno: las probabilidades son exactas.',
  'answer.threat-closely': 'Si no haces nada más este turno; calculado con un margen del 1 %.',
  'question.threat': 'Qué amenaza',
  'command.threat': 'Dónde pueden alzarse los musulmanes, con qué, qué puedes perder y cómo acaban tus asedios',
  'command-name.threat': 'amenaza',
};
