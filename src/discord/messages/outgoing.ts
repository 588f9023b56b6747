import {
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
  type RawFile,
  type RESTPostAPIChannelMessageJSONBody,
} from 'discord.js';
import { CONTAINER_FLAG, type Told } from './message-form.js';

/** One message as it goes to Discord: nobody is mentioned unless it says whom. */
export interface Outgoing {
  readonly body: OutgoingBody;
  readonly files: readonly RawFile[];
}
type OutgoingBody = Pick<
  RESTPostAPIChannelMessageJSONBody,
  'content' | 'allowed_mentions' | 'attachments' | 'flags' | 'nonce' | 'enforce_nonce'
> & { readonly components: APIMessageTopLevelComponent[] };

/** A few words and nothing else: for faults, where nothing that might fail again is wanted. */
export function plainMessage(content: string): Outgoing {
  return { body: { content, allowed_mentions: { parse: [] }, components: [], attachments: [] }, files: [] };
}

/** The same, in the place of a container too. */
export function plainTelling(content: string): Told<Outgoing> {
  return {
    better: 'text',
    as: (form) => [
      form === 'text' ? plainMessage(content) : { body: containerBody([textDisplay(content)]), files: [] },
    ],
  };
}

/** One container is the whole message; Discord takes no words and no embeds beside it. */
export function containerBody(parts: readonly APIComponentInContainer[]): OutgoingBody {
  return {
    flags: CONTAINER_FLAG,
    allowed_mentions: { parse: [] },
    components: [{ type: ComponentType.Container, components: [...parts] }],
    attachments: [],
  };
}

export function textDisplay(content: string) {
  return { type: ComponentType.TextDisplay, content } as const;
}

/** Where files may not be sent, the words go alone; `else`: what is said where there are none. */
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
