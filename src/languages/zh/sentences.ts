/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: '因为|由于|所以',
  adding: '其中|并|主要',
  dependent: /^(?:如果|虽然|因为|当)/u,
  approvals: () => [
    {
      asked: /(?<head>批准|审批|同意)(?<objects>[^，。；]{4,60})$/u,
      joint: /和|以及|、/gu,
      begins: /^[^的]{4,}$/u,
      say: (head, object) => `${head}${object}`,
    },
  ],
};
