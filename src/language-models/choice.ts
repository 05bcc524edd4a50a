/** Which model was chosen: `anthropic:claude-sonnet-4-5`, with a base URL if it is not the provider's own. */
import { QuarterdeckError } from '../model/errors.ts';
import { anthropic } from './anthropic/anthropic.ts';
import { google } from './google/google.ts';
import { ollama } from './ollama/ollama.ts';
import { azure, openai, openaiCompatible } from './openai/openai.ts';
import type { Provider } from './provider.ts';

export const providers = { openai, anthropic, google, azure, ollama, compatible: openaiCompatible } satisfies Record<string, Provider>;
export type ProviderName = keyof typeof providers;

export interface ModelChoice {
  provider: ProviderName;
  model: string;
  /** Without a slash at its end; the provider's own if missing. */
  baseUrl?: string;
  /** Most tokens that one deck may use, read and written; without one, only time limits them. */
  limit?: number;
}

/** @throws QuarterdeckError model_invalid */
export function readChoice(name: string, baseUrl?: string, limit?: number): ModelChoice {
  const [, provider = '', model = ''] = /^([a-z]+):(\S+)$/.exec(name.trim()) ?? [];
  if (!Object.hasOwn(providers, provider)) {
    throw new QuarterdeckError('model_invalid', `There is no model "${name}".`, {
      next: `name one as provider:model, with a provider of ${Object.keys(providers).join(', ')}: anthropic:claude-sonnet-4-5`,
    });
  }
  const choice: ModelChoice = {
    provider: provider as ProviderName,
    model,
    ...(baseUrl && { baseUrl: readBaseUrl(baseUrl) }),
    ...(limit && { limit }),
  };
  if (baseUrlOf(choice) !== null) return choice;
  throw new QuarterdeckError('model_invalid', `${provider} is a server of your own, and nothing says where it is.`, {
    next: `quarterdeck config set model_base_url ${provider === 'azure' ? 'https://RESOURCE.openai.azure.com/openai/v1' : 'http://127.0.0.1:8000/v1'}`,
  });
}

/** By tenant. */
export type TenantModels = ReadonlyMap<string, ModelChoice>;

/** `acme=anthropic:claude-sonnet-4-5, beta=compatible:llama@http://127.0.0.1:8000/v1`. @throws QuarterdeckError model_invalid */
export function readTenantModels(text: string): TenantModels {
  const found = new Map<string, ModelChoice>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, tenant, name, baseUrl] = /^([\w.-]+)=([a-z]+:[^\s@]+(?:@(?!https?:)[^\s@]+)*)(?:@(https?:\S+))?$/.exec(entry) ?? [];
    if (tenant === undefined || name === undefined) {
      throw new QuarterdeckError('model_invalid', `"${entry}" gives no tenant a model.`, {
        next: 'write it as acme=anthropic:claude-sonnet-4-5',
      });
    }
    found.set(tenant, readChoice(name, baseUrl));
  }
  return found;
}

export function baseUrlOf({ provider, baseUrl }: ModelChoice): string | null {
  return baseUrl ?? providers[provider].baseUrl;
}

export function nameOf({ provider, model }: ModelChoice): string {
  return `${provider}:${model}`;
}

function readBaseUrl(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '' && url.search === '')
    return url.href.replace(/(?<!\/)\/+$/, '');
  throw new QuarterdeckError('model_invalid', `The base URL of the model cannot be "${typed.replace(/\/\/[^/@]*@/, '//…@')}".`, {
    next: 'give an address without a password, such as https://models.example.com/v1',
  });
}
