/** All settings: options that can also be set in the environment or a file. */
import { readCalendar } from '../../engine/metrics/calendar/calendar.ts';
import { readNetwork } from '../network.ts';

export interface Setting<T> {
  /** Fragment without a final period. */
  meaning: string;
  /** Shown with an invalid value: `a whole number from 1 to 64`. */
  takes: string;
  /** The parsed value, or undefined if the text is invalid. */
  read(text: string): T | undefined;
  /** Default. */
  byItself?: T;
  /** A path: in a configuration file, relative to that file. */
  isPath?: true;
}

const daysOrNever: Pick<Setting<number>, 'takes' | 'read'> = {
  takes: 'a whole number from 1 to 36500, or never',
  read: (text) => (text === 'never' ? Number.POSITIVE_INFINITY : wholeNumber(1, 36_500).read(text)),
};

/** A project's data and design settings; options of the same name override them. */
const deckSettings = {
  brandKit: { meaning: 'brand kit: a file, or the name of an imported one', takes: 'a file or a name', read: filled, isPath: true },
  fiscalYear: {
    meaning: 'first month of the fiscal year, or its week pattern',
    takes: 'a month such as feb, or weeks such as 445:last-sat-jan',
    read: (text) => attempt(() => readCalendar(text) && text),
  },
  timeZone: {
    meaning: 'time zone that turns timestamps into dates',
    takes: 'a name such as America/New_York',
    read: (text) => attempt(() => new Intl.DateTimeFormat('en', { timeZone: text }) && text),
  },
  dateOrder: { meaning: 'order of dates such as 03/04/2025', ...oneOf('dmy', 'mdy') },
  currency: {
    meaning: 'currency of the amounts',
    takes: 'a code of three letters, such as USD',
    read: (text) => Intl.supportedValuesOf('currency').find((code) => code === text.toUpperCase()),
  },
  model: {
    meaning: 'language model that writes the outline; none if unset',
    takes: 'a provider and a model, such as anthropic:claude-sonnet-4-5',
    read: (text) => (/^[a-z]+:\S+$/.test(text) ? text : undefined),
  },
  modelBaseUrl: {
    meaning: 'address of the model, if not its provider’s own',
    takes: 'a URL such as http://127.0.0.1:8000/v1',
    read: (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined),
  },
  modelLimit: {
    meaning: 'most tokens that one deck may use, read and written; no limit if unset',
    takes: 'a number of at least 5000',
    read: (text) => (/^\d{4,9}$/.test(text) && Number(text) >= 5000 ? text : undefined),
  },
  decryptionKey: {
    meaning: 'private key that opens decks encrypted end to end',
    takes: 'a file in PEM',
    read: filled,
    isPath: true,
  },
} satisfies Record<string, Setting<unknown>>;

/** What a folder of someone else's must not decide: where briefs, figures and keys are sent, and whose tokens are accepted. */
export const ownSettings: readonly string[] = [
  'model',
  'modelBaseUrl',
  'modelLimit',
  'tenantModels',
  'credentialStore',
  'decryptionKey',
  'oidcIssuer',
  'oidcAudience',
  'oidcTenant',
];

export const profileSetting: Setting<string> = {
  meaning: 'profile of the server to use',
  takes: 'a name of letters, digits, dots and dashes',
  read: (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined),
};

/** Where `quarterdeck login` keeps secrets. */
const credentialStoreSetting: Setting<'file' | 'keychain'> = {
  meaning: 'where sign-ins are kept: a private file, or the keychain of the system',
  ...oneOf('file', 'keychain'),
  byItself: 'file',
};

/** Settings of `quarterdeck serve`. */
export const serverSettings = {
  host: { meaning: 'address to listen on', takes: 'an address', read: filled, byItself: '127.0.0.1' },
  port: { meaning: 'port to listen on; 0 picks a free one', ...wholeNumber(0, 65_535), byItself: 8080 },
  publicUrl: {
    meaning: 'public URL, if behind a proxy',
    takes: 'a URL such as https://decks.example.com',
    read: (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined),
  },
  trustedProxies: {
    meaning: 'proxies to trust for X-Forwarded-For; none if unset',
    takes: 'addresses, networks such as 10.0.0.0/8, or loopback, with commas between',
    read: (text) => (text.split(',').every((each) => each.trim() === 'loopback' || readNetwork(each.trim())) ? text : undefined),
  },
  tlsCert: {
    meaning: 'certificate to serve HTTPS with, and its chain; plain HTTP if unset',
    takes: 'a file in PEM',
    read: filled,
    isPath: true,
  },
  tlsKey: { meaning: 'private key of the certificate', takes: 'a file in PEM', read: filled, isPath: true },
  tlsClientCa: {
    meaning: 'authorities whose certificates callers must show; none if unset',
    takes: 'a file in PEM',
    read: filled,
    isPath: true,
  },
  oauth: { meaning: 'OAuth 2.0: sign-ins on devices and access tokens for clients', ...oneOf('on', 'off'), byItself: 'on' },
  oidcIssuer: {
    meaning: 'identity provider whose access tokens are accepted, as it stands in them; none if unset',
    takes: 'a URL such as https://login.example.com/acme',
    read: (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined),
  },
  oidcAudience: { meaning: 'audience of its tokens for this server', takes: 'a text such as https://decks.example.com', read: filled },
  oidcTenant: {
    meaning: 'tenant of its tokens, or the claim that has it',
    takes: 'a tenant such as acme, or a claim such as claim:org_id',
    read: (text) => (/^(\w{1,64}|claim:\S{1,200})$/.test(text) ? text : undefined),
  },
  oidcScopesClaim: { meaning: 'claim of its tokens with scopes', takes: 'a name such as scope or roles', read: filled, byItself: 'scope' },
  oidcTokenType: { meaning: 'type (typ) of its access tokens', ...oneOf('at+jwt', 'JWT'), byItself: 'at+jwt' },
  slots: { meaning: 'decks to make in parallel; number of cores minus one if unset', ...wholeNumber(1, 64) },
  slotsPerTenant: { meaning: 'decks to make in parallel for one tenant; all slots if unset', ...wholeNumber(1, 64) },
  deadlineSeconds: { meaning: 'time limit for one deck', ...wholeNumber(5, 3600), byItself: 120 },
  memoryMb: { meaning: 'memory limit for one deck, MiB', ...wholeNumber(128, 16_384), byItself: 1024 },
  maxQueued: { meaning: 'maximum number of queued decks', ...wholeNumber(1, 1_000_000), byItself: 1000 },
  maxQueuedPerTenant: { meaning: 'maximum number of queued decks for one tenant', ...wholeNumber(1, 1_000_000), byItself: 250 },
  requestsPerMinute: { meaning: 'rate limit for one tenant, requests per minute', ...wholeNumber(1, 1_000_000), byItself: 1000 },
  registration: { meaning: 'whether anyone may register an account', ...oneOf('closed', 'open'), byItself: 'closed' },
  tenantModels: {
    meaning: 'language models of tenants; none if unset',
    takes: 'tenants and models with commas between, such as acme=anthropic:claude-sonnet-4-5',
    read: (text) => (text.split(',').every((each) => /^\s*[\w.-]+=[a-z]+:\S+\s*$/.test(each)) ? text : undefined),
  },
  retentionDays: { meaning: 'days before finished decks and exports are deleted', ...daysOrNever, byItself: 90 },
  uploadRetentionDays: { meaning: 'days before uploads are deleted, from their last use', ...daysOrNever, byItself: 30 },
  logRetentionDays: { meaning: 'days before events and webhook deliveries are deleted', ...daysOrNever, byItself: 30 },
  auditRetentionDays: { meaning: 'days before entries of the audit log are deleted', ...daysOrNever, byItself: 400 },
  log: { meaning: 'log level of the server', ...oneOf('silent', 'error', 'warn', 'info', 'debug'), byItself: 'warn' },
} satisfies Record<string, Setting<unknown>>;

export const settings = { ...deckSettings, profile: profileSetting, credentialStore: credentialStoreSetting, ...serverSettings };
export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];

/** As an option: `--max-queued`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** As a key in files and `quarterdeck config`: `max_queued`. */
export function keyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function variableOf(name: string): string {
  return `QUARTERDECK_${keyOf(name).toUpperCase()}`;
}

function wholeNumber(from: number, to: number): Pick<Setting<number>, 'takes' | 'read'> {
  return {
    takes: `a whole number from ${from} to ${to}`,
    read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
  };
}

function oneOf<T extends string>(...values: readonly T[]): Pick<Setting<T>, 'takes' | 'read'> {
  return { takes: `one of ${values.join(', ')}`, read: (text) => values.find((value) => value === text) };
}

function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

/** undefined where it throws. */
function attempt(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
