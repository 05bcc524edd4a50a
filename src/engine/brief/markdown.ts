/** Parses Markdown into its tree, and front matter into strings. */
import type { RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readYaml } from '../read-yaml.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm);

/** CommonMark with tables and task lists; a leading `---` block is a `yaml` node. */
export function parseMarkdown(text: string): RootContent[] {
  return processor.parse(text).children;
}

/** Maximum characters of a title, author or company. */
const longestField = 500;

/** String fields; none if the text is not YAML. */
export function frontMatter(yaml: string): Record<string, string> {
  try {
    const value = readYaml(yaml, { schema: 'failsafe' });
    if (typeof value !== 'object' || value === null) return {};
    const strings = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(strings.map(([field, text]) => [field, text.slice(0, longestField)]));
  } catch {
    // Ignore invalid front matter; the document below it counts.
    return {};
  }
}
