import { SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';

const FOR_EVER = new Promise<never>(() => undefined);

/**
 * discord.js connects a shard again half a second after it lost its connection, also when the client was destroyed
 * meanwhile: such a shard would stay at the gateway, or knock at it for ever. Each connection begins with the question
 * which session to resume; after the end it is not answered.
 */
export function endingWith(stopped: AbortSignal): Pick<WebSocketOptions, 'buildStrategy'> {
  return {
    buildStrategy(manager) {
      const sessionOf = manager.options.retrieveSessionInfo;
      manager.options.retrieveSessionInfo = (shard) => (stopped.aborted ? FOR_EVER : sessionOf(shard));
      return new SimpleShardingStrategy(manager);
    },
  };
}
