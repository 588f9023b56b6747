import { isList, isObject, type Json } from '../../../src/core/json.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';
import type { Coverage } from '../../kit/fuzz/coverage.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** Every ending, every power of a variant, every special rule of a scenario: a run that misses one says so. */
export const MUST_BE_MET = [
  'ended: conquered',
  'ended: revolt',
  'ended: time',
  'ingenivm: a road kept',
  'ingenivm: a road laid in play',
  'imperivm: Ulterior moves free',
  'imperivm: Citerior adds one in a siege',
  'imperivm: the consul moves a praetor',
  'proconsvl: called',
  'proconsvl: moved',
  'proconsvl: dead',
  'legio-hispana: placed',
  'legio-hispana: placed by a praetor',
  'legio-hispana: back to the consul',
  'pirates: removed',
  'terror: it doubles itself',
  'terror: traitors win',
  'terror: traitors fail',
  'hispano: a die of revolt again',
  'hispano: a die of combat again',
  'hispano: a way chosen',
  'hispano: raised',
  'hispano: struck',
  'first-repression: the die alone',
  'siege-of-numantia: a third city of Carpetania',
  'terror-of-rome: a Roman phase skipped',
  'river-of-oblivion: the stick removed',
  'new-empire: guerrilla',
  'new-empire: the last of three discs on 18',
  'friends: lent',
  'friends: approved',
  'a general returns beside another',
] as const;
type Seen = (typeof MUST_BE_MET)[number];

export function see(coverage: Coverage, played: Played<Draco>): void {
  const { before, action, events, after } = played;
  const met = (what: Seen) => coverage.count('met', what);
  const { scenario } = before.options;
  for (const id of before.options.variants) coverage.count('variant', id);
  coverage.count('romans', `${before.seats.length - (before.hispano === null ? 0 : 1)}`);
  if (after.ending !== null) met(`ended: ${after.ending}`);
  if (action.verb === 'approve') met('friends: approved');
  if (action.verb === 'again' && action.die !== undefined) met('hispano: a die of revolt again');
  for (const event of events) {
    switch (event.type) {
      case 'road-kept':
        met('ingenivm: a road kept');
        break;
      case 'road-laid':
        if (event.cost !== 0) met('ingenivm: a road laid in play');
        break;
      case 'moved':
        if (event.free === true) met('imperivm: Ulterior moves free');
        if (event.commander === 'proconsul') met('proconsvl: moved');
        if (before.turn.general === 'consul' && String(event.commander).startsWith('praetor') && event.free !== true)
          met('imperivm: the consul moves a praetor');
        break;
      case 'proconsul-called':
        met('proconsvl: called');
        break;
      case 'commander-beaten':
        if (event.commander === 'proconsul') met('proconsvl: dead');
        break;
      case 'garrison-placed':
        if (event.garrison === 'legion') met('legio-hispana: placed');
        if (event.garrison === 'legion' && event.general !== 'consul') met('legio-hispana: placed by a praetor');
        break;
      case 'garrison-lost':
        if (event.garrison === 'legion') met('legio-hispana: back to the consul');
        break;
      case 'revolt-removed':
        if (String(event.at).startsWith('mare-')) met('pirates: removed');
        break;
      case 'fought':
        if (says(event.sides, 'siege-craft')) met('imperivm: Citerior adds one in a siege');
        if (says(event.sides, 'terror')) met('terror: it doubles itself');
        if (before.demonstration && after.demonstration && event.contest === 'attack')
          met('first-repression: the die alone');
        break;
      case 'bribed':
        met(event.won === true ? 'terror: traitors win' : 'terror: traitors fail');
        break;
      case 'thrown-again':
        if (action.die === undefined) met('hispano: a die of combat again');
        break;
      case 'army-chose':
        if (event.chosen === true) met('hispano: a way chosen');
        break;
      case 'raised':
        met('hispano: raised');
        break;
      case 'declared':
        if (action.verb === 'strike') met('hispano: struck');
        break;
      case 'uprising':
        if (scenario === 'siege-of-numantia' && ['abula', 'capara', 'salmantica'].includes(String(event.city)))
          met('siege-of-numantia: a third city of Carpetania');
        break;
      case 'turn-began':
        if (
          scenario === 'terror-of-rome' &&
          event.round === 1 &&
          event.general === 'praetor-ulterior' &&
          after.turn.general !== 'praetor-ulterior'
        )
          met('terror-of-rome: a Roman phase skipped');
        break;
      case 'stick-removed':
        met('river-of-oblivion: the stick removed');
        break;
      case 'revolt-rolled':
        if (scenario === 'new-empire') met('new-empire: guerrilla');
        break;
      case 'years-passed':
        if (scenario === 'new-empire' && event.year === 18 && event.left === 0)
          met('new-empire: the last of three discs on 18');
        break;
      case 'lent':
        met('friends: lent');
        break;
      case 'returned':
        if (Object.values(before.pieces.commanders).includes(placeIn(after, event.at)))
          met('a general returns beside another');
        break;
    }
  }
}

function placeIn({ pieces }: Draco, at: Json | undefined): (typeof pieces.commanders)['consul'] {
  return Object.values(pieces.commanders).find((one) => one === at) ?? null;
}

/** Is it anywhere in there? */
function says(json: Json | undefined, word: string): boolean {
  if (json === word) return true;
  if (isList(json)) return json.some((one) => says(one, word));
  return isObject(json) && Object.values(json).some((one) => says(one, word));
}
