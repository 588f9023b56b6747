import * as kit from '../../../kit/index.js';
import { abilitiesAt, type CaptainUse, type Fighting, meleeUsers, usersOf } from '../battle/abilities.js';
import { mostDanger } from '../battle/losses/protection.js';
import { firstToFall, victimsOf } from '../battle/losses/sacrifices.js';
import { captainUsesBy, SACRIFICE, sacrificeBy, usualCrews } from '../battle/policies.js';
import type { Here } from '../battle/stages.js';
import { A_SHOT, leftByShield, mannedLevels, navalBonus, type Protection } from '../battle/throws/fire.js';
import { mostSpared, woundsOf } from '../battle/throws/melee.js';
import {
  BATTLE_STAGES,
  type BattleStage,
  type BySide,
  bonusPoints,
  bothSides,
  otherSide,
  type Side,
  type Wound,
} from '../state/battle.js';
import { USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import { sizeOf, together, type Units, without } from '../state/units.js';
import { blowsOf, type Line } from './blows.js';
import { type Field, fieldAfterDamage, isOver, keyOf, leftOf, meleeOf, withForce } from './ranks.js';
import { enginesOf, type Terms } from './terms.js';
import { throwsOf } from './throws.js';

/** A current round, with its engine crews: everything before its stage is settled. */
export type Underway = Pick<
  Here,
  'stage' | 'protection' | 'captain' | 'heavy' | 'cavalry' | 'sacrificed' | 'dice' | 'bonuses' | 'flight'
> & { readonly crew: BySide<Units> };

const settled = (now: Underway | null, stage: BattleStage): now is Underway =>
  now !== null && BATTLE_STAGES.indexOf(now.stage) > BATTLE_STAGES.indexOf(stage);

/** Fixed for a round: crews are out of the melee, and the building protects from one kind of damage. */
interface Round {
  readonly terms: Terms;
  readonly now: Underway | null;
  readonly crew: BySide<Units>;
  readonly protection: Protection | null;
}

/** All possible results of a round under default orders, from its start or its present stage (6.4). */
export function roundSpread(terms: Terms, field: Field, now: Underway | null = null): kit.Spread<Field> {
  const crews = bothSides((side) => crewsOf(terms, side, field));
  const crew = settled(now, 'defender-crews') ? now.crew : bothSides((side) => crews[side].reduce<Units>(together, {}));
  const protection = settled(now, 'protect') ? now.protection : protectionOf(terms, field);
  const round = { terms, now, crew, protection };
  const fired = settled(now, 'fire') ? kit.surely(field) : afterFire(round, field, crews);
  return kit.followed(fired, (after) => (isOver(after) ? kit.surely(after) : afterArchers(round, after)));
}

function protectionOf(terms: Terms, field: Field): Protection | null {
  if (terms.shield === null) return null;
  const { side } = terms.shield;
  const enemy = otherSide(side);
  return mostDanger(terms.book, field[side].units, field[enemy].units, enginesOf(terms, enemy, field[enemy]));
}

function crewsOf(terms: Terms, side: Side, field: Field): readonly Units[] {
  return usualCrews(field[side].units, enginesOf(terms, side, field[side]).length, USUAL_BATTLE_ORDER);
}

/** A wound, less the building's protection (6.5.8). */
function wounded(
  { terms, crew, protection }: Pick<Round, 'terms' | 'crew' | 'protection'>,
  field: Field,
  { side, points, by }: Omit<Wound, 'captured'>,
): Field {
  const { shield } = terms;
  const guarded = by !== 'losses' && shield?.side === side;
  return fieldAfterDamage(
    terms,
    crew,
    field,
    side,
    guarded ? leftByShield(points, by, protection, shield.level) : points,
  );
}

/** The result of a round, dealt by default. */
export function afterBlows(
  terms: Terms,
  here: Pick<Here, 'outcome' | 'protection'>,
  crew: BySide<Units>,
  field: Field,
): Field {
  const { outcome, protection } = here;
  if (outcome === null) return field;
  const wounds = woundsOf(
    outcome,
    outcome.spared ?? mostSpared(here),
    bothSides((side) => terms[side].captures),
  );
  return wounds.reduce((so, wound) => wounded({ terms, crew, protection }, so, wound), field);
}

/** Both sides shoot at once: `by` gives each side's chances of points. */
function bothShoot(round: Round, field: Field, kind: Protection, by: BySide<kit.Spread<number>>): kit.Spread<Field> {
  const hit = kit.followed(by.defender, (points) => {
    const attacker = wounded(round, field, { side: 'attacker', points, by: kind });
    return by.attacker.map(({ value, chance }) => ({
      value: wounded(round, attacker, { side: 'defender', points: value, by: kind }),
      chance,
    }));
  });
  return kit.merged(hit, keyOf);
}

function afterFire(round: Round, field: Field, crews: BySide<readonly Units[]>): kit.Spread<Field> {
  const by = bothSides((side) =>
    enginesOf(round.terms, side, field[side]).reduce<kit.Spread<number>>((sum, level, index) => {
      const hits = kit.hitSpread([{ dice: sizeOf(crews[side][index] ?? {}), chance: A_SHOT }]);
      const damage = round.terms.fire(level);
      const more = kit.followed(sum, (points) =>
        hits.map(({ value, chance }) => ({ value: points + value * damage, chance })),
      );
      return kit.merged(more, (points) => points);
    }, kit.surely(0)),
  );
  return bothShoot(round, field, 'siege', by);
}

/** The units in the melee, with their captains' actions. */
function fighting({ terms, crew }: Round, field: Field, captain: BySide<readonly CaptainUse[]>): BySide<Fighting> {
  return bothSides((side) => ({
    units: meleeOf(field[side], crew[side]),
    captain: captain[side],
    majority: terms[side].majority,
  }));
}

/** Captains choose, archers shoot, then the rest fights the melee (6.5.1, 6.5.5). */
function afterArchers(round: Round, field: Field): kit.Spread<Field> {
  const { terms, now, crew } = round;
  const units = bothSides((side) => meleeOf(field[side], crew[side]));
  const captain = settled(now, 'captains')
    ? now.captain
    : bothSides((side) => captainUsesBy(terms[side].lead, units[side], units[otherSide(side)], abilitiesAt(terms.at)));
  if (settled(now, 'archers')) return afterMelee(round, field, captain);
  const lines = fighting(round, field, captain);
  const shots = (side: Side) =>
    kit.hitSpread([{ dice: usersOf(lines[side], lines[otherSide(side)], 'archer'), chance: A_SHOT }]);
  const shot = bothShoot(round, field, 'archers', bothSides(shots));
  return kit.followed(shot, (after) => (isOver(after) ? kit.surely(after) : afterMelee(round, after, captain)));
}

function afterMelee(round: Round, before: Field, captain: BySide<readonly CaptainUse[]>): kit.Spread<Field> {
  const { terms, now, crew } = round;
  const lines = fighting(round, before, captain);
  const users = bothSides((side) => meleeUsers(lines[side], lines[otherSide(side)], abilitiesAt(terms.at)));
  const begun = settled(now, 'melee') ? now : null;
  const sacrificed = { attacker: 0, defender: 0 };
  let field = before;
  // The default order sacrifices nobody, and a horde only by numbers: the other side's result does not matter.
  for (const side of ['attacker', 'defender'] as const) {
    const given = settled(now, `${side}-sacrifice`) ? now.sacrificed[side] : null;
    const [own, enemy] = [field[side], field[otherSide(side)]];
    const { [side]: mine, [otherSide(side)]: his } = fighting(round, field, captain);
    const victims = victimsOf(mine, his);
    const bonus = bonusOf(round, side, field);
    sacrificed[side] = given ?? sacrificeBy(terms[side].lead, sizeOf(victims), own.units, enemy.units, bonus, null);
    if (given === null && sacrificed[side] > 0)
      field = withForce(field, side, leftOf(own, without(own.units, firstToFall(victims, sacrificed[side]))));
  }
  const line = bothSides(
    (side): Line => ({
      units: sizeOf(meleeOf(field[side], crew[side])),
      bonus: bonusOf(round, side, field) + SACRIFICE * sacrificed[side],
      flight: side === 'attacker' ? (now?.flight?.points ?? null) : null,
      captureHalved: terms[side].halved,
      captureRelief: terms[side].relief,
      heavy: begun?.heavy[side] ?? users[side].heavy,
      cavalry: begun?.cavalry[side] ?? users[side].cavalry,
    }),
  );
  const roll = (side: Side, toBeat: number | null) => {
    if (line[side].units === 0) return kit.surely({ attack: 0, losses: 0 });
    const { lead } = terms[side];
    const lies = settled(now, `${side}-roll`) ? now.dice[side] : lead === null ? terms.circle : null;
    return throwsOf(lies, settled(now, `${side}-reroll`) ? null : lead, line[side].bonus, toBeat);
  };
  const blows = blowsOf(terms, line, roll);
  return blows.map(({ value, chance }) => ({
    value: value.reduce((so, wound) => wounded(round, so, wound), field),
    chance,
  }));
}

function bonusOf({ terms, now }: Round, side: Side, field: Field): number {
  const sea = terms.atSea ? navalBonus(mannedLevels(field[side].decks), mannedLevels(field[otherSide(side)].decks)) : 0;
  const ofRound = now === null ? [] : now.bonuses.filter(({ until }) => until === 'round');
  return terms[side].bonus + bonusPoints({ bonuses: ofRound }, side, 'attack') + sea;
}
