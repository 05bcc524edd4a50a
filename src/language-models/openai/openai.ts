/** OpenAI's chat completions, and everything that speaks them: vLLM, llama.cpp, LM Studio, gateways. */
import { ModelFailure } from '../../engine/story/language-model.ts';
import { type BodyHow, countAt, type Provider, textAt } from '../provider.ts';

export const openai: Provider = {
  baseUrl: 'https://api.openai.com/v1',
  keyNames: ['OPENAI_API_KEY'],
  needsKey: true,
  path: () => '/chat/completions',
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  body({ system, turns, answer }, how) {
    const { model, most, isOwn } = how;
    return {
      model,
      messages: [
        { role: 'system', content: system },
        ...turns.map(({ by, text }) => ({ role: by === 'us' ? 'user' : 'assistant', content: text })),
      ],
      ...responseFormat(answer, how),
      // The company's own models take neither the old name nor a temperature; others do not know the new one, nor that nothing is to be stored.
      ...(isOwn ? { max_completion_tokens: most, store: false } : { max_tokens: most, temperature: 0.2 }),
    };
  },
  read(response) {
    const refusal = textAt(response, 'choices', 0, 'message', 'refusal');
    const ended = textAt(response, 'choices', 0, 'finish_reason');
    if (refusal !== '' || ended === 'content_filter')
      throw new ModelFailure('refused', `The model refused: ${refusal || 'its content filter stopped it'}`);
    return {
      text: textAt(response, 'choices', 0, 'message', 'content'),
      cut: ended === 'length',
      tokens: { read: countAt(response, 'usage', 'prompt_tokens'), written: countAt(response, 'usage', 'completion_tokens') },
    };
  },
};

/** Not strict: the content of a slide depends on its kind, which strict schemas cannot say. */
function responseFormat({ name, schema }: { name: string; schema: unknown }, { form }: BodyHow): Record<string, unknown> {
  if (form === 'words') return {};
  if (form === 'object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, schema, strict: false } } };
}

/** The same of a server that someone runs. */
export const openaiCompatible: Provider = { ...openai, baseUrl: null, needsKey: false, mayCut: true };

/** The same with Azure's header; the base URL names the resource, and the model is the name of a deployment. */
export const azure: Provider = {
  ...openai,
  baseUrl: null,
  keyNames: ['AZURE_OPENAI_API_KEY'],
  headers: (key) => ({ 'api-key': key }),
  body: (asking, how) => openai.body(asking, { ...how, isOwn: true }),
};
