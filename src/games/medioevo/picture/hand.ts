import type { SceneCard, ScenePanel } from '../../../core/scene-panels.js';
import type { SceneBadge } from '../../../core/scene-pieces.js';
import type { SeatId } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import { bookOf } from '../facts/override.js';
import type { OwnedCard } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { factionOf } from './board.js';

/** One's cards: the character, its ability, its objective, and its corner as coloured discs. */
export function hand(state: Medioevo, seat: SeatId, locale: Locale): ScenePanel {
  const cards = (state.realms[seat]?.cards ?? []).map((card) => handCard(state, seat, card, locale));
  return { slot: 'hand', kind: 'hand', title: WORDS.say(locale, 'picture.hand') ?? '', cards };
}

function handCard(state: Medioevo, seat: SeatId, { number, turned }: OwnedCard, locale: Locale): SceneCard {
  const card = bookOf(state.overrides).cards.get(number);
  const corner = (card?.points ?? []).flat();
  const objective = WORDS.say(locale, `note.objective-${number}`) ?? '';
  const gear = (card?.gear ?? []).map((id) => WORDS.name(locale, { kind: 'branch', id })).join(', ');
  const name = WORDS.name(locale, { kind: 'empire-card', id: `${number}` });
  const text = WORDS.say(locale, 'picture.card', {
    ability: WORDS.say(locale, `about.empire-card.${number}`) ?? '',
    objective,
    ...(gear === '' ? {} : { gear }),
  });
  return {
    title: turned ? (WORDS.say(locale, 'picture.turned', { name }) ?? name) : name,
    text: text ?? '',
    badges: corner.map((colour): SceneBadge => ({ badge: `point-${colour}` })),
    faction: factionOf(state, seat),
  };
}
