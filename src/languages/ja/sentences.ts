/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: '',
  adding: '',
  approvals: () => [
    {
      asked: /(?:^|[にへ、])(?<objects>[^、にへ]{2,60})の(?<head>承認|決裁|決定|ご判断)(?:を|が)/u,
      joint: /と|、|および|及び/gu,
      begins: /^[^の]{4,}$|^[^との、]{4,}(?:と|、|および|及び)[^の]*$/u,
      say: (head, object) => `${object}の${head}`,
    },
  ],
};
