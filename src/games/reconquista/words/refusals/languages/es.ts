import type { Translation } from '../../../../../kit/words/catalogue.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  'asked.military-order': 'adónde llega la Orden Militar (`/place`)',
  'asked.el-cid': 'a quién se une El Cid (`/place`)',
  'asked.plague': 'qué se lleva la Peste (`/choose`)',
  'asked.retreat': 'adónde van tus tropas vencidas (`/retreat`)',
  'reject.first': 'Ahora no. Antes se te pregunta: {owed}.',
  'reject.place-unknown': 'Ningún Lugar se llama «{text}».[ ¿Querías decir {meant}?]',
  'reject.good-unknown':
    '«{text}» no está en venta. Hay Ejércitos, Guarniciones, ciudades, fuertes y conversiones; en el turno de su evento también Mercenarios, o Rebeldes que sobornar.',
  'reject.in-revolt':
    '{place}: {region} está en revuelta. Nada se compra, se coloca ni se mueve allí hasta que acabe el turno.',
  'reject.spend-first':
    'Las tropas se mueven después de las compras. {points:Queda # punto|Quedan # puntos}: compra algo o pulsa Terminar (`/done`).',
  'reject.buying-over':
    'Las compras van antes de los movimientos y ya han terminado: los próximos ingresos llegan tras la reacción musulmana.',
  'reject.crusaders-first':
    'Di primero dónde {count:desembarca el Cruzado|desembarcan los # Cruzados} (`/place`).[ Se puede en {instead}.]',
  'reject.no-place':
    'No hay nada por colocar: lo que compras va enseguida adonde digas (`/buy`), y las tropas marchan con `/move`.',
  'reject.no-choose': 'Ahora no hay nada que elegir: solo lo pide la Peste.',
  'reject.no-retreat': 'Nadie tiene que retirarse: lo pide una fuerza vencida que tiene varios caminos de vuelta.',
  'reject.no-mercenaries': 'No hay Mercenarios por contratar: vienen con su evento, o ya están todos contratados.',
  'reject.no-corruption': 'Solo se soborna a los Rebeldes una vez, y en un turno de Corrupción.',
  'reject.nothing-left': 'No quedan puntos: pulsa Terminar (`/done`), y luego pueden moverse las tropas.',
  'reject.good-dear': '{ware}: {cost:# punto|# puntos}, y solo {points:queda #|quedan #}.',
  'reject.good-most': '{ware}: ahora como mucho {most}, con {points:# punto|# puntos}.',
  'reject.nowhere-army': 'Ninguna ciudad ni fuerte tuyo está libre de enemigos: no se puede reclutar.',
  'reject.nowhere-garrison': 'Ninguna ciudad ni fuerte tuyo está libre de enemigos: no se puede reclutar.',
  'reject.nowhere-mercenary': 'Ninguna ciudad ni fuerte tuyo está libre de enemigos: no se puede contratar a nadie.',
  'reject.nowhere-city': 'Ningún Ejército ni Guarnición tuya está en un Lugar sin ciudad: lleva antes una allí.',
  'reject.nowhere-fort':
    'Ningún Lugar admite un fuerte: cada ciudad tuya tiene uno o está asediada, y no hay Ejército ni Guarnición en otra parte.',
  'reject.nowhere-conversion': 'Ningún Ejército ni Guarnición tuya está en una ciudad musulmana: toma antes una.',
  'reject.nowhere-bribe': 'Ningún Lugar está en manos de Rebeldes.',
  'reject.place-besieged': '{place} está bajo asedio: allí no se recluta ni se construye.[ Se puede en {instead}.]',
  'reject.held-by': '{place} no es tuyo: es de los {side}.[ Se puede en {instead}.]',
  'reject.not-held': '{place} no es tuyo.[ Se puede en {instead}.]',
  'reject.no-walls':
    '{place} no tiene ciudad ni fuerte, y solo se recluta tras unos muros: construye antes un fuerte, donde haya un Ejército o una Guarnición.[ Se puede en {instead}.]',
  'reject.has-city': '{place} ya tiene una ciudad.[ Se puede en {instead}.]',
  'reject.has-fort': '{place} ya tiene un fuerte.[ Se puede en {instead}.]',
  'reject.no-builders':
    'Nadie construye una ciudad en {place}: hace falta allí un Ejército o una Guarnición tuya, no basta una Orden Militar.[ Se puede en {instead}.]',
  'reject.no-fort-builders':
    '{place}: un fuerte pide una ciudad cristiana tuya, o un Ejército o Guarnición allí.[ Se puede en {instead}.]',
  'reject.no-muslim-city': '{place} no tiene ciudad musulmana que convertir.[ Se puede en {instead}.]',
  'reject.no-converters':
    'Para convertir {place} debe haber dentro un Ejército o una Guarnición tuya.[ Se puede en {instead}.]',
  'reject.no-rebels': 'Ningún Rebelde ocupa {place}.[ Se puede en {instead}.]',
  'reject.nobody-moves': 'Ya no puede moverse nadie: pulsa Terminar (`/done`), y luego reaccionan los musulmanes.',
  'reject.nobody-of-yours': 'No hay tropas tuyas en {place}.[ Pueden moverse las de {instead}.]',
  'reject.besiegers-stay':
    'Tus tropas ante {place} la asedian: se quedan hasta que se resuelvan los asedios.[ Pueden moverse las de {instead}.]',
  'reject.besieged-stay':
    'Tus tropas de {place} están asediadas y no se mueven: socórrelas, y lucharán contigo.[ Pueden moverse las de {instead}.]',
  'reject.other-region':
    'Este turno se mueven las tropas de {region}, y ninguna otra.[ Pueden moverse las de {instead}.]',
  'reject.has-moved': 'Tus tropas de {place} ya se han movido.[ Pueden moverse las de {instead}.]',
  'reject.there-already': 'Ya están en {to}.',
  'reject.no-road': 'Ningún camino lleva de {from} a {to}.[ Caminos desde allí fuera de {region}: {instead}.]',
  'reject.not-cleared':
    'Aún no se puede salir de {region}: no debe haber tropas musulmanas, y en cada ciudad musulmana hace falta un Ejército o una Guarnición tuya. Falta: {bars}.',
  'reject.last-stays':
    'El último Ejército o Guarnición se queda en {from}: sin él nadie sale de la región de una ciudad musulmana.',
  'reject.one-stays': 'Un Ejército o una Guarnición se queda en {from}, ciudad musulmana: elige uno menos.',
  'reject.one-each': '{ware}: uno por Lugar, cómpralo una sola vez.',
  'reject.only-garrisons': 'De {from} solo podrían ir Guarniciones, y no salen de su región.',
  'reject.garrisons-stay':
    'Las Guarniciones no salen de su región: de {from} a {to} solo van Ejércitos y Órdenes Militares.',
  'reject.no-cid': 'El Cid no está contigo este turno: deja «cid» sin escribir.',
  'reject.cid-elsewhere': 'El Cid no está en {from}[, sino en {at}].',
  'reject.cid-has-moved': 'El Cid ya se ha movido este turno.',
  'reject.cid-not-alone': 'El Cid no se queda solo en {from}: deja una unidad con él, o llévalo contigo.',
  'reject.order-not-there':
    'Una Orden Militar llega a una ciudad tuya, o a Santiago sin enemigos, no a {place}.[ Se puede en {instead}.]',
  'reject.cid-not-there':
    'El Cid se une a un Ejército o a una Orden Militar, y en {place} no hay.[ Se puede en {instead}.]',
  'reject.plague-not-there': 'La Peste se lleva ahora {counter}, y en {place} no hay.[ Se puede en {instead}.]',
  'reject.retreat-not-there':
    'Vuelven por donde vinieron, si no hay enemigos, y no a {place}.[ Se puede en {instead}.]',
};
