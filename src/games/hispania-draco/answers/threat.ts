import type { Phrase } from '../../../core/result.js';
import { ok, type Term } from '../../../core/result.js';
import type { Answer } from '../../../kit/typed/commands.js';
import { threatOf } from '../revolt/threat.js';
import { armyAt } from '../state/pieces.js';
import type { Draco } from '../state/state.js';

/** `/threat`: each army's possible moves in the next Hispanic phase, with their chances. */
export const THREAT: Answer<Draco> = (state) => {
  const { armies, lost } = threatOf(state);
  const lines: Phrase[] = armies.map(({ at, there, ways }) => ({
    key: armyAt(state.pieces, at) === undefined ? 'threat-new' : 'threat',
    values: {
      percent: Math.round(100 * there),
      at: { kind: 'space', id: at },
      ways: ways.map(
        ({ to, chance }): Term => [
          to === null ? { kind: 'answer', id: 'threat-rest' } : { kind: 'space', id: to },
          `${Math.round(100 * chance)} %`,
        ],
      ),
    },
  }));
  if (lines.length === 0) lines.push({ key: 'threat-none' });
  const percent = Math.round(100 * lost);
  if (percent > 0) lines.push({ key: 'threat-lost', values: { percent } });
  return ok({ kind: 'answer', lines, picture: { show: 'threat' } });
};
