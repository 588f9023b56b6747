import { type APIMessage, MessageFlags } from 'discord.js';

/**
 * A message is either text with rows of buttons below, or one container that holds everything: text, pictures, buttons
 * beside text. It can never change from one to the other.
 */
export const FORMS = ['text', 'container'] as const;
export type Form = (typeof FORMS)[number];

export const CONTAINER_FLAG = MessageFlags.IsComponentsV2;

export function formOf({ flags }: Pick<APIMessage, 'flags'>): Form {
  return ((flags ?? 0) & CONTAINER_FLAG) === 0 ? 'text' : 'container';
}

/** The content, in whichever form the place accepts. */
export interface Told<Message> {
  /** The form that reads better, if both are accepted. */
  readonly better: Form;
  readonly as: (form: Form) => readonly Message[];
}
