import {
  type APIInteraction,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  InteractionType,
  TextInputStyle,
} from 'discord.js';
import { fieldAskedBy } from '../messages/controls.js';
import { clipped } from '../messages/text.js';

const TITLE_MOST = 45;
const LINE_MOST = 100;

/** The form that a pressed button opens: one field, named as the button is. Null for every other interaction. */
export function formAskedBy(interaction: APIInteraction): APIModalInteractionResponseCallbackData | null {
  if (interaction.type !== InteractionType.MessageComponent) return null;
  const asked = fieldAskedBy(interaction.data.custom_id);
  if (asked === null) return null;
  const label = labelOf(interaction.message, interaction.data.custom_id) ?? '…';
  return {
    title: clipped(label, TITLE_MOST),
    custom_id: asked.token,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            custom_id: 'text',
            label: clipped(label, TITLE_MOST),
            style: asked.maxLength > LINE_MOST ? TextInputStyle.Paragraph : TextInputStyle.Short,
            max_length: Math.min(asked.maxLength, 4000),
            required: true,
          },
        ],
      },
    ],
  };
}

function labelOf(message: APIMessage, customId: string): string | undefined {
  const parts = (message.components ?? []).flatMap((one) =>
    one.type === ComponentType.Container ? one.components : [one],
  );
  for (const row of parts) {
    if (row.type !== ComponentType.ActionRow) continue;
    for (const part of row.components)
      if (part.type === ComponentType.Button && 'custom_id' in part && part.custom_id === customId) return part.label;
  }
  return undefined;
}
