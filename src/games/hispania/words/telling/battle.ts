import { crossedRiver, kindOf as unitOf } from '../../battle/targets.js';
import type { UnitKind } from '../../facts/ids.js';
import type { TargetType, Units } from '../../state/battle.js';
import type { Shot } from '../../state/events.js';
import { unitCount } from '../../state/stack.js';
import { kindOf } from '../units.js';
import { SILENT, type Speech, type Tellers } from './speech.js';

/** A battle, and the events played in it. */
export const BATTLE = {
  'battle-began': (say, began) =>
    say.tell('told.battle-began', {
      province: say.area(began.province),
      attacker: say.nation(began.attacker),
      defender: say.nation(began.defender),
      attackers: say.units(began.attackers),
      defenders: say.units(began.defenders),
      wins: say.chance(began.odds),
    }),
  /** The defender names his targets knowing the attacker's (6.1.1); his own are told with the dice. */
  aimed: (say, { side, chosen, nation, aims }) => {
    if (side === 'defender' || !chosen || aims.length === 0) return null;
    const told = aims.map(({ unit, at, dice }) =>
      say.tell('told.aim', { unit: shooters(say, unit, dice), target: target(say, at), dice }),
    );
    return say.tell('told.aimed', { nation: say.nation(nation), aims: told.join(', ') });
  },
  'dice-rolled': (say, { round, by, against, attacker, defender }) =>
    [
      `${say.tell('told.round', { round })} · ${volley(say, say.nation(by), attacker)}`,
      volley(say, say.nation(against), defender),
    ].join('\n'),
  'units-lost': (say, { nation, lost, woundedKnights, castleHits }) => {
    const losses: string[] = [];
    if (unitCount(lost) > 0) losses.push(say.tell('told.lost', { units: say.units(lost) }));
    if (woundedKnights > 0) losses.push(say.tell('told.knights-wounded', { count: woundedKnights }));
    if (castleHits > 0) losses.push(say.tell('told.castle-hit', { count: castleHits }));
    return losses.length === 0
      ? null
      : say.tell('told.units-lost', { nation: say.nation(nation), losses: say.statements(losses) });
  },
  'castle-surrendered': (say, { nation, to, province }) =>
    say.tell('told.castle-surrendered', {
      nation: say.nation(nation),
      to: say.nation(to),
      province: say.area(province),
    }),
  stood: SILENT,
  retreated: (say, { nation, units, from, to }) =>
    say.tell('told.retreated', {
      nation: say.nation(nation),
      units: say.units(units),
      from: say.area(from),
      to: to === 'aside' ? say.tell('choice.aside') : say.area(to),
    }),
  'battle-ended': (say, report) => {
    const losses = [
      lossesOf(say, say.nation(report.attacker), report.attackerLost, report.attackerLeaders),
      lossesOf(say, say.nation(report.defender), report.defenderLost, report.defenderLeaders),
    ].filter((text) => text !== '');
    const common = {
      province: say.area(report.province),
      rounds: report.rounds,
      losses: losses.length === 0 ? say.tell('told.no-losses') : say.statements(losses),
    };
    if (report.submitted !== undefined)
      return say.tell('told.battle-submitted', { ...common, vassal: say.nation(report.submitted) });
    return report.winner === null
      ? say.tell('told.battle-drawn', common)
      : say.tell('told.battle-won', { ...common, winner: say.nation(report.winner) });
  },
  'event-played': (say, { seat, event, nation }) =>
    say.tell('told.event-played', {
      seat: say.person(seat),
      event: say.tell(`event.${event}`),
      // A Nul has no nation: the field is the nation of the event it answers.
      nation: nation === null || event === 'nul' ? undefined : say.nation(nation),
      does: say.tell(`about.event.${event}`),
    }),
  'event-cancelled': (say, { event }) => say.tell('told.event-cancelled', { event: say.tell(`event.${event}`) }),
  'sign-used': (say, { seat }) => say.tell('told.sign-used', { seat: say.person(seat) }),
} as const satisfies Partial<Tellers>;

/** One side's dice, equal ones together: "infantry 9 4 5 (4+ on infantry) → 3 hits". */
function volley(say: Speech, who: string, shots: readonly Shot[]): string {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    const key = `${shot.unit}/${shot.at}/${shot.needed}`;
    groups.set(key, [...(groups.get(key) ?? []), shot]);
  }
  const told = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      say.tell('told.shots', {
        unit: shooters(say, first.unit, group.length),
        faces: group.map(({ face }) => face).join(' '),
        needed: first.needed,
        target: target(say, first.at),
        hits: group.filter(({ face, needed }) => face >= needed && face > 1).length,
      }),
    ];
  });
  return say.tell('told.volley', {
    who,
    shots: told.length === 0 ? say.tell('told.nobody-fires') : say.statements(told),
  });
}

/** As many as their dice; a Castle has up to three. */
function shooters(say: Speech, unit: UnitKind, dice: number): string {
  return kindOf(say.locale, unit, unit === 'castle' ? 1 : dice);
}

/** "infantry across the river": a separate target from those that crossed none (6.4). */
function target(say: Speech, at: TargetType): string {
  const unit = kindOf(say.locale, unitOf(at), 1);
  return crossedRiver(at) ? `${unit} ${say.tell('target.river')}` : unit;
}

function lossesOf(say: Speech, nation: string, lost: Units, leaders: readonly string[]): string {
  const units = unitCount(lost) === 0 ? [] : [say.units(lost)];
  const all = [...units, ...leaders];
  return all.length === 0 ? '' : `${nation} ${all.join(', ')}`;
}
