/** A web page as Markdown, without scripts and the frame around its text. */
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

interface HtmlNode {
  type: string;
  tagName?: string;
  children?: HtmlNode[];
}

const frame = new Set(['script', 'style', 'noscript', 'template', 'nav', 'aside', 'footer', 'form', 'button', 'svg', 'img', 'iframe']);

export function htmlText(html: string): string {
  return String(
    unified()
      .use(rehypeParse)
      .use(() => (tree: unknown) => withoutFrame(tree as HtmlNode))
      .use(rehypeRemark)
      .use(remarkGfm)
      .use(remarkStringify, { bullet: '-', rule: '-' })
      .processSync(html),
  );
}

function withoutFrame(root: HtmlNode): void {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.children) node.children = node.children.filter(({ tagName }) => tagName === undefined || !frame.has(tagName));
    // A link's target is no text.
    if (node.tagName === 'a') node.tagName = 'span';
    if (node.tagName === 'table') headed(node);
    open.push(...(node.children ?? []));
  }
}

/** The first row of a table that names no heads is its head, as people write tables. */
function headed(table: HtmlNode): void {
  const rows = (table.children ?? []).flatMap((part) =>
    part.tagName === 'tr' ? [part] : (part.children ?? []).filter(({ tagName }) => tagName === 'tr'),
  );
  if (rows.some(({ children = [] }) => children.some(({ tagName }) => tagName === 'th'))) return;
  for (const cell of rows[0]?.children ?? []) if (cell.tagName === 'td') cell.tagName = 'th';
}
