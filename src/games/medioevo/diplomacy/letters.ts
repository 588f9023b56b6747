import * as kit from '../../../kit/index.js';
import { offeredToAll, othersOf } from './beside.js';

/** Letters per turn, and their maximum length. */
const LETTERS = 10;
const CHARACTERS = 300;

/** Words between two players that only they read, and that bind nobody (11.20). */
export const LETTERS_BETWEEN = offeredToAll({
  letter: {
    secret: true,
    when: (state, seat) => (state.diplomacy.letters[seat] ?? 0) < LETTERS && othersOf(state, seat).length > 0,
    slots: [(state, seat) => kit.askOne('with', 'seat', othersOf(state, seat)), () => kit.askText('words', CHARACTERS)],
    does(play, seat, action) {
      const { diplomacy } = play.state;
      const letters = { ...diplomacy.letters, [seat]: (diplomacy.letters[seat] ?? 0) + 1 };
      play.set({ diplomacy: { ...diplomacy, letters } });
      const to = kit.textIn(action, 'with');
      play.emit({ type: 'letter', seat, with: to, words: kit.textIn(action, 'words'), audience: [seat, to] });
    },
  },
});
