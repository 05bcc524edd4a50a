/** A memo that is spoken names its matters by the way: `Injuries.`, `So, the dates.` The sentences below stand under such a name. */
import { isName } from '../../brief/deck-name.ts';
import { isInstruction } from '../../brief/segment.ts';
import { states } from '../../brief/statement.ts';
import { wordsIn } from './prose/strength.ts';
import type { Said } from './sentences-of.ts';

/** Words of a name, and of what only leads to the matter. */
const most = { name: 3, scrap: 6 } as const;
/** Said to whoever writes down, and of the deck. */
const dictated =
  /^(?:new (?:para(?:graph)?|line|slide|point|page)|full stop|comma|colon|next (?:slide|point|page)|neue[rs]? (?:absatz|zeile|folie|punkt)|punkt|komma|à la ligne|point(?: à la ligne)?|virgule|nouveau paragraphe|punto(?: y aparte| e a capo)?|coma|nuevo párrafo|(?:novo )?parágrafo|ponto(?: final)?|vírgula|a capo|virgola|改行|句点|段落|换行|句号|逗号|سطر جديد|نقطة)[.。]?$|(?<!\p{L})(?:cover|title page|deckblatt|titelfolie|couverture|portada|capa|copertina)(?!\p{L})|表紙|封面/iu;
const opening =
  /^(?:so|now|right|ok(?:ay)?|then|and|also|next|nun|jetzt|also|und|bon|alors|et|ahora|bueno|y|agora|bom|e|ora|allora|poi)[,:]?\s+/iu;

const closing = /,?\s(?:then|now|next|please|dann|nun|jetzt|donc|maintenant|entonces|ahora|então|agora|allora|dunque)$/iu;

/** Numbered anew, without the names and what only leads to the matter. */
export function underSpokenHeadings(sentences: readonly Said[]): Said[] {
  let spoken: { text: string; part: number } | null = null;
  const kept: Said[] = [];
  for (const [at, said] of sentences.entries()) {
    if (spoken !== null && spoken.part !== said.part) spoken = null;
    const isFree = said.list === null && said.heading === null && !/\d/.test(said.text);
    const follows = sentences[at + 1]?.part === said.part;
    if (isFree && follows && said.role === 'heading' && namesMatter(said.text)) {
      spoken = { text: nameIn(said.text), part: said.part };
      continue;
    }
    if (isFree && follows && saysNothing(said)) continue;
    kept.push({
      ...said,
      at: kept.length,
      ...(spoken !== null && said.heading === null && said.list === null && { heading: spoken.text }),
    });
  }
  return kept.length === 0 ? [...sentences] : kept;
}

const nameIn = (text: string) =>
  text
    .trim()
    .replace(/(?<![.。:：])[.。:：]+$/u, '')
    .replace(opening, '')
    .replace(closing, '');

function namesMatter(text: string): boolean {
  const name = nameIn(text);
  return (
    name !== '' && wordsIn(name) <= most.name && !dictated.test(name) && isName(name) && !states.test(name) && !/[?？؟,，、]/u.test(name)
  );
}

/** `Start with where we are.`, `So what can be done.`: what only leads to the matter. */
function saysNothing({ text, role }: Said): boolean {
  const bare = text.trim();
  if (dictated.test(bare)) return true;
  return role === 'heading' && wordsIn(bare) <= most.scrap && (isInstruction(bare, false) || asking.test(bare.replace(opening, '')));
}

const asking =
  /^(?:what|how|where|why|was|wie|wo|warum|ce qu|que|quoi|comment|où|qué|cómo|dónde|o que|como|onde|(?:che )?cosa|come|dove)(?!\p{L})/iu;
