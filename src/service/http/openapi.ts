/** The head of the OpenAPI document; its paths and schemas come from the routes. */
import { scopeMeanings } from '../schema/api-key.ts';
import { eventsSent } from './sent-events.ts';

const keyDescription = `An API key: qd_live_…. What it may do, by scope:\n\n${Object.entries(scopeMeanings)
  .map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`)
  .join('\n')}`;

export function openApiInfo(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quarterdeck',
      version,
      description: 'A prompt, a brand kit and CRM data in; a native, editable, on-brand PowerPoint deck out, every number true.',
    },
    tags: [
      { name: 'decks', description: 'Decks are made in the background: taken in, followed, fetched.' },
      { name: 'exports', description: 'Layouts as files.' },
      { name: 'brand-kits', description: 'Colours, fonts and logos that decks are made with.' },
      { name: 'data-sources', description: 'Where the numbers come from.' },
      { name: 'api-keys', description: 'Who may do what.' },
      {
        name: 'metrics',
        description: 'How much is asked for, how fast it is made, how well it keeps to the brand, what became of telling webhooks.',
      },
      { name: 'webhooks', description: 'Who is told when something has happened.' },
      { name: 'audit-log', description: 'Who did what.' },
      { name: 'health', description: 'Whether the server is well.' },
    ],
    webhooks: eventsSent,
    components: { securitySchemes: { key: { type: 'http' as const, scheme: 'bearer', description: keyDescription } } },
    security: [{ key: [] }],
  };
}
