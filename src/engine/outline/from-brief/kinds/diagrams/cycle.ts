/** Steps whose last leads back to the first. */
import type { Diagram, Material } from './material.ts';
import { headed, onlyList } from './parts.ts';

/** A last item that only says the cycle starts again. */
const again =
  /^(?:(?:and )?(?:then )?(?:repeat|start again|start over|begin again|back to (?:step|the)|go back)|wiederholen|von vorne?|zurück zu|recommencer|retour à|repetir|volver a|voltar a|recomeçar|ripetere|ricominciare|tornare a|繰り返|最初に戻|重复|回到|重新开始|كرر|العودة إلى|التكرار)/iu;

export function cycleDraft({ sections, named, title }: Material): Diagram | null {
  const list = sections[0] && onlyList(sections[0]);
  if (!list) return null;
  const last = list.items.at(-1)!.text;
  const returns = again.test(last) && last.split(/\s+/).length <= 8;
  if (!returns && named !== 'cycle') return null;
  const steps = (returns ? list.items.slice(0, -1) : list.items).map(headed);
  if (steps.length < 3 || steps.length > 8 || steps.some(({ head }) => head.length > 60)) return null;
  return {
    draft: { kind: 'cycle', title, weight: 6, content: { steps, ...(returns ? { center: last.replace(/[.。]$/, '') } : {}) } },
    used: 1,
  };
}
