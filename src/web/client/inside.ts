import { DiscordSDK } from '@discord/embedded-app-sdk';

let opened: DiscordSDK | null = null;

/** Asks Discord's client for a code that says who this is, and knows which Activity it is. */
export async function introduced(application: string) {
  // What is logged here is nobody's business there.
  opened ??= new DiscordSDK(application, { disableConsoleLogOverride: true });
  await opened.ready();
  const { code } = await opened.commands.authorize({
    client_id: application,
    response_type: 'code',
    prompt: 'none',
    scope: ['identify'],
  });
  return { code, instanceId: opened.instanceId };
}
