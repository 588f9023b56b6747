import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  type RawFile,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord.js';
import { CONTAINER_FLAG, type Told } from './message-form.js';

/** One outgoing message; it mentions only those it names. */
export interface Outgoing {
  readonly body: OutgoingBody;
  readonly files: readonly RawFile[];
}
type OutgoingBody = Pick<
  RESTPostAPIChannelMessageJSONBody,
  'content' | 'allowed_mentions' | 'attachments' | 'flags' | 'nonce' | 'enforce_nonce'
> & { readonly components: APIMessageTopLevelComponent[] };

/** A few words and nothing else: for faults, with nothing that could fail again. */
export function plainMessage(content: string): Outgoing {
  return { body: { content, allowed_mentions: { parse: [] }, components: [], attachments: [] }, files: [] };
}

/** The same, also replacing a container. */
export function plainTelling(content: string): Told<Outgoing> {
  return {
    better: 'text',
    as: (form) => [
      form === 'text' ? plainMessage(content) : { body: containerBody([textDisplay(content)]), files: [] },
    ],
  };
}

/** One container is the whole message; Discord accepts no content or embeds beside it. */
export function containerBody(parts: readonly APIComponentInContainer[]): OutgoingBody {
  return {
    flags: CONTAINER_FLAG,
    allowed_mentions: { parse: [] },
    components: [{ type: ComponentType.Container, components: [...parts] }],
    attachments: [],
  };
}

/**
 * The body of an edit: it may make a container of a message of words (never the reverse), which then has no content of
 * its own.
 */
export function asEdit(
  body: OutgoingBody,
): Omit<OutgoingBody, 'content'> & { readonly content?: string | null | undefined } {
  return ((body.flags ?? 0) & CONTAINER_FLAG) === 0 ? body : { ...body, content: null };
}

export function textDisplay(content: string) {
  return { type: ComponentType.TextDisplay, content } as const;
}

/** If files may not be sent, only the text; `else`: used if there is none. */
export function withoutFiles({ body }: Outgoing, otherwise: string): Outgoing {
  if (body.content !== undefined)
    return { body: { ...body, content: body.content || otherwise, attachments: [] }, files: [] };
  const components = body.components.map((one) => {
    if (one.type !== ComponentType.Container) return one;
    const left = one.components.filter(({ type }) => !FROM_FILES.includes(type));
    return { ...one, components: left.length > 0 ? left : [textDisplay(otherwise)] };
  });
  return { body: { ...body, components, attachments: [] }, files: [] };
}

const FROM_FILES: readonly ComponentType[] = [ComponentType.MediaGallery, ComponentType.File];
