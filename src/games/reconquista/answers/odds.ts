import type { TypedOptions } from '../../../core/command.js';

import { ok, type Phrase, type Result, refuse, type Term } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { type Campaign, startingPlaces } from '../campaign/movable.js';
import { goersTo, targetsOf } from '../campaign/orders.js';
import type { Book } from '../facts/book.js';
import { type PlaceId, UNIT_KINDS } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { battleOdds } from '../odds/battle-odds.js';
import { meetingIn, wouldBesiege } from '../odds/meeting.js';
import { siegeOdds } from '../odds/siege-odds.js';
import { holderOf } from '../state/reading.js';
import type { Reconquista, Stand } from '../state/state.js';
import { countOf, NONE, sizeOf, type Troops, troopsIn } from '../state/troops.js';
import { KIT, noPlace, placeNamed } from '../typing/reasons.js';

const MOST = 99;

/** `/odds place:Tarragona [from:Barcelona] [units:"2 armies"]`: exact chances of the battle or siege there. */
export const oddsAnswer: kit.Answer<Reconquista> = (state, _seat, options) => {
  const typed = kit.typedFor(options, 'place', { place: ['to', 'province'] });
  if (typed === null) return refuse('place-missing');
  const at = placeNamed(typed.value);
  if (at === null) return { ok: false, rejection: noPlace(typed.value) ?? { code: 'place-missing' } };
  const book = bookOf(state.overrides);
  const underWay = state.places[at].outside;
  const units = unitsFor(state, book, at, options);
  if (!units.ok) return units;
  const battle = sizeOf(units.value) > 0 ? battleLine(state, book, at, units.value) : null;
  if (battle !== null) return ok({ kind: 'answer', lines: [battle] });
  if (underWay !== null && underWay.side !== 'christian')
    return ok({ kind: 'answer', lines: [siegeLine(state, at, underWay)] });
  const besiegers = underWay ?? { side: 'christian' as const, units: units.value };
  if (sizeOf(besiegers.units) === 0 || !(underWay !== null || wouldBesiege(state, at))) {
    return ok({ kind: 'answer', lines: [{ key: 'nothing', values: { place: { kind: 'place', id: at } } }] });
  }
  return ok({ kind: 'answer', lines: [siegeLine(state, at, besiegers)] });
};

/** The typed units, which need not exist; else all that may go there, from the named place or the strongest one. */
function unitsFor(state: Reconquista, book: Book, at: PlaceId, options: TypedOptions): Result<Troops> {
  if (options.units !== undefined && options.units !== '') {
    const kinds = UNIT_KINDS.filter((kind) => kind !== 'rebel');
    const domain = {
      kind: 'some',
      slot: 'units',
      choices: kinds.map((kind) => ({ ...kit.named('unit', kind), count: MOST })),
      min: 1,
      max: MOST * kinds.length,
    } as const;
    const read = kit.countedIn(KIT, String(options.units), domain);
    return read.ok ? ok(troopsIn(read.value)) : read;
  }
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'campaign') return ok(NONE);
  const from = options.from === undefined ? null : placeNamed(options.from);
  return ok(mostGoers(state, book, frame, at, from));
}

function mostGoers(state: Reconquista, book: Book, campaign: Campaign, at: PlaceId, from: PlaceId | null): Troops {
  const starts = startingPlaces(state, book, campaign).filter(
    (start) => (from === null || start === from) && targetsOf(state, book, campaign, start).includes(at),
  );
  const forces = starts.map((start) => goersTo(state, book, campaign, start, at).units);
  return forces.reduce((most, force) => (sizeOf(force) > sizeOf(most) ? force : most), NONE);
}

function battleLine(state: Reconquista, book: Book, at: PlaceId, units: Troops): Phrase | null {
  const met = meetingIn(state, book, at, units, state.cid?.side === 'christian');
  if (met === null) return null;
  const chances = battleOdds(met.meeting);
  return {
    key: 'battle',
    values: {
      place: { kind: 'place', id: at },
      ours: termsOf(met.meeting.attackers),
      theirs: termsOf(met.meeting.defenders),
      won: percent(chances['defender-gone'] + chances['defender-back']),
      shut: percent(chances['defender-in']),
      back: percent(chances['attacker-back'] + chances['attacker-in']),
      gone: percent(chances['attacker-gone']),
      none: percent(chances['both-gone']),
    },
  };
}

function siegeLine(state: Reconquista, at: PlaceId, outside: Stand): Phrase {
  const place = state.places[at];
  const cid = state.cid?.side === outside.side && state.cid.at === at;
  const chances = siegeOdds(place, outside, cid);
  const inside = place.inside?.units ?? NONE;
  const walls: readonly Term[] = [
    ...(place.city === null ? [] : [{ kind: 'counter', id: `${place.city}-city` }]),
    ...(place.fort ? [{ kind: 'counter', id: 'fort' }] : []),
  ];
  return {
    key: 'siege',
    values: {
      place: { kind: 'place', id: at },
      side: { kind: 'side', id: outside.side },
      holder: { kind: 'side', id: holderOf(place) ?? outside.side },
      ours: termsOf(outside.units),
      theirs: [...walls, ...termsOf(inside)],
      taken: percent(chances.stormed + chances.sacked + chances.surrendered),
      sacked: percent(chances.sacked),
      held: percent(chances.relieved + chances['besieger-gone']),
    },
  };
}

export function termsOf(units: Troops): readonly Term[] {
  return UNIT_KINDS.filter((kind) => countOf(units, kind) > 0).map(
    (kind): Term => [countOf(units, kind), { kind: 'unit', id: kind }],
  );
}

/** With one decimal: the chances are exact, and few are round; 0 and 100 only if they are certain. */
export function percent(chance: number): number | string {
  const tenths = Math.round(chance * 1000) / 10;
  return tenths === 0 || tenths === 100 ? kit.percentOf(chance) : tenths;
}
