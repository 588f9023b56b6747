import { DiscordAPIError, type REST } from 'discord.js';
import { isRecord, isText } from '../rest/is-record.js';

/** An Activity that people have open together: where it is, and who is in it. */
export interface Instance {
  readonly id: string;
  readonly channelId: string;
  /** Otherwise in a direct message. */
  readonly inServer: boolean;
  readonly users: readonly string[];
}

interface Asking {
  readonly rest: REST;
  readonly applicationId: string;
}

/** As Discord names them: anything else is not worth a request. */
const INSTANCE_ID = /^[\w-]{1,200}$/;

/** Null: no such Activity is open, or it is somebody else's. */
export async function readInstance({ rest, applicationId }: Asking, id: string): Promise<Instance | null> {
  if (!INSTANCE_ID.test(id)) return null;
  try {
    const read: unknown = await rest.get(`/applications/${applicationId}/activity-instances/${id}`);
    if (!isRecord(read) || read.application_id !== applicationId || read.instance_id !== id) return null;
    const { location, users } = read;
    if (!isRecord(location) || !isText(location.channel_id) || !Array.isArray(users)) return null;
    return { id, channelId: location.channel_id, inServer: location.kind === 'gc', users: users.filter(isText) };
  } catch (fault) {
    if (fault instanceof DiscordAPIError && (fault.status === 404 || fault.status === 400)) return null;
    throw fault;
  }
}
