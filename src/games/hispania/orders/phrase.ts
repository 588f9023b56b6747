import type { NameTerm, Phrase, Terms } from '../../../core/result.js';
import type { Order } from '../state/order.js';
import { isProvince } from '../state/reading.js';

/** An order in words: `answer.order-<kind>`; unspecified parts (any nation, any province) are left out. */
export function orderPhrase(order: Order, number: number): Phrase {
  return { key: `order-${order.kind}`, values: { number, ...valuesOf(order) } };
}

/** The same beside a choice (`note.order-<kind>`), which shows its number itself. */
export function orderNote(order: Order): { readonly note: string; readonly values: Terms } {
  return { note: `order-${order.kind}`, values: valuesOf(order) };
}

function valuesOf(order: Order): Terms {
  switch (order.kind) {
    case 'stand':
      return {
        ...open('nation', 'nation', order.nation),
        ...open('province', 'province', order.province),
        until: choice(order.until),
      };
    case 'retreat':
      return {
        ...open('nation', 'nation', order.nation),
        ...open('from', 'province', order.from),
        to: { kind: isProvince(order.to) ? 'province' : 'area', id: order.to },
      };
    case 'submit':
      return {
        nation: { kind: 'nation', id: order.nation },
        ...open('to', 'nation', order.to),
        answer: choice(order.answer),
      };
    case 'target':
      return { ...open('nation', 'nation', order.nation), unit: { kind: 'unit', id: order.first } };
    case 'pass':
      return {
        event:
          order.event === 'any' || order.event === 'sign' ? choice(order.event) : { kind: 'event', id: order.event },
        ...open('unless', 'nation', order.unless),
      };
    case 'ignore':
      return open('nation', 'nation', order.nation);
    case 'purchase':
      return {
        nation: { kind: 'nation', id: order.nation },
        unit: order.unit === 'none' ? choice(order.unit) : { kind: 'unit', id: order.unit },
      };
    case 'capital':
      return { nation: { kind: 'nation', id: order.nation }, province: { kind: 'province', id: order.province } };
    case 'bid':
      return { nation: { kind: 'nation', id: order.nation }, points: order.points };
    case 'mission':
      return { ...open('nation', 'nation', order.nation), answer: choice(order.answer) };
  }
}

function open(name: string, kind: string, id: string): Terms {
  return id === 'any' || id === 'none' ? {} : { [name]: { kind, id } };
}
function choice(id: string): NameTerm {
  return { kind: 'choice', id };
}
