/** Markdown into its tree, and the front matter of a document into its strings. */
import type { RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readYaml } from '../read-yaml.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm);

/** CommonMark with tables and task lists; a leading `---` block is a node of type `yaml`. */
export function parseMarkdown(text: string): RootContent[] {
  return processor.parse(text).children;
}

/** Characters of a title, an author, a company. */
const longestField = 500;

/** Fields that are strings; none when the text is no YAML. */
export function frontMatter(yaml: string): Record<string, string> {
  try {
    const value = readYaml(yaml, { schema: 'failsafe' });
    if (typeof value !== 'object' || value === null) return {};
    const strings = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(strings.map(([field, text]) => [field, text.slice(0, longestField)]));
  } catch {
    // Front matter that is no YAML is decoration; the document below it counts.
    return {};
  }
}
