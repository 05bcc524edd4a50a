/** Ollama's own chat: through its compatible one, a long prompt would be cut to the server's default window without a word. */
import { type Asking, ModelFailure } from '../../engine/story/language-model.ts';
import { at, countAt, type Provider, textAt } from '../provider.ts';

export const ollama: Provider = {
  baseUrl: 'http://127.0.0.1:11434',
  keyNames: ['OLLAMA_API_KEY'],
  needsKey: false,
  mayCut: true,
  path: () => '/api/chat',
  headers: (key) => (key === '' ? {} : { authorization: `Bearer ${key}` }),
  body(asking, { model, most, form }) {
    const { system, turns, answer } = asking;
    return {
      model,
      stream: false,
      messages: [
        { role: 'system', content: system },
        ...turns.map(({ by, text }) => ({ role: by === 'us' ? 'user' : 'assistant', content: text })),
      ],
      ...(form === 'schema' && { format: answer.schema }),
      ...(form === 'object' && { format: 'json' }),
      options: { temperature: 0.2, num_predict: most, num_ctx: windowFor(asking, most) },
    };
  },
  read(response) {
    if (at(response, 'message') === undefined) throw new ModelFailure('unreadable', 'The server sent no message.');
    return {
      text: textAt(response, 'message', 'content'),
      cut: textAt(response, 'done_reason') === 'length',
      tokens: { read: countAt(response, 'prompt_eval_count'), written: countAt(response, 'eval_count') },
    };
  },
};

/** Room for prompt and answer, in steps, because each other size loads the model again. */
function windowFor({ system, turns }: Asking, most: number): number {
  const letters = system.length + turns.reduce((sum, { text }) => sum + text.length, 0);
  return Math.ceil((letters / 3 + most) / 8192) * 8192;
}
