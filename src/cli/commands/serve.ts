/** `serve`: options and help. */
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
  uploadRetentionDays?: string;
  logRetentionDays?: string;
  auditRetentionDays?: string;
  requestsPerMinute?: string;
  publicUrl?: string;
  trustedProxies?: string;
  tlsCert?: string;
  tlsKey?: string;
  tlsClientCa?: string;
  registration?: string;
  oauth?: string;
  oidcIssuer?: string;
  oidcAudience?: string;
  oidcTenant?: string;
  oidcScopesClaim?: string;
  oidcTokenType?: string;
  tenantModels?: string;
  log?: string;
}

export const serveSpec: CommandSpec<ServeOptions> = {
  name: 'serve',
  summary: 'Run the API server and workers',
  details:
    'Stores everything in one folder and needs no other software. The first start prints an API key once.\n' +
    'Set options on the command line, in the environment, such as QUARTERDECK_PORT, or with quarterdeck config set.\n' +
    'Ctrl-C shuts down gracefully.',
  options: {
    'Network:': [
      { flags: '--host <address>', description: 'Address to listen on (default: 127.0.0.1)' },
      { flags: '--port <number>', description: 'Port to listen on; 0 picks a free one (default: 8080)' },
      { flags: '--public-url <url>', description: 'Public URL, if the server is behind a proxy' },
      {
        flags: '--trusted-proxies <networks>',
        description: 'Proxies to trust for X-Forwarded-For, such as loopback or 10.0.0.0/8 (default: none)',
      },
      { flags: '--tls-cert <file>', description: 'Certificate to serve HTTPS with, TLS 1.3 (default: plain HTTP)' },
      { flags: '--tls-key <file>', description: 'Private key of the certificate' },
      { flags: '--tls-client-ca <file>', description: 'Authorities whose certificates callers must show (default: none)' },
    ],
    'Sign-in:': [
      {
        flags: '--oauth <switch>',
        description: 'OAuth 2.0: sign-ins on devices and access tokens for clients (default: on)',
        choices: ['on', 'off'],
      },
      { flags: '--oidc-issuer <url>', description: 'Identity provider whose access tokens are accepted (default: none)' },
      { flags: '--oidc-audience <text>', description: 'Audience of its tokens for this server' },
      { flags: '--oidc-tenant <tenant>', description: 'Tenant of its tokens, or the claim that has it, such as claim:org_id' },
      { flags: '--oidc-scopes-claim <claim>', description: 'Claim of its tokens with scopes (default: scope)' },
      { flags: '--oidc-token-type <type>', description: 'Type (typ) of its access tokens (default: at+jwt)', choices: ['at+jwt', 'JWT'] },
    ],
    'Capacity:': [
      { flags: '--slots <number>', description: 'Decks to make in parallel (default: number of cores minus one)' },
      { flags: '--slots-per-tenant <number>', description: 'Decks to make in parallel for one tenant (default: all slots)' },
      { flags: '--deadline-seconds <number>', description: 'Time limit for one deck (default: 120)' },
      { flags: '--memory-mb <number>', description: 'Memory limit for one deck (default: 1024)' },
      { flags: '--max-queued <number>', description: 'Maximum number of queued decks (default: 1000)' },
      { flags: '--max-queued-per-tenant <number>', description: 'Maximum number of queued decks for one tenant (default: 250)' },
      {
        flags: '--tenant-models <models>',
        description: 'Language models of tenants, such as acme=anthropic:claude-sonnet-4-5 (default: none)',
      },
      { flags: '--requests-per-minute <number>', description: 'Rate limit for one tenant, requests per minute (default: 1000)' },
      {
        flags: '--log <level>',
        description: 'Log level; logs are JSON lines on stderr (default: warn)',
        choices: ['silent', 'error', 'warn', 'info', 'debug'],
      },
    ],
    'Accounts:': [
      {
        flags: '--registration <mode>',
        description: 'Whether anyone may register an account (default: closed)',
        choices: ['closed', 'open'],
      },
    ],
    'Retention:': [
      { flags: '--retention-days <number>', description: 'Days before finished decks and exports are deleted, or never (default: 90)' },
      { flags: '--upload-retention-days <number>', description: 'Days before unused uploads are deleted, or never (default: 30)' },
      { flags: '--log-retention-days <number>', description: 'Days before events and deliveries are deleted, or never (default: 30)' },
      {
        flags: '--audit-retention-days <number>',
        description: 'Days before entries of the audit log are deleted, or never (default: 400)',
      },
    ],
  },
  examples: [
    { command: 'quarterdeck serve', does: 'on this machine, port 8080' },
    { command: 'quarterdeck serve --port 9000 --slots 4 --log info', does: 'on another port, with four decks in parallel' },
    { command: 'quarterdeck serve --host 0.0.0.0 --tls-cert cert.pem --tls-key key.pem', does: 'over HTTPS, for other machines' },
  ],
  endsItself: true,
  fields: ['url', 'key'],
  load: async () => (await import('./run/serve.ts')).serve,
};
