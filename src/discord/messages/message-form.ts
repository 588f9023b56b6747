import { type APIMessage, MessageFlags } from 'discord.js';

/**
 * A message is words with rows of buttons below them, or one container that holds all of it: words, pictures, buttons
 * beside words. Which of the two it is, it is for ever.
 */
export const FORMS = ['text', 'container'] as const;
export type Form = (typeof FORMS)[number];

export const CONTAINER_FLAG = MessageFlags.IsComponentsV2;

export function formOf({ flags }: Pick<APIMessage, 'flags'>): Form {
  return ((flags ?? 0) & CONTAINER_FLAG) === 0 ? 'text' : 'container';
}

/** What is told, in whichever form the place takes it. */
export interface Told<Message> {
  /** The form in which it reads better, where both are taken. */
  readonly better: Form;
  readonly as: (form: Form) => readonly Message[];
}
