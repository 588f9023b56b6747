import { type APIMessage, MessageFlags } from 'discord.js';

/**
 * A message is either text with rows of buttons below, or one container that holds everything: text, pictures, buttons
 * beside text. An edit can make a container of text, never text of a container.
 */
export const FORMS = ['text', 'container'] as const;
export type Form = (typeof FORMS)[number];

export const CONTAINER_FLAG = MessageFlags.IsComponentsV2;

export function formOf({ flags }: Pick<APIMessage, 'flags'>): Form {
  return ((flags ?? 0) & CONTAINER_FLAG) === 0 ? 'text' : 'container';
}

/** The form in which a message can be edited: the better one, unless it is a container already. */
export function editedForm(now: Form, better: Form): Form {
  return now === 'container' ? now : better;
}

/** The content, in whichever form the place accepts. */
export interface Told<Message> {
  /** The form that reads better, if both are accepted. */
  readonly better: Form;
  readonly as: (form: Form) => readonly Message[];
}
