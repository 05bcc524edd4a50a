/** Deals through the stages, with the share that went on from each. */
import type { OutlineSlide } from '../../src/model/outline.ts';
import { scoped } from './facts.ts';

const stages = ['Qualified', 'Engaged', 'Proposal', 'Negotiation', 'Won'];

export const example: OutlineSlide<'funnel'> = {
  id: 'example-funnel',
  kind: 'funnel',
  title: '{{passed[stage=Engaged]@0}} of engaged deals came to a proposal',
  lead: 'Deals that came into each stage and share that went on, closed in Q4 2017',
  source: 'Source: CRM export of 31 December 2017',
  content: {
    stages: stages.map((stage, index) => ({
      label: stage,
      value: scoped('entered', 'stage', stage),
      ...(index < stages.length - 1 && { rate: scoped('passed', 'stage', stage) }),
    })),
    highlight: 1,
    reading: [
      '**{{passed[stage=Engaged]@0}}** of the engaged deals came to a proposal.',
      'From negotiation {{passed[stage=Negotiation]@0}} were won.',
    ],
  },
};
