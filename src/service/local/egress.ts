/** Every connection that the configuration of this machine lets the program make to others. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { baseUrlOf, readChoice, readTenantModels } from '../../language-models/choice.ts';
import { parsePostgresUrl } from '../../sources/postgres/parse-url.ts';
import { OutboundPolicy } from '../outbound/outbound-policy.ts';
import type { Place } from '../settings/config-file.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { LocalHost, ownTenant } from './local-host.ts';

interface Connection {
  /** `webhook`, `data source`, `language model`, `identity provider`, `traces`, `proxy`, `encryption key`. */
  kind: string;
  /** Host, or origin of a URL; never a password or the path of a webhook, which may be a secret. */
  to: string;
  /** What configured it. */
  because: string;
}

export interface Egress {
  connections: Connection[];
  /** What callers of a server on this machine could add, in words. */
  callers_may_add: string[];
}

/** @throws QuarterdeckError option_invalid, config_invalid, model_invalid, and whatever opening the store throws */
export async function egressOf(place: Place): Promise<Egress> {
  const { env } = place;
  const kept = await ofStore(place);
  const proxies = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].filter((name) => env[name]);
  return {
    connections: [
      ...kept,
      ...ofModels(place),
      ...ofIdentityProvider(place),
      ...(env.OTEL_EXPORTER_OTLP_ENDPOINT
        ? [{ kind: 'traces', to: originOf(env.OTEL_EXPORTER_OTLP_ENDPOINT), because: 'OTEL_EXPORTER_OTLP_ENDPOINT' }]
        : []),
      ...proxies.map((name) => ({ kind: 'proxy', to: originOf(env[name]!), because: name })),
      ...(env.QUARTERDECK_ENCRYPTION_KEY_COMMAND
        ? [{ kind: 'encryption key', to: 'wherever the command connects to', because: 'QUARTERDECK_ENCRYPTION_KEY_COMMAND' }]
        : []),
    ],
    callers_may_add: [
      ...added('webhooks', new OutboundPolicy(env.QUARTERDECK_WEBHOOK_ALLOW, 'QUARTERDECK_WEBHOOK_ALLOW')),
      ...added('databases', new OutboundPolicy(env.QUARTERDECK_SOURCE_ALLOW, 'QUARTERDECK_SOURCE_ALLOW')),
    ],
  };
}

async function ofStore({ env }: Place): Promise<Connection[]> {
  const host = new LocalHost({ env, clock: () => new Date(), making: 'here' });
  try {
    const { webhooks } = await host.open();
    const told = (await webhooks.enabled()).map(({ webhook_id, url }) => ({ kind: 'webhook', to: originOf(url), because: webhook_id }));
    const tenants = [ownTenant, ...(await readdir(path.join(host.folder, 'tenants')).catch(() => []))];
    const sources = await Promise.all(
      tenants.map(async (tenant) => (await host.sourcesOf(tenant).list()).data.map((source) => ({ tenant, ...source }))),
    );
    const read = sources.flat().flatMap(({ tenant, name, kind, location }) => {
      if (kind !== 'postgres') return [];
      const { host: database, port } = parsePostgresUrl(location);
      return [{ kind: 'data source', to: `${database}:${port}`, because: tenant === ownTenant ? name : `${name} of ${tenant}` }];
    });
    return [...told, ...read];
  } finally {
    await host.close();
  }
}

function ofModels(place: Place): Connection[] {
  const { model, modelBaseUrl, tenantModels } = resolveSettings(['model', 'modelBaseUrl', 'tenantModels'], {}, place);
  const own =
    model.text === null ? [] : [{ choice: readChoice(model.text, modelBaseUrl.text ?? undefined), because: `model ${model.text}` }];
  const ofTenants = tenantModels.text === null ? [] : [...readTenantModels(tenantModels.text)];
  const all = [...own, ...ofTenants.map(([tenant, choice]) => ({ choice, because: `tenant_models of ${tenant}` }))];
  return all.map(({ choice, because }) => ({ kind: 'language model', to: originOf(baseUrlOf(choice)!), because }));
}

/** Its metadata, and the keys that these name. */
function ofIdentityProvider(place: Place): Connection[] {
  const { text } = resolveSettings(['oidcIssuer'], {}, place).oidcIssuer;
  return text === null ? [] : [{ kind: 'identity provider', to: originOf(text), because: 'oidc_issuer' }];
}

function added(what: string, { allowsPublic, allowsMore, variable }: OutboundPolicy): string[] {
  return [
    ...(allowsPublic ? [`${what} at public addresses; ${variable}=no-public ends that`] : []),
    ...(allowsMore ? [`${what} in the networks of ${variable}`] : []),
  ];
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'an address that is no URL';
}
