import { type Action, isTally, type SlotValue, type Tally } from '../../../src/core/action.js';
import type { TypedOptions } from '../../../src/core/command.js';
import { isUnitKind, leaderOf } from '../../../src/games/hispania/state/stack.js';
import { COMMANDS } from '../../../src/games/hispania/typing/commands.js';
import { LEXICON } from '../../../src/games/hispania/typing/lexicon.js';

/** How somebody would type an action: a command and its options; null where there is only a button for it. */
type Typed = { readonly command: string; readonly options: TypedOptions };

export function typed({ verb, ...slots }: Action): Typed | null {
  switch (verb) {
    case 'done':
    case 'pass':
      return { command: 'done', options: {} };
    case 'sign':
      return { command: 'event', options: { event: 'sign' } };
    case 'cancel':
      return { command: 'orders', options: { cancel: Number(slots.order) + 1 } };
    case 'order':
      return { command: 'orders', options: plain(slots) };
    case 'waive':
      return null;
    case 'move':
      return {
        command: 'move',
        options: { ...plain({ from: slots.from, to: slots.to, via: slots.via }), units: everybody(slots) },
      };
    case 'target':
      return { command: 'target', options: { units: kindByKind(slots, '>') } };
    case 'retreat':
      return { command: 'retreat', options: { ...plain({ to: slots.to }), units: counted(slots.units) } };
    default:
      return { command: verb, options: inOptions(verb, slots) };
  }
}

type Slots = Readonly<Record<string, SlotValue>>;

function plain(slots: Slots): TypedOptions {
  const options: Record<string, string | number> = {};
  for (const [slot, value] of Object.entries(slots)) {
    if (typeof value === 'number') options[slot] = value;
    else if (value !== undefined) options[slot] = text(value);
  }
  return options;
}

function text(value: SlotValue): string {
  return isTally(value) ? counted(value) : nameOf(String(value));
}

function everybody({ leaders, units, along }: Slots): string {
  const parts = [leaders, units, along].filter((tally) => isTally(tally) && Object.keys(tally).length > 0);
  return parts.map(counted).join(', ');
}

function counted(tally: SlotValue): string {
  if (!isTally(tally) || Object.keys(tally).length === 0) return 'none';
  return Object.entries(tally).map(byName).join(', ');
}

function byName([id, count]: readonly [string, number]): string {
  return leaderOf(id) === null ? `${count} ${nameOf(id)}` : nameOf(id);
}

/** Units under way are told apart by what they have moved: people name the kind. */
function nameOf(id: string): string {
  return (leaderOf(id) ?? id).split('/')[0] ?? id;
}

/** "infantry > 2 cavalry; castle > infantry", "infantry: 2 badajoz; castle: porto". */
function kindByKind(slots: Slots, sign: string): string {
  const kinds = Object.entries(slots).filter((entry): entry is [string, Tally] => isTally(entry[1]));
  return kinds
    .map(([kind, tally]) => `${kind} ${sign} ${Object.keys(tally).length === 0 ? 'none' : spread(tally)}`)
    .join('; ');
}

function spread(tally: Tally): string {
  return Object.entries(tally)
    .map(([id, count]) => `${count} ${id}`)
    .join(', ');
}

/** Each slot in the option of its name, or in one that stands for it; kinds of units together. */
function inOptions(verb: string, slots: Slots): TypedOptions {
  const options: Record<string, string | number> = {};
  const names = COMMANDS.find(({ name }) => name === verb)?.options?.map(({ name }) => name) ?? [];
  const kinds = Object.entries(slots).filter(([slot]) => isUnitKind(slot));
  if (kinds.some(([, value]) => isTally(value))) options.units = kindByKind(Object.fromEntries(kinds), ':');
  else if (kinds.length > 0) options.units = kinds.map(([kind, count]) => `${String(count)} ${kind}`).join(', ');
  for (const [slot, value] of Object.entries(slots)) {
    if (isUnitKind(slot) || value === undefined) continue;
    // Bravoure's two targets are one list (10.3.5).
    if (slot === 'second') {
      options.units = `${String(options.units)}, ${text(value)}`;
      continue;
    }
    const name = [slot, ...(LEXICON.aliases?.[slot] ?? [])].find(
      (one) => names.includes(one) && options[one] === undefined,
    );
    options[name ?? slot] = typeof value === 'number' ? value : text(value);
  }
  return options;
}
