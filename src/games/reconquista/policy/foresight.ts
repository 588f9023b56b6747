import type { Dice, RollPurpose } from '../../../core/dice.js';
import { SeededDice } from '../../../kit/advice/seeded-dice.js';
import { retreatFromMarch } from '../campaign/march.js';
import { Play } from '../engine/play.js';
import { PLACE_IDS } from '../facts/ids.js';
import { resumeMarch } from '../reaction/host.js';
import { react } from '../reaction/raise.js';
import { resolveSieges } from '../siege/siege.js';
import { citiesOf, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { sizeOf } from '../state/troops.js';
import { worthOf } from './worth.js';

/** With so few cities, one Muslim answer may end the game: then the policy plays out the answers. */
const FEW = 2;
/** The cost of losing the last city: about the points still to come. */
const LOST = 14;
const UNIT = 0.45;
const FACES = 6;

export function inPeril({ places }: Reconquista): boolean {
  return citiesOf(places, 'christian').length <= FEW;
}

/** The Christians' position after this action, averaged over all regions and forces of the reaction (13.1, 13.2). */
export function afterAnswers(state: Reconquista, first: (play: Play) => void = () => undefined): number {
  let sum = 0;
  for (let answer = 0; answer < FACES * FACES; answer++) {
    const play = new Play(state, new AnswerDice(answer));
    first(play);
    goBackAsUsual(play);
    react(play);
    goBackAsUsual(play);
    resolveSieges(play);
    sum += standingAfter(play);
  }
  return sum / (FACES * FACES);
}

/** Beaten forces take their first way back, and the victors go on. */
function goBackAsUsual(play: Play): void {
  for (;;) {
    const frame = play.state.frames.at(-1);
    if (frame?.kind !== 'retreat' && frame?.kind !== 'host') return;
    play.pop();
    if (frame.kind === 'host') resumeMarch(play, frame.host);
    else retreatFromMarch(play, frame.force, frame.force.ways[0] ?? null);
  }
}

function standingAfter({ state, book }: Play): number {
  const units = PLACE_IDS.reduce((all, at) => all + sizeOf(unitsOf(state.places[at], 'christian')), 0);
  const lost = citiesOf(state.places, 'christian').length === 0 ? LOST : 0;
  return worthOf(state, book) + UNIT * units - lost;
}

/** Region and strength of the rising are given, each pair of faces once; the rest is chance, the same every time. */
class AnswerDice implements Dice {
  private readonly chance: SeededDice;
  private region: number | null;
  private force: number | null;

  constructor(answer: number) {
    this.chance = new SeededDice(answer);
    this.region = 1 + (answer % FACES);
    this.force = 1 + Math.floor(answer / FACES);
  }

  roll(sides: number, { what }: RollPurpose): number {
    const given = what === 'reaction-region' ? this.region : what === 'reaction-force' ? this.force : null;
    // A region without room for Muslims is rolled again.
    if (what === 'reaction-region') this.region = null;
    if (what === 'reaction-force') this.force = null;
    return given ?? this.chance.roll(sides);
  }
}
