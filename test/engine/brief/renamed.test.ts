/** A value that the brief says is called otherwise now: its old name and the new one, as they are said in nine languages. */
import { describe, expect, it } from 'vitest';
import { dictatedIn } from '../../../src/engine/brief/dictated.ts';

const renamed = (prompt: string) =>
  dictatedIn(prompt).flatMap((each) => (each.kind === 'renamed' ? [[each.was, each.name, each.same ?? false]] : []));

describe('a value that was renamed', () => {
  it.each([
    ['"Harbour" is the old name of "Dockside" so please merge, I forgot to fix that.', 'Harbour', 'Dockside'],
    ['"Eastern" is the old label for East.', 'Eastern', 'East'],
    ['And “Basic” is just the former name of “Lite”.', 'Basic', 'Lite'],
    ['"Repairs" was renamed "Workshop" in May last year, treat them as one.', 'Repairs', 'Workshop'],
    ['In March we renamed Harbour to Dockside.', 'Harbour', 'Dockside'],
    ['Region Harbour is now called Dockside.', 'Harbour', 'Dockside'],
    ['Dockside used to be called Harbour.', 'Harbour', 'Dockside'],
    ['Please merge "Harbour" into "Dockside".', 'Harbour', 'Dockside'],
    ['"Kontor HB" ist Bremen, hieß früher so.', 'Kontor HB', 'Bremen'],
    ['„Hafen“ ist der alte Name von „Kai“, bitte zusammenführen.', 'Hafen', 'Kai'],
    ['„Hafen“ wurde im Mai in „Kai“ umbenannt.', 'Hafen', 'Kai'],
    ['Der Standort Hafen heißt jetzt Kai.', 'Hafen', 'Kai'],
    ['Kai hieß früher Hafen.', 'Hafen', 'Kai'],
    ['Attention : « Meta_Nord_Video » dans les budgets est l’ancien nom de MT_Nord_Video.', 'Meta_Nord_Video', 'MT_Nord_Video'],
    ['« Port » a été renommé « Quai » en mai.', 'Port', 'Quai'],
    ['Nous avons renommé Port en Quai.', 'Port', 'Quai'],
    ['Port s’appelle désormais Quai.', 'Port', 'Quai'],
    ['«Puerto» es el antiguo nombre de «Muelle».', 'Puerto', 'Muelle'],
    ['"Puerto" pasó a llamarse "Muelle" en mayo.', 'Puerto', 'Muelle'],
    ['Muelle se llamaba antes Puerto.', 'Puerto', 'Muelle'],
    ['"Porto" é o nome antigo de "Cais".', 'Porto', 'Cais'],
    ['"Porto" foi renomeado para "Cais".', 'Porto', 'Cais'],
    ['"Porto" agora se chama "Cais".', 'Porto', 'Cais'],
    ['"Porto" è il vecchio nome di "Molo".', 'Porto', 'Molo'],
    ['"Porto" è stato rinominato in "Molo".', 'Porto', 'Molo'],
    ['Molo prima si chiamava Porto.', 'Porto', 'Molo'],
    ['「港」は「埠頭」の旧名称です。', '港', '埠頭'],
    ['「港」は「埠頭」に改称しました。', '港', '埠頭'],
    ['“港口”是“码头”的旧名称，请合并。', '港口', '码头'],
    ['“港口”已更名为“码头”。', '港口', '码头'],
    ['«الميناء» هو الاسم القديم لـ «الرصيف».', 'الميناء', 'الرصيف'],
    ['تمت إعادة تسمية «الميناء» إلى «الرصيف».', 'الميناء', 'الرصيف'],
  ])('in %s', (prompt, was, name) => {
    expect(renamed(prompt)).toEqual([[was, name, false]]);
  });

  it.each([
    ['Note "NW" and "NW & Isles" are the same region, we renamed it in 2023.', 'NW', 'NW & Isles'],
    ['Treat "Repairs" and "Workshop" as one.', 'Repairs', 'Workshop'],
    ['„Hafen“ und „Kai“ sind dasselbe.', 'Hafen', 'Kai'],
    ['« Port » et « Quai » sont la même région.', 'Port', 'Quai'],
    ['"Puerto" y "Muelle" son lo mismo.', 'Puerto', 'Muelle'],
    ['"Porto" e "Cais" são a mesma região.', 'Porto', 'Cais'],
    ['"Porto" e "Molo" sono la stessa regione.', 'Porto', 'Molo'],
    ['「港」と「埠頭」は同じです。', '港', '埠頭'],
    ['“港口”和“码头”是同一个地区。', '港口', '码头'],
    ['«الميناء» و«الرصيف» هما نفس المنطقة.', 'الميناء', 'الرصيف'],
  ])('by whichever name came later in %s', (prompt, was, name) => {
    expect(renamed(prompt)).toEqual([[was, name, true]]);
  });

  it.each([
    'Anna is now CFO.',
    'Berlin and Paris are the same size.',
    'The old name of the project is on the cover.',
    'Is "Harbour" the old name of "Dockside"?',
    'Our plan is to rename the report.',
  ])('is none in %s', (prompt) => {
    expect(renamed(prompt)).toEqual([]);
  });
});
