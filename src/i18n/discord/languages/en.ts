/** What only the Discord side says: faults, and what Discord's own limits call for. */
export const en = {
  failure:
    'Something went wrong on my side (reference `{reference}`). Nothing is half done: either your command counts and will be posted, or the game is as it was. Look at the game, then try again.',
  away: 'The database does not answer (reference `{reference}`). If your command counted it will be posted, else the game is as it was: look at the game before you try again in a few minutes.',
  'no-picture': 'The picture could not be drawn (reference `{reference}`); the game goes on without it.',
  'film-busy':
    '{most} of your films are being made or waiting already, one after the other. Please ask for this one again when they have come.',
  'film-stopped': 'I am about to restart, so this film was not made. Please ask for it again in a minute.',
  late: 'Discord did not take my answer in time, so here it is:',
  more: 'What would you like to do?',
  done: 'Done.',
  unknown: 'I do not know this kind of command.',
  'not-opened': 'The table could not be opened here. Your private link opens it in a browser.',
  'too-large': 'This file is too large: {most} MB at the most. Nothing was changed.',
  lacking: 'Here I still lack these permissions: {permissions}. Without them the table works only in part.',
  'permission.ViewChannel': 'View Channels',
  'permission.SendMessages': 'Send Messages',
  'permission.AttachFiles': 'Attach Files (maps)',
  'permission.ReadMessageHistory': 'Read Message History',
  'permission.PinMessages': 'Pin Messages (status)',
  'permission.CreatePublicThreads': 'Create Public Threads (battles)',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
  forbidden:
    'I may not write in {channel}. Please let me view the channel, send messages, attach files and use threads there; what I have to post is waiting.',
  'closed-thread':
    'The thread {channel} is closed and locked: whoever manages threads has to open it again. What I have to post is waiting.',
} as const;
