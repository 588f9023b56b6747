import { type APIInteraction, InteractionResponseType, type InteractionType, type REST, Routes } from 'discord.js';
import type { Suggestion } from '../../core/command.js';
import type { TableService } from '../../table/service.js';
import { withTimeLimit } from '../../table/within.js';
import { DISCORD_LIMITS } from '../limits.js';
import { clipped } from '../messages/text.js';
import { meaningOf } from '../rest/discord-faults.js';
import { type DiscordWatch, newReference } from '../rest/failure.js';
import type { AnswerPatience } from './patience.js';
import type { Readers } from './readers.js';
import { askerOf, completeRequest, localeIn, userIdOf } from './requests.js';

type Typing = Extract<APIInteraction, { type: InteractionType.ApplicationCommandAutocomplete }>;

interface SuggestionParts {
  readonly rest: REST;
  readonly table: Pick<TableService, 'complete'>;
  readonly readers: Readers;
  readonly watch: DiscordWatch;
  readonly patience: Pick<AnswerPatience, 'suggestWithinMs'>;
}

/** What Discord lists under an option while it is typed. */
export class Suggestions {
  readonly #parts: SuggestionParts;

  constructor(parts: SuggestionParts) {
    this.#parts = parts;
  }

  async answer(interaction: Typing): Promise<void> {
    const { rest, watch } = this.#parts;
    const startedAt = performance.now();
    let suggestions: readonly Suggestion[] = [];
    try {
      suggestions = await withTimeLimit(this.#parts.patience.suggestWithinMs, this.#suggestions(interaction), () => []);
    } catch (fault) {
      watch.failed(newReference(), 'complete', fault);
    }
    const choices = suggestions
      .filter(
        (suggestion) =>
          suggestion.name !== '' && suggestion.value !== '' && suggestion.value.length <= DISCORD_LIMITS.letters,
      )
      .slice(0, DISCORD_LIMITS.suggestions)
      .map(({ name, value }) => ({ name: clipped(name, DISCORD_LIMITS.letters), value }));
    try {
      const body = { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } };
      await rest.post(Routes.interactionCallback(interaction.id, interaction.token), { body, auth: false });
      watch.acknowledged('complete', performance.now() - startedAt, 'at-once');
    } catch (fault) {
      // Nobody can be told: the list just stays empty. Further typing asks for a newer one.
      if (meaningOf(fault).kind === 'expired') watch.acknowledged('complete', performance.now() - startedAt, 'late');
      else watch.failed(newReference(), 'complete', fault);
    }
  }

  async #suggestions(interaction: Typing): Promise<readonly Suggestion[]> {
    const locale = await this.#parts.readers.localeOf(userIdOf(interaction), localeIn(interaction));
    return this.#parts.table.complete(completeRequest(interaction, askerOf(interaction, locale)));
  }
}
