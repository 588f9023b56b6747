import { ok, type Phrase, refuse, type Terms } from '../../../core/result.js';
import { percentSaid, possibleSaid } from '../../../kit/chance/percent.js';
import { named } from '../../../kit/offers/domain.js';
import type { Answer } from '../../../kit/typed/commands.js';
import { choiceNamed, nameHints } from '../../../kit/typed/names.js';
import { attack, type Contest, siege } from '../battle/contest.js';
import { lossOf } from '../battle/verdict.js';
import {
  COMMANDER_IDS,
  type CommanderId,
  GARRISON_IDS,
  type GarrisonId,
  isCity,
  SPACE_IDS,
  type SpaceId,
} from '../facts/ids.js';
import { MOST_STAKED } from '../facts/level.js';
import { chancesOf } from '../odds/chances.js';
import { attackable, besiegeable } from '../roman/fighting.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { LEXICON } from '../typing/commands.js';
import { WORDS } from '../words/index.js';
import { sideTerm } from '../words/reckoning.js';

const lexicon = { ...LEXICON, words: WORDS };

const SPACES = SPACE_IDS.map((id) => named('space', id));
const GARRISONS = GARRISON_IDS.map((id) => named('garrison', id));
const COMMANDERS = COMMANDER_IDS.map((id) => named('commander', id));

/** The space meant by a text. */
export function spaceNamed(text: string): SpaceId | null {
  const found = choiceNamed(lexicon, SPACES, text);
  return SPACE_IDS.find((id) => id === found?.id) ?? null;
}
/** The general or the proconsul meant by a text. */
export function commanderNamed(text: string): CommanderId | null {
  const found = choiceNamed(lexicon, COMMANDERS, text);
  return COMMANDER_IDS.find((id) => id === found?.id) ?? null;
}
/** Whose disc a text means: by the disc's name or its general's. */
export function garrisonNamed(text: string): GarrisonId | null {
  const found = choiceNamed(lexicon, GARRISONS, text);
  return GARRISON_IDS.find((id) => id === found?.id) ?? GARRISON_IDS.find((id) => id === commanderNamed(text)) ?? null;
}
export function unknownSpace(text: string): ReturnType<typeof refuse<string>> {
  return refuse('city-unknown', { text, ...nameHints(lexicon, SPACES, text) });
}

/** This commander's siege or attack of it; null: neither is possible. */
export function contestAgainst(state: Draco, commander: CommanderId, target: SpaceId, denarii: number): Contest | null {
  if (state.pieces.commanders[commander] === null) return null;
  if (isCity(target) && attackable(state, commander).includes(target)) {
    return attack(fieldOf(state), commander, target, denarii);
  }
  return besiegeable(state, commander).includes(target) ? siege(fieldOf(state), commander, target, denarii) : null;
}

/** What may come, each with its chance: what cannot is not named. A failed siege costs nothing (5.3, 8.3.3). */
export function percentages(contest: Contest): Terms {
  const { greater, equal, less, of } = chancesOf(contest);
  const lossless = lossOf(contest.kind, 'less') === null;
  const ties = lossless ? equal + less : equal;
  return {
    wins: percentSaid(greater / of),
    ...possibleSaid({ ties: ties / of, loses: lossless ? 0 : less / of }),
  };
}

export function oddsPhrase(commander: CommanderId, contest: Contest, target: SpaceId, denarii: number): Phrase {
  return {
    key: 'odds',
    values: {
      who: { kind: 'commander', id: commander },
      contest: { kind: 'contest', id: contest.kind },
      target: { kind: 'space', id: target },
      denarii,
      left: sideTerm(contest.attacker),
      right: sideTerm(contest.defender),
      ...percentages(contest),
    },
  };
}

/** `/odds`: every siege and attack of a city possible from the generals' positions, denarius by denarius. */
export const ODDS: Answer<Draco> = (state, _seat, options) => {
  const text = String(options.city ?? '');
  const target = text === '' ? null : spaceNamed(text);
  if (text !== '' && target === null) {
    return unknownSpace(text);
  }
  const stakes = Array.from({ length: MOST_STAKED }, (_, place) => place + 1).filter(
    (denarii) => options.denarii === undefined || Number(options.denarii) === denarii,
  );
  const unit = options.unit === undefined ? null : commanderNamed(String(options.unit));
  const whose = COMMANDER_IDS.filter((id) => unit === null || id === unit);
  const targets = target === null ? SPACE_IDS : [target];
  const lines = whose.flatMap((commander) =>
    targets.flatMap((space) =>
      stakes.flatMap((denarii) => {
        const contest = contestAgainst(state, commander, space, denarii);
        return contest === null ? [] : [oddsPhrase(commander, contest, space, denarii)];
      }),
    ),
  );
  if (lines.length === 0) return refuse('odds-nobody', target === null ? {} : { text: { kind: 'space', id: target } });
  return ok({ kind: 'answer', lines: lines.slice(0, MOST_LINES) });
};
const MOST_LINES = 12;
