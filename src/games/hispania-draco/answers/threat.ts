import type { Phrase } from '../../../core/result.js';
import { ok, type Term } from '../../../core/result.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import type { Answer } from '../../../kit/typed/commands.js';
import { type CityId, HISPANIC_PROVINCES } from '../facts/ids.js';
import { followingOf } from '../odds/following.js';
import { type ArmyThreat, threatOf } from '../revolt/threat.js';
import { roundsLeft } from '../sequence/calendar.js';
import { armyAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { assaultOf } from '../tells/assault.js';
import { endangered } from '../tells/danger.js';

/**
 * `/threat`: the reserve and what it means, the capitals, who is in danger, and where each army goes in the next
 * Hispanic phase, all of it exactly, as the dice fall.
 */
export const THREAT: Answer<Draco> = (state) => {
  const { armies } = threatOf(state);
  const danger = endangered(state, 0.005);
  const lines: readonly Phrase[] = [
    ...reserveLines(state),
    ...capitalLines(state),
    ...(danger.length === 0 ? [] : [{ key: 'threat-danger', values: { danger } }]),
    ...(armies.length === 0 ? [{ key: 'threat-none' }] : armies.map((army) => armyLine(state, army))),
    ...(state.hispano === null ? [] : [{ key: 'threat-hispano' }]),
  ];
  return ok({ kind: 'answer', lines, picture: { show: 'threat' } });
};

function reserveLines(state: Draco): readonly Phrase[] {
  const { revolts } = state.pieces.reserve;
  const { lost, time } = followingOf(state);
  const chance = lost > 0 ? { lost: percentSaid(lost) } : {};
  const left = roundsLeft(state);
  return [
    { key: revolts === 0 ? 'threat-empty' : 'threat-reserve', values: { revolts, ...chance } },
    { key: time > 0 ? 'threat-last' : 'threat-rounds', values: { left } },
  ];
}

/** Which are held, and how many cities in revolt keep the others closed. */
function capitalLines(state: Draco): readonly Phrase[] {
  const facts = board(state);
  const capitals = HISPANIC_PROVINCES.flatMap((province) => facts.citiesOf[province].slice(-1));
  const isOurs = (city: CityId) => garrisonsAt(state.pieces, city).length > 0;
  const held = capitals.filter(isOurs).map((id): Term => ({ kind: 'space', id }));
  const missing = capitals
    .filter((city) => !isOurs(city))
    .map((id): Term => {
      const { province } = facts.cities[id];
      const revolting = facts.citiesOf[province].filter((city) => revoltsAt(state.pieces, city) > 0).length;
      return [{ kind: 'space', id }, String(revolting)];
    });
  const values = { held: held.length, all: capitals.length };
  if (missing.length === 0) return [{ key: 'threat-capitals-all', values }];
  return [{ key: 'threat-capitals', values: { ...values, missing, ...(held.length === 0 ? {} : { ours: held }) } }];
}

function armyLine(state: Draco, { at, there, ways }: ArmyThreat): Phrase {
  const isThere = armyAt(state.pieces, at) !== undefined;
  const said = ways.map(
    ({ to, chance }): Term => [
      to === null ? { kind: 'answer', id: 'threat-rest' } : { kind: 'space', id: to },
      percentSaid(chance),
    ],
  );
  const values = { percent: percentSaid(there), at: { kind: 'space', id: at }, ways: said };
  const targets = isThere ? ways.flatMap(({ to }) => targetTerms(state, at, to)) : [];
  return { key: isThere ? 'threat' : 'threat-new', values: targets.length === 0 ? values : { ...values, targets } };
}

/** Whom it meets there, and how that would go. */
function targetTerms(state: Draco, at: CityId, to: CityId | null): readonly Term[] {
  const assault = to === null ? null : assaultOf(state, at, to);
  if (assault === null || to === null) return [];
  const { commander, wins } = assault;
  return [[commander === null ? { kind: 'garrison-in', id: to } : { kind: 'commander', id: commander }, wins]];
}
