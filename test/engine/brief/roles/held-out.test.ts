/** The classifier of sentences holds for briefs that it did not learn from. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rolesOf } from '../../../../src/engine/brief/roles/classify.ts';
import { isMatter, type Role, roles } from '../../../../src/engine/brief/roles/role.ts';
import { briefsIn } from '../../../helpers/role-corpus.ts';

const folder = (name: string) => path.join(import.meta.dirname, name);

describe('briefs by somebody who has not seen the corpus', () => {
  const judged = briefsIn(folder('held-out')).flatMap(({ language, said, roles: own }) =>
    rolesOf(said).map((likely, at) => {
      const matter = roles.filter(isMatter).reduce((sum, role) => sum + likely[role], 0);
      const best = roles.reduce<Role>((one, other) => (likely[other] > likely[one] ? other : one), 'finding');
      return { language, role: own[at]!, shown: matter >= 0.5, exact: best === own[at] };
    }),
  );
  const share = <T>(list: readonly T[], counts: (one: T) => boolean) => list.filter(counts).length / list.length;
  const right = ({ role, shown }: (typeof judged)[number]) => shown === isMatter(role);

  it('are told apart, matter and other things, in all nine languages', () => {
    expect(share(judged, right)).toBeGreaterThan(0.91);
    for (const language of ['en', 'de', 'fr', 'es', 'pt', 'it', 'ja', 'zh', 'ar'])
      expect(
        share(
          judged.filter((one) => one.language === language),
          right,
        ),
        language,
      ).toBeGreaterThan(0.84);
  });

  it('show little of what is not for the pages, and lose little of what is', () => {
    expect(
      share(
        judged.filter(({ role }) => !isMatter(role)),
        ({ shown }) => shown,
      ),
    ).toBeLessThan(0.12);
    expect(
      share(
        judged.filter(({ role }) => isMatter(role)),
        ({ shown }) => !shown,
      ),
    ).toBeLessThan(0.09);
  });

  it('have what each sentence is for told in seven of ten', () => {
    expect(share(judged, ({ exact }) => exact)).toBeGreaterThan(0.7);
  });
});
