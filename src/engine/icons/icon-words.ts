/** The words of one language that an icon stands for. */
import type { IconName } from '../../model/icon-names.ts';

/**
 * Words with spaces between: `cost` is that word or its plural, `secur*` a stem with at most three letters more,
 * `next_steps` words in a row. In Chinese and Japanese a word is found wherever it stands.
 */
export type IconWords = Readonly<Record<IconName, string>>;
