import { Client, Options, SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';
import { type DiscordSettings, restOptions } from './rest/rest.js';

const FOR_EVER = new Promise<never>(() => undefined);

/**
 * discord.js reconnects a shard half a second after a lost connection, even if the client was destroyed meanwhile: the
 * shard would stay connected, or retry for ever. Each connection first asks which session to resume; after the stop
 * that question is left unanswered.
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
    // Interactions need no intents: the bot neither reads messages nor lists members.
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
