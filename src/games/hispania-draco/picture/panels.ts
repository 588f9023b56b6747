import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, isText, type Json } from '../../../core/json.js';
import type { Scene } from '../../../core/scene.js';
import type { SceneDie, ScenePanel } from '../../../core/scene-panels.js';
import { personIn } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import type { Seen } from '../../../kit/define-game.js';
import * as kit from '../../../kit/index.js';
import { GENERAL_IDS } from '../facts/ids.js';
import { stackOfBox } from '../sequence/calendar.js';
import { board, seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { SENTENCES } from '../words/languages/index.js';
import { nameOf, REVOLT, ROME } from './board.js';

function word(locale: Locale, key: string): string {
  return WORDS.say(locale, `panel.${key}`) ?? key;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Years covered by a revolt are past. */
export function years(state: Seen<Draco>): ScenePanel {
  const most = stackOfBox(state);
  const present = state.track.findIndex(
    (discs, place) => discs < most && state.track.slice(place).every((left) => left < most),
  );
  return {
    slot: 'track',
    kind: 'track',
    boxes: board(state).file.track.map((year, place) => ({
      label: String(year),
      ...((state.track[place] ?? 0) > 0 ? { factions: [REVOLT] } : {}),
    })),
    ...(present < 0 || state.ending !== null ? {} : { present }),
  };
}

/** The generals in turn order, and the leader of the revolt. */
export function order(state: Seen<Draco>, locale: Locale): ScenePanel {
  const { turn, hispano, ending } = state;
  const now = GENERAL_IDS.indexOf(turn.general);
  const playing = state.round > 0 && ending === null;
  const rows = GENERAL_IDS.map((id, place) => ({
    faction: id,
    name: capital(nameOf(locale, 'commander', id)),
    note: personIn(state, seatOf(state, id)),
    ...(playing && place === now
      ? { state: 'active' as const }
      : playing && place < now
        ? { state: 'done' as const }
        : {}),
    ...(playing && place === now
      ? { purse: { symbol: 'coin', text: turn.kept > 0 ? `${turn.denarii}+${turn.kept}` : String(turn.denarii) } }
      : {}),
  }));
  const led =
    hispano === null
      ? []
      : [
          {
            faction: REVOLT,
            name: nameOf(locale, 'variant', 'hispano'),
            note: personIn(state, hispano),
            purse: { symbol: 'coin', text: String(turn.hispano) },
          },
        ];
  return { slot: 'order', kind: 'roster', rows: [...rows, ...led] };
}

/** The pieces left beside the board. */
export function reserve(state: Seen<Draco>, locale: Locale): ScenePanel {
  const { reserve: left } = state.pieces;
  const armies = left.armies.normal + left.armies.special;
  return {
    slot: 'reserve',
    kind: 'market',
    title: word(locale, 'reserve'),
    rows: [
      { symbol: 'revolt', name: word(locale, 'revolts'), figures: [String(left.revolts)], faction: REVOLT },
      { symbol: 'army', name: word(locale, 'armies'), figures: [String(armies)], faction: REVOLT },
      ...GENERAL_IDS.map((id) => ({
        symbol: 'garrison',
        name: word(locale, `garrisons-${id}`),
        figures: [String(left.garrisons[id] + (left.legion === id ? 1 : 0))],
        faction: id,
      })),
      ...(left.roads === 0 ? [] : [{ name: word(locale, 'roads'), figures: [String(left.roads)] }]),
    ],
  };
}

/** In the order of the legend: pieces, then what is marked or printed. */
const SYMBOLS = ['general', 'army', 'special', 'revolt', 'garrison', 'fleet', 'stick', 'roman', 'done'] as const;

/** What is on this board only. */
export function legend(locale: Locale, shown: Pick<Scene, 'places' | 'stacks' | 'marks' | 'panels'>): ScenePanel {
  const entries = kit.legendOf(kit.symbolsOn(shown), SYMBOLS, (symbol) => word(locale, `legend-${symbol}`));
  return { slot: 'legend', ...entries };
}

/** The last throw in these events: a combat, or the roll of revolt. */
export function dice(events: readonly GameEvent[], locale: Locale): ScenePanel | null {
  const last = events.findLast(
    ({ type, roman, hispanic }) => type === 'revolt-rolled' || (type === 'fought' && (roman !== 0 || hispanic !== 0)),
  );
  if (last === undefined) return null;
  return last.type === 'fought' ? combatDice(last, locale) : revoltDice(last, locale);
}

function combatDice(event: GameEvent, locale: Locale): ScenePanel {
  const sides = isObject(event.sides) ? event.sides : {};
  const target = nameOf(locale, 'space', String(event.target));
  const roman = event.contest === 'siege' || event.contest === 'attack';
  const side = (of: Json | undefined, isRoman: boolean, symbol: string) => ({
    faction: isRoman ? (isText(event.commander) ? event.commander : ROME) : REVOLT,
    name: capital(kit.nounIn(SENTENCES, locale, { kind: 'side', id: isRoman ? 'rome' : 'revolt' })),
    symbol,
    dice: dieOf(event, of, isRoman === roman ? event.verdict === 'greater' : event.verdict === 'less'),
  });
  return {
    slot: 'dice',
    kind: 'dice',
    title:
      WORDS.say(locale, 'panel.said', { what: nameOf(locale, 'contest', String(event.contest)), said: target }) ?? '',
    symbol: 'battle',
    sides: [side(sides.attacker, roman, 'attacker'), side(sides.defender, !roman, 'defender')],
  };
}

function dieOf(event: GameEvent, side: Json | undefined, success: boolean): readonly SceneDie[] {
  if (!isObject(side)) return [];
  const parts = isList(side.parts) ? side.parts : [];
  const doublers = isList(side.doublers) ? side.doublers.length : 0;
  const added = parts.reduce<number>((sum, part) => sum + (isObject(part) ? Number(part.count) : 0), 0);
  const sum = `+${added}${doublers === 0 ? '' : ` ×${2 ** doublers}`}`;
  if (side.die === null)
    return [{ face: String(added), success, ...(doublers === 0 ? {} : { needed: `×${2 ** doublers}` }) }];
  return [{ face: String(event[String(side.die)] ?? ''), success, needed: sum }];
}

function revoltDice(event: GameEvent, locale: Locale): ScenePanel {
  const die = (face: Json | undefined): readonly SceneDie[] => [{ face: String(face ?? ''), success: true }];
  return {
    slot: 'dice',
    kind: 'dice',
    title: nameOf(locale, 'space', String(event.city)),
    sides: [
      { faction: ROME, name: nameOf(locale, 'die', 'roman'), dice: die(event.roman) },
      { faction: REVOLT, name: nameOf(locale, 'die', 'hispanic'), dice: die(event.hispanic) },
    ],
  };
}
