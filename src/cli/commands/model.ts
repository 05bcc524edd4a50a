/** `model`: options and help. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';

export interface ModelOptions {
  model?: string;
  modelBaseUrl?: string;
}

export const modelGroup: CommandGroup = {
  name: 'model',
  summary: 'Set up a language model that writes the outline',
  details:
    'Without a model, nothing leaves this machine. Choose one with quarterdeck config set model anthropic:claude-sonnet-4-5.\n' +
    'Providers: anthropic, openai, google, azure, ollama, and compatible for any server that speaks as OpenAI does.',
};

const address = { flags: '--model-base-url <url>', description: "Address of the model, if not its provider's own", isSetting: true };

export const modelTestSpec: CommandSpec<ModelOptions> = {
  name: 'model test',
  summary: 'Ask the model for one short answer',
  options: {
    'Model:': [{ flags: '--model <name>', description: 'Provider and model, such as openai:gpt-5', isSetting: true }, address],
  },
  examples: [
    { command: 'quarterdeck model test', does: 'the model that is set' },
    { command: 'quarterdeck model test --model ollama:llama3.3', does: 'another one' },
  ],
  fields: ['model', 'server', 'milliseconds'],
  load: async () => (await import('./run/model.ts')).modelTest,
};

export interface ModelKeyOptions extends ModelOptions {
  keyStdin?: boolean;
}

export const modelKeySpec: CommandSpec<ModelKeyOptions> = {
  name: 'model key',
  summary: "Keep a provider's API key",
  details:
    'Prompts for the key on a terminal, or reads it from stdin, and stores it in a private file.\n' +
    'A key in the environment, such as ANTHROPIC_API_KEY, comes first. A kept key is sent only to the server it was kept for.',
  arguments: [{ syntax: '<provider>', description: 'anthropic, openai, google, azure, ollama or compatible' }],
  options: { 'Key:': [{ flags: '--key-stdin', description: 'Read the key from stdin' }, address] },
  examples: [
    { command: 'quarterdeck model key anthropic', does: 'prompts for the key' },
    { command: 'quarterdeck model key openai --key-stdin < key.txt', does: 'from a file' },
  ],
  fields: ['provider', 'server', 'key'],
  load: async () => (await import('./run/model.ts')).modelKey,
};
