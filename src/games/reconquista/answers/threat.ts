import { ok, type Phrase, type Term } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { bookOf } from '../facts/override.js';
import { blowsOfFate } from '../odds/fate-odds.js';
import { type Outlook, outlookClosely } from '../odds/outlook.js';
import { openPorts, type Rising, risings } from '../odds/reaction-odds.js';
import type { Reconquista } from '../state/state.js';
import { awaitsReaction, fallenTerms, lossTerms, pointTerms, sortieTerms } from '../tells/threat-line.js';

/** `/threat`: where the Muslims rise, with what, whom it may cost, and how our sieges end, if the player does no more. */
export const threatAnswer: kit.Answer<Reconquista> = (state) => {
  if (state.frames.length === 0) return ok({ kind: 'answer', lines: [{ key: 'threat-over' }] });
  const rising = risings(state, bookOf(state.overrides)).map((one) => risingLine(state, one));
  if (!awaitsReaction(state)) return ok({ kind: 'answer', lines: [...rising, { key: 'threat-later' }] });
  const outlook = outlookClosely(state);
  return ok({
    kind: 'answer',
    lines: [
      ...pointLines(outlook),
      ...placeLines(outlook),
      ...sortieLines(outlook),
      ...fateLines(state),
      ...rising,
      { key: outlook.exact ? 'threat-exact' : 'threat-closely' },
    ],
  });
};

/** The region, its column, and what comes; two of it in a Jihad (9.15). */
function risingLine(state: Reconquista, { region, chance, cities, rows }: Rising): Phrase {
  const percent = kit.percentSaid(chance);
  const twice = state.fortune.jihad ? { jihad: { kind: 'event', id: 'jihad' } } : {};
  if (region === null) {
    const ports = openPorts(state, bookOf(state.overrides).board);
    return { key: 'threat-africa', values: { percent, ports: ports.map(placeTerm), ...twice } };
  }
  const said = rows.map(({ row, chance: share }): Term => [{ kind: 'row', id: row }, kit.percentSaid(share)]);
  return {
    key: 'threat-region',
    values: { region: { kind: 'region', id: region }, percent, cities, rows: said, ...twice },
  };
}

function pointLines(outlook: Outlook): readonly Phrase[] {
  const { losses } = lossTerms(outlook, MOST);
  return [
    { key: 'threat-points', values: pointTerms(outlook) },
    ...(losses === undefined ? [] : [{ key: 'threat-losses', values: { losses, ...fallenTerms(outlook) } }]),
    ...(outlook.lost >= LEAST ? [{ key: 'threat-lost', values: { percent: kit.percentSaid(outlook.lost) } }] : []),
  ];
}

/** Our places in danger, the worst first, and our sieges. */
function placeLines({ places, sieges }: Outlook): readonly Phrase[] {
  const inDanger = places.filter(({ struck, lost }) => struck >= LEAST || lost > 0);
  const worst = inDanger.toSorted((one, other) => other.lost - one.lost || other.struck - one.struck);
  const rest = worst.slice(MOST).map(({ at, lost }): Term => [placeTerm(at), kit.percentSaid(lost)]);
  return [
    ...worst.slice(0, MOST).map(
      ({ at, struck, lost }): Phrase => ({
        key: 'threat-place',
        values: { place: placeTerm(at), struck: kit.percentSaid(struck), lost: kit.percentSaid(lost) },
      }),
    ),
    ...(rest.length === 0 ? [] : [{ key: 'threat-rest', values: { places: rest } }]),
    ...(worst.length === 0 ? [{ key: 'threat-safe' }] : []),
    ...sieges.map(
      ({ at, taken }): Phrase => ({
        key: 'threat-siege',
        values: { place: placeTerm(at), percent: kit.percentSaid(taken) },
      }),
    ),
  ];
}

/** Troops that do not stay behind their walls (11.8). */
function sortieLines(outlook: Outlook): readonly Phrase[] {
  const values = sortieTerms(outlook, MOST);
  return Object.keys(values).length === 0 ? [] : [{ key: 'threat-sorties', values }];
}

/** The next turn's rebellion and event come before anything can be done about them. */
function fateLines(state: Reconquista): readonly Phrase[] {
  const blows = blowsOfFate(state).map(({ at, chance }): Term => [placeTerm(at), kit.percentSaid(chance)]);
  return blows.length === 0 ? [] : [{ key: 'threat-fate', values: { blows } }];
}

/** Less is not told. */
const LEAST = 0.005;
const MOST = 8;

function placeTerm(id: string): Term {
  return { kind: 'place', id };
}
