import type { GameModule } from '../../core/game-module.js';
import { button } from '../controls/buttons.js';
import { gameToken } from '../controls/token.js';
import type { Controls, Line } from '../ports/message.js';
import { TEMPI } from '../ports/settings.js';
import type { GameRecord } from '../ports/store.js';
import { isAlone } from '../seats.js';
import { tempoIn } from './settled.js';

/** How fast they play, and how long such a game then takes. Nothing where there is no choice. */
export function tempoLines(module: GameModule, game: GameRecord): readonly Line[] {
  if (tempoIn(module, 'days') === 'table' || isAlone(game)) return [];
  const { tempo } = game.settings;
  const line: Line = { from: 'table', key: `settings.tempo-${tempo}` };
  return [{ from: 'noted', line, note: { from: 'game', module: module.id, key: `tempo.${tempo}` } }];
}

/** The other tempo, for everyone who plays. */
export function tempoControls(module: GameModule, game: GameRecord): Controls {
  if (tempoLines(module, game).length === 0) return [];
  const others = TEMPI.filter((tempo) => tempo !== game.settings.tempo);
  return [
    others.map((tempo) =>
      button(gameToken(game, 'table', `tempo:${tempo}`), { from: 'table', key: `panel.tempo-${tempo}` }),
    ),
  ];
}
