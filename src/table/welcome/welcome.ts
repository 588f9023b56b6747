import type { GameModule } from '../../core/game-module.js';
import { GLANCES } from '../../core/words.js';
import type { TableContext } from '../context.js';
import { button } from '../controls/buttons.js';
import { systemToken } from '../controls/token.js';
import { learnButtons } from '../learn/buttons.js';
import type { Line, PictureRequest, Reply } from '../ports/message.js';
import { CONTENTS, placeToken } from '../rulebook/place.js';
import { openingBoard } from './opening-board.js';

/** Where no game is: those that can be played, each with its ways in. */
export function welcomeReply({ deps: { games }, limits }: TableContext): Reply {
  const shown = games.slice(0, limits.rows);
  return {
    lines: [
      { from: 'table', key: 'welcome.intro' },
      ...shown.flatMap((module) => [aboutGame(module, 'welcome.game'), ...glanceLines(module)]),
      { from: 'table', key: 'welcome.more' },
    ],
    picture: boardsOf(shown),
    controls: shown.map((module) => [
      button(systemToken('play', module.id), aboutGame(module, 'welcome.play'), 'primary'),
      ...learnButtons(module, 'learn.game'),
      button(placeToken(limits, module, CONTENTS), aboutGame(module, 'welcome.rules')),
    ]),
  };
}

/** What a game is about, how it is won, how long it takes and for whom it is. */
export function glanceLines(module: GameModule): readonly Line[] {
  return GLANCES.flatMap((glance): readonly Line[] => {
    const key = `glance.${glance}`;
    return module.words.say('en', key) === null ? [] : [{ from: 'game', module: module.id, key }];
  });
}

function aboutGame({ id }: GameModule, key: 'welcome.game' | 'welcome.play' | 'welcome.rules'): Line {
  return { from: 'table', key, module: id, values: { game: { kind: 'game', id: 'game' } } };
}

/** All boards in one picture. */
function boardsOf(games: readonly GameModule[]): PictureRequest {
  return (locale) => {
    const scenes = games.flatMap((module) => openingBoard(module)?.(locale) ?? []);
    const alt = games.map(({ words }) => words.say(locale, 'game') ?? '').join(', ');
    return scenes.length === 0 ? null : { kind: 'collage', scenes, alt };
  };
}
