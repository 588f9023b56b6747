import type { Control, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { button } from './choices.js';
import { type Token, writeToken } from './token.js';
import { FORM_LABEL } from './whole-form.js';

/** The panel's first form at once, whoever presses: what is in it is for him alone, that there may be one is no secret. */
const OWN_FORM = 'form';

export function ownFormButton(game: GameRecord): Control {
  const token = { kind: 'menu', gameId: game.id, version: game.version, seat: null, path: OWN_FORM, page: 0 } as const;
  return button(writeToken(token), FORM_LABEL);
}

export function asksOwnForm({ path }: Token): boolean {
  return path === OWN_FORM;
}

/** The token of the form in a panel; null where there is none. */
export function formIn({ controls = [] }: Reply): string | null {
  return controls.flat().find(({ kind }) => kind === 'form')?.token ?? null;
}
