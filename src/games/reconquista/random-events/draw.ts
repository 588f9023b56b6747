import type { Play } from '../engine/play.js';
import { AGES, type Age, type RandomEvent } from '../facts/ids.js';
import type { Reconquista } from '../state/state.js';

/** The event of the turn: two dice on the printed table, or one on the table of the age (9.1, 17.3.1). */
export function drawEvent(play: Play): RandomEvent {
  const { tables } = play.book;
  if (play.state.options.events === 'standard') {
    const dice = [play.die('event'), play.die('event')];
    const sum = dice.reduce((all, face) => all + face, 0);
    const event = tables.standardEvents.find((row) => row.sum === sum)?.event;
    if (event === undefined) throw new Error(`no event for ${sum}`);
    play.emit({ type: 'event-drawn', event, age: null, dice });
    return event;
  }
  const age = ageOf(play.state, play) ?? 'umayyads';
  const face = play.die('event', { age: { kind: 'age', id: age } });
  const event = tables.advancedEvents.find((row) => row.age === age)?.events[face - 1];
  if (event === undefined) throw new Error(`no event for ${age} ${face}`);
  play.emit({ type: 'event-drawn', event, age, dice: [face] });
  return event;
}

/** By the turn, by a die, or fixed, as the table chose (17.3.1). */
function ageOf(state: Reconquista, play: Play): Age | undefined {
  const chosen = state.options.ages;
  if (chosen === 'random') return AGES[Math.ceil(play.die('age') / 2) - 1];
  if (chosen !== 'dates') return chosen;
  return play.book.tables.advancedEvents.find(({ turns: [from = 0, to = 0] }) => from <= state.turn && state.turn <= to)
    ?.age;
}
