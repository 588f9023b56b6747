import type { Locale } from '../../../core/locale.js';
import type { KingdomId } from '../facts/ids.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';

/** A seat wears the colours of its kingdom; barbarians and nobody's land have none. */
export function factionOf({ realms }: Pick<Medioevo, 'realms'>, owner: Owner | null): string {
  if (owner === null) return 'neutral';
  if (owner === BARBARIANS) return BARBARIANS;
  const kingdom: KingdomId | null = realms[owner]?.kingdom ?? null;
  return kingdom ?? 'neutral';
}

export function factionName(locale: Locale, faction: string): string {
  return WORDS.name(locale, { kind: faction === BARBARIANS ? 'faction' : 'kingdom', id: faction });
}
