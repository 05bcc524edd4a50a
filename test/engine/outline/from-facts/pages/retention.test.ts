/** Net and gross retention: the title says what they hide; where they hide nothing, both rates; and how many accounts left. */
import { describe, expect, it } from 'vitest';
import { calm, lostBook } from '../../../insight/lost-book.ts';
import { tell } from '../told-data.ts';

describe('the page of retention', () => {
  it('is headed by what was sold and lost within the period where that is much', async () => {
    const told = tell(await lostBook(calm, { sold: 400, lostOpening: 80, lostSold: 90 }));
    expect(told.title('retention')).toMatch(/^Net retention of [\d.]+% leaves out the \$9K sold and lost within Q3 2024$/);
  });

  it('says that no account left where every loss is partial, and what gross retention offsets', async () => {
    const told = tell(await lostBook(calm, { sold: 400, lostOpening: 80, lostSold: 90 }));
    // 300 accounts hold several subscriptions each, of which the oldest end.
    expect(told.reading('retention')).toContain('No account has left: all 300 that paid at the end of Q2 2024 still pay');
    expect(told.reading('retention')).not.toMatch(/(?<!\d)0\.0%/);
  });

  it('counts the accounts that left, and shows both rates where nothing is hidden', async () => {
    // Each subscription has an account of its own, so that one that ends is an account that left.
    const told = tell(await lostBook(calm, { sold: 130, lostOpening: 30, lostSold: 0 }, (row, at) => ({ ...row, account: `A${at}` })));
    expect(told.title('retention')).toMatch(/^Net revenue retention is [\d.]+% on Q2 2024 accounts; gross retention is [\d.]+%$/);
    expect(told.reading('retention')).toMatch(/30 of the [\d,]+ accounts paying at the end of Q2 2024 pay nothing any more/);
  });
});
