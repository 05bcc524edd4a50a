/** Anthropic's messages: the answer is the input of a tool that the model must call. */
import { ModelFailure } from '../../engine/story/language-model.ts';
import { at, countAt, type Provider, textAt } from '../provider.ts';

export const anthropic: Provider = {
  baseUrl: 'https://api.anthropic.com',
  keyNames: ['ANTHROPIC_API_KEY'],
  needsKey: true,
  path: () => '/v1/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body({ system, turns, answer }, { model, most, form }) {
    return {
      model,
      max_tokens: most,
      // The same for every deck: read from the cache after the first.
      system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
      messages: joined(turns.map(({ by, text }) => ({ role: by === 'us' ? 'user' : 'assistant', content: text }))),
      ...(form === 'schema' && {
        tools: [{ name: answer.name, description: 'Takes the answer.', input_schema: answer.schema }],
        tool_choice: { type: 'tool', name: answer.name },
      }),
    };
  },
  read(response) {
    const ended = textAt(response, 'stop_reason');
    if (ended === 'refusal') throw new ModelFailure('refused', 'The model refused to answer.');
    const parts = at(response, 'content');
    const blocks: unknown[] = Array.isArray(parts) ? parts : [];
    const called = blocks.find((block) => textAt(block, 'type') === 'tool_use');
    const text = called
      ? JSON.stringify(at(called, 'input') ?? {})
      : blocks.flatMap((block) => (textAt(block, 'type') === 'text' ? [textAt(block, 'text')] : [])).join('\n');
    const read = countAt(response, 'usage', 'input_tokens');
    const cached = countAt(response, 'usage', 'cache_read_input_tokens') + countAt(response, 'usage', 'cache_creation_input_tokens');
    return { text, cut: ended === 'max_tokens', tokens: { read: read + cached, written: countAt(response, 'usage', 'output_tokens') } };
  },
};

interface Message {
  role: string;
  content: string;
}

/** Turns of one side in a row are one message. */
function joined(messages: readonly Message[]): Message[] {
  const found: Message[] = [];
  for (const message of messages) {
    const last = found.at(-1);
    if (last?.role === message.role) found[found.length - 1] = { role: last.role, content: `${last.content}\n\n${message.content}` };
    else found.push(message);
  }
  return found;
}
