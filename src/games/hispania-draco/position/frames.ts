import type { Json } from '../../../core/json.js';
import { list, oneOf, orNull, type Reader, truth, usually, whole } from '../../../kit/data/reader.js';
import { course, frame } from '../../../kit/position/notation.js';
import { CONTEST_KINDS } from '../battle/contest.js';
import { ARMY_KINDS, CITY_IDS, COMMANDER_IDS, GENERAL_IDS, HISPANIC_PROVINCES, SPACE_IDS } from '../facts/ids.js';
import type { Frame } from '../state/frame.js';
import type { Turn } from '../state/state.js';

const face = usually(orNull(whole(0, 6)), () => null);
const general = oneOf(GENERAL_IDS);

export function courseShape(seat: Reader<string>) {
  return course<Frame>(seat, {
    draw: frame('draw', {}),
    uprising: frame('uprising', { provinces: list(oneOf(HISPANIC_PROVINCES)) }),
    muster: frame('muster', { army: usually(orNull(oneOf(ARMY_KINDS)), () => null) }),
    roads: frame('roads', { general, left: whole(0, 5) }),
    stations: frame('stations', { general }),
    ready: frame('ready', {}),
    round: frame('round', { left: list(general), skipRoman: usually(truth, () => false) }),
    turn: frame('turn', { general, skipRoman: usually(truth, () => false) }),
    return: frame('return', { general }),
    roman: frame('roman', {}),
    hispanic: frame('hispanic', {}),
    strike: frame('strike', { when: oneOf(['before', 'between', 'after']) }),
    'revolt-roll': frame('revolt-roll', { roman: face, hispanic: face }),
    marches: frame('marches', {}),
    march: frame('march', {
      at: oneOf(CITY_IDS),
      to: usually(orNull(oneOf([...CITY_IDS, 'die'])), () => null),
    }),
    combat: frame('combat', {
      contest: oneOf(CONTEST_KINDS),
      commander: orNull(oneOf(COMMANDER_IDS)),
      army: orNull(oneOf(CITY_IDS)),
      target: oneOf(SPACE_IDS),
      denarii: whole(0, 3),
      raise: whole(0, 2),
      stage: oneOf(['raise', 'throw', 'again', 'result']),
      roman: face,
      hispanic: face,
      verdict: orNull(oneOf(['greater', 'equal', 'less'])),
    }),
    'free-move': frame('free-move', {}),
    'turn-end': frame('turn-end', {}),
    'round-end': frame('round-end', {}),
  });
}

/** A position without steps is in the middle of this turn. */
export function stepsFrom({ general: now, phase }: Pick<Turn, 'general' | 'phase'>): Json {
  const later = GENERAL_IDS.slice(GENERAL_IDS.indexOf(now) + 1).reverse();
  return [
    { kind: 'round-end' },
    ...later.map((id) => ({ kind: 'turn', general: id })),
    { kind: 'turn-end' },
    { kind: 'free-move' },
    { kind: 'strike', when: 'after' },
    { kind: 'marches' },
    { kind: 'strike', when: 'between' },
    { kind: 'revolt-roll' },
    { kind: 'strike', when: 'before' },
    ...(phase === 'roman' ? [{ kind: 'hispanic' }, { kind: 'roman' }] : []),
  ];
}
