/** Definitions and data quality. */
import type { OutlineSlide } from '../../src/model/outline.ts';

export const example: OutlineSlide<'appendix'> = {
  id: 'example-appendix',
  kind: 'appendix',
  title: 'Definitions and data quality',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    items: [
      { term: 'Won value', text: 'Sum of the closing value of deals won in the period.' },
      { term: 'Win rate', text: 'Deals won divided by deals closed, by count, in the period of closing.' },
      { term: 'Average deal', text: 'Won value divided by deals won.' },
      { term: 'Sales cycle', text: 'Median days from engagement to closing of deals won.' },
      { term: 'Open pipeline', text: 'Value of deals without a closing date at the end of the period.' },
      { term: 'Partial period', text: 'Q1 2018 is not covered whole; it is shown and never compared.' },
      { term: 'Rows', text: 'All rows of the export were read; none was rejected.' },
      { term: 'Names', text: 'Two spellings of one product were joined.' },
    ],
  },
};
