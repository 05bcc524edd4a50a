/** Google's generateContent: JSON by its media type, because its schemas do not know objects of free form. */
import { ModelFailure } from '../../engine/story/language-model.ts';
import { at, countAt, type Provider, textAt } from '../provider.ts';

export const google: Provider = {
  baseUrl: 'https://generativelanguage.googleapis.com',
  keyNames: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_API_KEY'],
  needsKey: true,
  path: (model) => `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
  headers: (key) => ({ 'x-goog-api-key': key }),
  body({ system, turns }, { most, form }) {
    return {
      systemInstruction: { parts: [{ text: system }] },
      contents: turns.map(({ by, text }) => ({ role: by === 'us' ? 'user' : 'model', parts: [{ text }] })),
      generationConfig: {
        maxOutputTokens: most,
        temperature: 0.2,
        ...(form !== 'words' && { responseMimeType: 'application/json' }),
      },
    };
  },
  read(response) {
    const blocked = textAt(response, 'promptFeedback', 'blockReason');
    const ended = textAt(response, 'candidates', 0, 'finishReason');
    if (blocked !== '' || refusing.has(ended)) throw new ModelFailure('refused', `The model refused: ${blocked || ended}`);
    const parts = at(response, 'candidates', 0, 'content', 'parts');
    // Parts of its thinking are marked.
    const said = (Array.isArray(parts) ? parts : []).filter((part) => at(part, 'thought') !== true);
    return {
      text: said.map((part) => textAt(part, 'text')).join(''),
      cut: ended === 'MAX_TOKENS',
      tokens: {
        read: countAt(response, 'usageMetadata', 'promptTokenCount'),
        written: countAt(response, 'usageMetadata', 'candidatesTokenCount'),
      },
    };
  },
};

const refusing = new Set(['SAFETY', 'RECITATION', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII']);
