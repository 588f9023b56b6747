import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import { ok, type Phrase, type Result, refuse, type Term } from '../../../core/result.js';
import { nationChoice } from '../engine/domain.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { ownShare, revenue } from '../income/revenue.js';
import { unitTerms } from '../odds/phrase.js';
import { nationScore } from '../scoring/final.js';
import { book, cardOf, isProvince, nationsIn, provincesOf } from '../state/reading.js';
import { peopleCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { areaNamed, areaTerm, choiceNamed, hints } from '../typing/lexicon.js';
import { auctionPhrases, cardPhrases, pvPhrases, sourcePhrases } from '../words/card.js';

/** `/nation`, `/province`, `/odds`: questions that change nothing. */

export function nationNamed(typed: TypedOptions[string] | undefined): NationId | null {
  if (typed === undefined) return null;
  const found = choiceNamed(NATION_IDS.map(nationChoice), String(typed));
  return NATION_IDS.find((id) => id === found?.id) ?? null;
}

export function answer(lines: readonly Phrase[], areas?: readonly string[]): Result<Interpreted> {
  const said = { kind: 'answer', lines } as const;
  return ok(areas === undefined ? said : { ...said, picture: { show: 'region', places: areas } });
}

/** Of a player: his nation, or a summary of all if there are several. */
export function nationAnswer(state: Hispania, options: TypedOptions): Result<Interpreted> {
  const who = state.seats.find((seat) => seat === options.nation);
  if (who === undefined) return asked(state, options);
  const played = NATION_IDS.filter((id) => state.nations[id].seat === who && state.nations[id].status === 'playing');
  const [one, ...others] = played;
  if (one === undefined) return refuse('nation-of-nobody', { who: { kind: 'seat', id: who } });
  if (others.length === 0) return cardAnswer(state, one);
  const areas = [...new Set(played.flatMap((nation) => areasWith(state, nation)))];
  return answer(
    played.map((nation) => summary(state, nation)),
    areas.length === 0 ? undefined : areas,
  );
}

function asked(state: Hispania, options: TypedOptions): Result<Interpreted> {
  const nation = options.nation === undefined ? state.stage.nation : nationNamed(options.nation);
  if (nation === null) {
    const text = String(options.nation ?? '');
    return refuse('nation-unknown', { text, ...hints(NATION_IDS.map(nationChoice), text) });
  }
  return cardAnswer(state, nation);
}

/** Its possessions and player, in one line. */
function summary(state: Hispania, nation: NationId): Phrase {
  const { gold, seat, status } = state.nations[nation];
  return {
    key: 'nation',
    values: {
      nation: { kind: 'nation', id: nation },
      seat: seat === null ? { kind: 'choice', id: 'none' } : { kind: 'seat', id: seat },
      status: { kind: 'nation-status', id: status },
      score: nationScore(state, nation),
      gold,
      reserve: cardOf(state, nation).reserve,
      income: ownShare(state, nation),
      provinces: provincesOf(state, nation).length,
      people: areasWith(state, nation).reduce((sum, area) => sum + peopleCount(state.areas[area][nation]), 0),
      most: 2 * provincesOf(state, nation).length,
    },
  };
}

function cardAnswer(state: Hispania, nation: NationId): Result<Interpreted> {
  const { capital, suzerain, status } = state.nations[nation];
  const printed = cardOf(state, nation);
  const lines: Phrase[] = [summary(state, nation)];
  if (capital !== null) lines.push({ key: 'nation-capital', values: { province: { kind: 'province', id: capital } } });
  if (suzerain !== null) {
    const to = { kind: 'nation', id: suzerain };
    const shares = { whole: revenue(state, nation), own: ownShare(state, nation) };
    lines.push({ key: 'nation-suzerain', values: { nation: to, ...shares } });
  }
  for (const area of areasWith(state, nation)) {
    lines.push({ key: 'nation-units', values: { area: areaTerm(area), units: unitTerms(state.areas[area][nation]) } });
  }
  lines.push(...pvPhrases(printed, state.turn), ...cardPhrases(printed, state.turn));
  const { version, scenario } = state.options;
  if (version === 'advanced') lines.push(...auctionPhrases(printed, scenario));
  lines.push(...sourcePhrases(printed));
  const said = { kind: 'answer', lines } as const;
  return ok(status === 'gone' ? said : { ...said, picture: { show: 'nation', places: [nation] } });
}

export function provinceAnswer(state: Hispania, options: TypedOptions): Result<Interpreted> {
  const area = areaNamed(options.province, 'province');
  if (!area.ok) return area;
  const id = area.value;
  if (!isProvince(id)) return answer([{ key: 'area', values: { area: areaTerm(id) } }, ...garrisons(state, id)], [id]);
  const facts = book(state).provinces[id];
  const lines: Phrase[] = [
    {
      key: 'province',
      values: {
        province: { kind: 'province', id },
        zone: { kind: 'zone', id: facts.zone },
        terrain: { kind: 'terrain', id: facts.terrain },
        income: facts.income,
        stacking: facts.stacking,
        coast: { kind: 'coast', id: facts.coast },
      },
    },
    ...garrisons(state, id),
  ];
  const ruin = state.ruins[id];
  if (ruin !== undefined) lines.push({ key: 'province-ruin', values: { nation: { kind: 'nation', id: ruin } } });
  const near = book(state).neighbours.get(id) ?? [];
  lines.push({
    key: 'province-neighbours',
    values: {
      areas: near.map(
        ({ to, river }): Term => (river === null ? areaTerm(to) : [areaTerm(to), { kind: 'river', id: river }]),
      ),
    },
  });
  return answer(lines, [id, ...near.map(({ to }) => to)]);
}

/** `/map reach:`: where units there may go. `/map province:`: the battle there, or the province and its neighbours. */
export function mapAnswer(state: Hispania, options: TypedOptions): Result<Interpreted> {
  if (options.reach !== undefined) {
    const from = areaNamed(options.reach, 'reach');
    if (!from.ok) return from;
    const units = options.units === undefined ? {} : { units: String(options.units) };
    const lines = garrisons(state, from.value);
    return ok({ kind: 'answer', lines, picture: { show: 'reach', places: [from.value], ...units } });
  }
  const answered = provinceAnswer(state, options);
  if (!answered.ok || answered.value.kind !== 'answer') return answered;
  const area = areaNamed(options.province, 'province');
  const fighting = state.frames.some((frame) => frame.kind === 'battle' && area.ok && frame.province === area.value);
  return fighting && area.ok ? ok({ ...answered.value, picture: { show: 'battle', places: [area.value] } }) : answered;
}

function garrisons(state: Hispania, area: Parameters<typeof areaTerm>[0]): readonly Phrase[] {
  return nationsIn(state.areas[area]).map((nation) => ({
    key: 'province-units',
    values: { nation: { kind: 'nation', id: nation }, units: unitTerms(state.areas[area][nation]) },
  }));
}
