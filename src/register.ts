/** `npm run register`: writes the slash commands to Discord, globally or in the server of DISCORD_GUILD_ID. */
import { loadConfig, refusal } from './config.js';
import { inviteLink } from './discord/commands/invite.js';
import { register } from './discord/commands/registration.js';
import { describeFault } from './discord/rest/discord-faults.js';
import { postingRest } from './discord/rest/rest.js';
import { GAMES } from './games/registry.js';
import { describeCommands } from './table/words/describe-commands.js';

const NOBODY_COUNTS = () => undefined;

process.exitCode = await main();

async function main(): Promise<number> {
  const read = loadConfig();
  if (!read.ok) return failed(refusal(read.problems));
  const { discord } = read.config;
  if (discord === null) return failed('DISCORD_TOKEN must be set: Discord has to know whose commands these are.');
  const commands = describeCommands(GAMES);
  const where = discord.guildId === null ? 'everywhere' : `in the server ${discord.guildId}`;
  try {
    const { outcome } = await register(postingRest(discord, NOBODY_COUNTS), discord, commands);
    console.log(
      outcome === 'written'
        ? `${commands.length} commands are registered ${where}.`
        : `Nothing to do: the ${commands.length} commands ${where} are as they should be.`,
    );
  } catch (fault) {
    return failed(`The commands could not be registered ${where}: ${describeFault(fault)}`);
  }
  if (discord.applicationId !== null) console.log(`The bot is invited with ${inviteLink(discord.applicationId)}`);
  return 0;
}

function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}
