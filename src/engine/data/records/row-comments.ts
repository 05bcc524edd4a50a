/** The column in which people say why a row is as it is. */
import { words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';

const commentNamed =
  /^(row |line |variance |budget |controller |finance |owner )?(comments?|commentary|remarks?|explanations?|notes?|kommentare?|bemerkung(en)?|anmerkung(en)?|erlauterung(en)?|commentaires?|remarques?|explications?|comentarios?|observacion(es)?|notas?|explicacion(es)?|observac(ao|oes)|explicac(ao|oes)|comment[oi]|osservazion[ei]|spiegazion[ei])$|^(コメント|備考|摘要|备注|说明|評論|评论|ملاحظات|ملاحظة|تعليق|تعليقات)$/;

export function commentColumn({ columns, rows }: Table): string | null {
  const found = columns.find(
    ({ name, type, filled }) => type.kind === 'text' && filled > 0 && filled < rows && commentNamed.test(words(name)),
  );
  return found?.name ?? null;
}
