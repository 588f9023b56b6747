import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../src/games/hispania/facts/book.js';
import { NATION_IDS } from '../../src/games/hispania/facts/ids.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { type FactionStyle, factionStyle, type Style } from '../../src/rendering/style.js';
import { contrast, distance, EYES, type Eyes, labSeenBy } from './eyes.js';

const style: Style = JSON.parse(readFileSync(join(assetsFolder(), 'maps', 'hispania', 'style.json'), 'utf8'));
const common: Pick<Style, 'factions'> = JSON.parse(readFileSync(join(assetsFolder(), 'maps', 'common.json'), 'utf8'));
const cards = NATION_IDS.map((id) => STANDARD_BOOK.nations[id]);
const ids: readonly string[] = cards.map((card) => card.id);
const looks = new Map<string, FactionStyle>(ids.map((id) => [id, factionStyle(style, id)]));
/** Nations on the board together: from the first turn of each to its last. */
const pairs = ids.flatMap((one, index) =>
  ids.slice(index + 1).flatMap((other) => (meet(one, other) ? [[one, other] as const] : [])),
);
const PLAIN_AT_A_GLANCE = 20;

describe('the nations of Hispania', () => {
  it('all have a look of their own', () => {
    expect(ids).toHaveLength(29);
    expect(ids.filter((id) => style.factions[id] === undefined)).toEqual([]);
  });

  it('each carry a device that no other has, drawn differently', () => {
    const devices = ids.map((id) => looks.get(id)?.device ?? '');
    expect(new Set(devices).size).toBe(ids.length);
    const drawings = devices.map((device) => JSON.stringify(style.devices[device]));
    expect(new Set(drawings).size).toBe(ids.length);
  });

  it.each(EYES)('can be told apart by pattern or plainly by colour wherever they meet (%s eyes)', (eyes) => {
    const alike = pairs.filter(([one, other]) => !differ(eyes, lookOf(one), lookOf(other)));
    expect(alike).toEqual([]);
  });

  it.each(EYES)('show silhouette and device against their ground (%s eyes)', (eyes) => {
    const faint = ids.flatMap((id) => {
      const look = lookOf(id);
      const shown = [
        ['silhouette', contrast(eyes, look.ink, look.field)],
        ['silhouette on the pattern', contrast(eyes, look.ink, look.second)],
        ['device', contrast(eyes, look.charge, look.plate)],
      ] as const;
      const [least, leastOnPattern] = [3, 1.9];
      return shown.flatMap(([what, value]) =>
        value < (what === 'silhouette on the pattern' ? leastOnPattern : least)
          ? [`${id} ${what} ${value.toFixed(1)}`]
          : [],
      );
    });
    expect(faint).toEqual([]);
  });

  it('leave no two of the colours that all maps share alike', () => {
    const shared = Object.entries(common.factions);
    expect(new Set(shared.map(([, look]) => look.device)).size).toBe(shared.length);
    const alike = shared.flatMap(([id, one], index) =>
      shared
        .slice(index + 1)
        .flatMap(([other, two]) => (EYES.every((eyes) => differ(eyes, one, two)) ? [] : [`${id} ${other}`])),
    );
    expect(alike).toEqual([]);
  });

  it('would be caught if two were alike: the check sees a repainted nation', () => {
    const rome = lookOf('rome');
    const twin: FactionStyle = { ...rome, device: 'crescent' };
    expect(EYES.every((eyes) => !differ(eyes, rome, twin))).toBe(true);
    expect(differ('deutan', { ...rome, pattern: 'plain' }, { ...rome, field: '#6b6b18', pattern: 'plain' })).toBe(
      false,
    );
  });
});

function differ(eyes: Eyes, one: FactionStyle, other: FactionStyle): boolean {
  return (
    one.pattern !== other.pattern ||
    distance(labSeenBy(eyes, one.field), labSeenBy(eyes, other.field)) >= PLAIN_AT_A_GLANCE
  );
}

function lookOf(id: string): FactionStyle {
  return looks.get(id) ?? factionStyle(style, id);
}

/** A nation may linger after its last turn (a beaten one does not): taken widely, so that no meeting is missed. */
function meet(one: string, other: string): boolean {
  const [a, b] = [span(one), span(other)];
  return a.first <= b.last && b.first <= a.last;
}

function span(id: string): { readonly first: number; readonly last: number } {
  const at = cards.findIndex((candidate) => candidate.id === id);
  const card = cards[at];
  const arrivals = (card?.arrivals ?? []).map((arrival) => arrival.turn);
  const made = cards.flatMap(({ becomes }) =>
    becomes?.into.some((into) => into === id) === true ? becomes.endOf.map((turn) => turn + 1) : [],
  );
  // The first seven in playing order stand on the board from the start.
  const first = at < 7 ? 1 : Math.min(...arrivals, ...made, 21);
  return { first, last: Math.max(first, card?.leavesEndOf ?? 21) };
}
