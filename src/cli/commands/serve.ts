/** `serve`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface ServeOptions {
  host?: string;
  port?: string;
  slots?: string;
  slotsPerTenant?: string;
  deadlineSeconds?: string;
  memoryMb?: string;
  maxQueued?: string;
  maxQueuedPerTenant?: string;
  retentionDays?: string;
  requestsPerMinute?: string;
  publicUrl?: string;
  trustedProxies?: string;
  log?: string;
}

export const serveSpec: CommandSpec<ServeOptions> = {
  name: 'serve',
  summary: 'Run the service: the REST API, and the workers that make decks',
  details:
    'Everything is kept in one folder; nothing needs to be installed beside. The first start prints an API key once.\n' +
    'Every option may also be set in the environment, such as QUARTERDECK_PORT, or by quarterdeck config set. Ctrl-C ends it in good order.',
  options: {
    'Where it answers:': [
      { flags: '--host <address>', description: 'Address of this machine to listen at (default: 127.0.0.1)' },
      { flags: '--port <number>', description: 'Port to listen at; 0 takes a free one (default: 8080)' },
      { flags: '--public-url <url>', description: 'Where callers reach it, when a proxy stands before it' },
      {
        flags: '--trusted-proxies <networks>',
        description: 'Proxies whose X-Forwarded-For is believed, such as loopback or 10.0.0.0/8 (default: none)',
      },
    ],
    'How much it takes on:': [
      { flags: '--slots <number>', description: 'Decks made at a time (default: one less than there are cores)' },
      { flags: '--slots-per-tenant <number>', description: 'Decks of one tenant made at a time (default: all slots)' },
      { flags: '--deadline-seconds <number>', description: 'Longest time of one deck (default: 120)' },
      { flags: '--memory-mb <number>', description: 'Most memory for one deck (default: 1024)' },
      { flags: '--max-queued <number>', description: 'Most decks that may wait (default: 1000)' },
      { flags: '--max-queued-per-tenant <number>', description: 'Most decks of one tenant that may wait (default: 250)' },
      { flags: '--requests-per-minute <number>', description: 'Requests of one tenant a minute (default: 1000)' },
      {
        flags: '--log <level>',
        description: 'What to log on stderr, as lines of JSON (default: warn)',
        choices: ['silent', 'error', 'warn', 'info', 'debug'],
      },
    ],
    'What it keeps:': [
      { flags: '--retention-days <number>', description: 'Days until decks, exports and uploads are deleted (default: never)' },
    ],
  },
  examples: [
    { command: 'quarterdeck serve', does: 'on this machine, at port 8080' },
    { command: 'quarterdeck serve --port 9000 --slots 4 --log info', does: 'elsewhere, with four decks at a time' },
  ],
  endsItself: true,
  fields: ['url', 'key'],
  load: async () => (await import('./run/serve.ts')).serve,
};
