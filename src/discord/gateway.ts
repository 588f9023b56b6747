import { Client, Options, SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';
import { type DiscordSettings, restOptions } from './rest/rest.js';

const FOR_EVER = new Promise<never>(() => undefined);

/**
 * discord.js connects a shard again half a second after it lost its connection, also when the client was destroyed
 * meanwhile: such a shard would stay at the gateway, or knock at it for ever. Each connection begins with the question
 * which session to resume; after the end it is not answered.
 */
function endingWith(stopped: AbortSignal): Pick<WebSocketOptions, 'buildStrategy'> {
  return {
    buildStrategy(manager) {
      const sessionOf = manager.options.retrieveSessionInfo;
      manager.options.retrieveSessionInfo = (shard) => (stopped.aborted ? FOR_EVER : sessionOf(shard));
      return new SimpleShardingStrategy(manager);
    },
  };
}

/** A connection to Discord's gateway, until `stopped`. */
export function gatewayClient(settings: DiscordSettings, stopped: AbortSignal): Client {
  return new Client({
    // Interactions come without any intent: the bot neither reads messages nor lists members.
    intents: [],
    rest: restOptions(settings),
    ws: endingWith(stopped),
    ...(settings.shards.kind === 'some'
      ? { shards: [...settings.shards.ids], shardCount: settings.shards.count }
      : { shards: 'auto' as const }),
    // Everything needed is in the interaction itself.
    makeCache: Options.cacheWithLimits({ MessageManager: 0, UserManager: 100 }),
    allowedMentions: { parse: [] },
  });
}
