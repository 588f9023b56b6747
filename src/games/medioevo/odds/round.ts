// Over 200 lines: one round of a battle, all its parts in their order.

import { ABILITY_TYPES, AT_SEA, type CaptainUse, type Fighting, usersOf } from '../battle/abilities.js';
import { mostDanger } from '../battle/losses/protection.js';
import { firstToFall, victimsOf } from '../battle/losses/sacrifices.js';
import {
  EXPECTED,
  hordeCaptain,
  hordeSacrifice,
  orderedCaptainUses,
  orderedSacrifice,
  SACRIFICE,
  usualCrews,
} from '../battle/policies.js';
import { HITS, navalBonus, type Protection, shielded } from '../battle/throws/fire.js';
import { type BySide, otherSide, SIDES, type Side } from '../state/battle.js';
import { sizeOf, together, type Units, without } from '../state/units.js';
import { type KnownSides, NOTHING_KNOWN } from './known.js';
import { type Line, meleeSpread } from './melee.js';
import { type Field, isOver, keyOf, leftOf, meleeOf, struck } from './ranks.js';
import { followed, type Spread, shotsSpread, surely } from './spread.js';
import { type Blows, enginesOf, galleysOf, type Terms } from './terms.js';
import { thrown } from './throws.js';

const A_HIT = HITS / 8;
const bothSides = <Value>(of: (side: Side) => Value): BySide<Value> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** Everything that a round may come to under the usual orders, from its beginning or from where it stands (6.4). */
export function roundSpread(terms: Terms, field: Field, known: KnownSides = NOTHING_KNOWN): Spread<Field> {
  const protection = protectionOf(terms, field, known);
  const crews = bothSides((side) => crewsOf(terms, side, field));
  const crew = bothSides((side) => known[side].crew ?? crews[side].reduce<Units>(together, {}));
  const fired = known.attacker.fired ? surely(field) : afterFire(terms, field, crews, crew, protection);
  return followed(
    fired,
    (after) => (isOver(after) ? surely(after) : afterCaptains(terms, after, crew, protection, known)),
    keyOf,
  );
}

function protectionOf(terms: Terms, field: Field, { attacker }: KnownSides): Protection | null {
  if (attacker.protection !== undefined) return attacker.protection;
  if (terms.shield === null) return null;
  const { side } = terms.shield;
  const enemy = otherSide(side);
  return mostDanger(terms.book, field[side].units, field[enemy].units, enginesOf(terms, enemy, field[enemy]));
}

function crewsOf(terms: Terms, side: Side, field: Field): readonly Units[] {
  const engines = enginesOf(terms, side, field[side]);
  return usualCrews(field[side].units, engines.length, terms[side].order);
}

/** What a kind of attack does to a side whose building may keep some of it off (6.5.8). */
function keptOff(terms: Terms, side: Side, points: number, kind: Protection, protection: Protection | null): number {
  return terms.shield?.side === side ? shielded(points, kind, protection, terms.shield.level) : points;
}

/** Both sides are hit at once by so many points of a kind, each with its chance. */
function bothHit(
  terms: Terms,
  field: Field,
  crew: BySide<Units>,
  kind: Protection,
  protection: Protection | null,
  on: BySide<Spread<number>>,
): Spread<Field> {
  const hit = (side: Side, points: number) =>
    struck(terms, side, field[side], crew[side], keptOff(terms, side, points, kind, protection));
  return followed(
    on.attacker,
    (points) => {
      const attacker = hit('attacker', points);
      return on.defender.map(({ value, chance }) => ({
        value: { attacker, defender: hit('defender', value) },
        chance,
      }));
    },
    keyOf,
  );
}

function afterFire(
  terms: Terms,
  field: Field,
  crews: BySide<readonly Units[]>,
  crew: BySide<Units>,
  protection: Protection | null,
): Spread<Field> {
  const by = bothSides((side) =>
    enginesOf(terms, side, field[side]).reduce<Spread<number>>(
      (sum, level, index) =>
        followed(
          sum,
          (points) =>
            shotsSpread(sizeOf(crews[side][index] ?? {}), A_HIT, terms.fire(level)).map(({ value, chance }) => ({
              value: points + value,
              chance,
            })),
          String,
        ),
      surely(0),
    ),
  );
  return bothHit(terms, field, crew, 'siege', protection, { attacker: by.defender, defender: by.attacker });
}

/** Captains choose, archers shoot, and then comes the melee with what is left (6.5.1, 6.5.5). */
function afterCaptains(
  terms: Terms,
  field: Field,
  crew: BySide<Units>,
  protection: Protection | null,
  known: KnownSides,
): Spread<Field> {
  const units = bothSides((side) => meleeOf(field[side], crew[side]));
  const captain = bothSides((side) => known[side].captain ?? usesOf(terms, side, units));
  const lines = bothSides(
    (side): Fighting => ({
      units: units[side],
      captain: captain[side],
      majority: terms[side].majority,
    }),
  );
  const shots = (side: Side) =>
    known[side].shot ? surely(0) : shotsSpread(usersOf(lines[side], lines[otherSide(side)], 'archer'), A_HIT, 1);
  const shot = bothHit(terms, field, crew, 'archers', protection, {
    attacker: shots('defender'),
    defender: shots('attacker'),
  });
  return followed(
    shot,
    (after) => (isOver(after) ? surely(after) : afterMelee(terms, after, crew, captain, protection, known)),
    keyOf,
  );
}

function usesOf(terms: Terms, side: Side, units: BySide<Units>): readonly CaptainUse[] {
  const [own, enemy] = [units[side], units[otherSide(side)]];
  if (terms[side].horde) return hordeCaptain(own, enemy);
  return orderedCaptainUses(own, enemy, terms.atSea ? AT_SEA : ABILITY_TYPES, terms[side].order);
}

function afterMelee(
  terms: Terms,
  field: Field,
  crew: BySide<Units>,
  captain: BySide<readonly CaptainUse[]>,
  protection: Protection | null,
  known: KnownSides,
): Spread<Field> {
  const fighting = (side: Side, of: Field): Fighting => ({
    units: meleeOf(of[side], crew[side]),
    captain: captain[side],
    majority: terms[side].majority,
  });
  const users = (side: Side, type: 'heavy-infantry' | 'cavalry') =>
    terms.atSea ? 0 : usersOf(fighting(side, field), fighting(otherSide(side), field), type);
  const heavy = bothSides((side) => known[side].heavy ?? users(side, 'heavy-infantry'));
  const cavalry = bothSides((side) => known[side].cavalry ?? users(side, 'cavalry'));
  const given = (side: Side, of: Field, toBeat: number | null): { readonly count: number; readonly field: Field } => {
    const before = known[side].sacrificed;
    if (before !== undefined) return { count: before, field: of };
    const victims = victimsOf(fighting(side, of), fighting(otherSide(side), of));
    const most = sizeOf(victims);
    const count = terms[side].horde
      ? Math.min(most, hordeSacrifice(of[side].units, of[otherSide(side)].units))
      : orderedSacrifice(terms[side].order, most, EXPECTED + bonusOf(terms, side, of, known), toBeat);
    const left = leftOf(of[side], without(of[side].units, firstToFall(victims, count)));
    return { count, field: count === 0 ? of : { ...of, [side]: left } };
  };
  const first = given('attacker', field, null);
  // The usual order sacrifices nobody, and a horde by numbers alone: what the other has reached does not matter.
  const second = given('defender', first.field, null);
  const counts = { attacker: first.count, defender: second.count };
  const lines = bothSides(
    (side): Line => ({
      units: sizeOf(meleeOf(second.field[side], crew[side])),
      bonus: bonusOf(terms, side, second.field, known) + SACRIFICE * counts[side],
      flight: known[side].flight,
      captureHalved: terms[side].halved,
      captureRelief: terms[side].relief,
      heavy: heavy[side],
      cavalry: cavalry[side],
    }),
  );
  const roll = (side: Side, toBeat: number | null) => {
    if (lines[side].units === 0) return surely({ attack: 0, losses: 0 });
    const { circle } = terms;
    const fixed = terms[side].horde && circle !== null ? [circle.d4, circle.d6, circle.d8] : null;
    const stays = terms[side].horde || known[side].rerolled;
    const order = stays ? ({ reroll: 'none' } as const) : terms[side].order;
    return thrown(known[side].dice ?? fixed, order, lines[side].bonus, toBeat);
  };
  const blows = meleeSpread(terms, lines, protection, roll('attacker', null), (toBeat) => roll('defender', toBeat));
  return followed(blows, (blow) => surely(afterBlows(terms, second.field, crew, blow)), keyOf);
}

function bonusOf(terms: Terms, side: Side, field: Field, known: KnownSides): number {
  const sea = terms.atSea ? navalBonus(galleysOf(field[side]), galleysOf(field[otherSide(side)])) : 0;
  return terms[side].bonus + known[side].bonus + sea;
}

export function afterBlows(terms: Terms, field: Field, crew: BySide<Units>, { dealt, losses }: Blows): Field {
  const [attacker, defender] = SIDES.map((side) => {
    const hit = struck(terms, side, field[side], crew[side], dealt[side]);
    return struck(terms, side, hit, crew[side], losses[side]);
  });
  return attacker === undefined || defender === undefined ? field : { attacker, defender };
}
