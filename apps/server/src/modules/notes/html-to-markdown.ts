import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { marked, resolveMarks, withoutPlaceholders, type Mark } from './markdown-marks.ts';

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

const attribute = ({ attrs }: Tree.Element, name: string) =>
  withoutPlaceholders(attrs.find((each) => each.name === name)?.value ?? '');

/** What would be read as markup within a line. */
const escapeInline = (text: string) => text.replace(/[\\`*_[\]<>~|$]/g, '\\$&').replace(/&/g, '&amp;');

/** What would be read as a heading, a quotation, a list or a line at the beginning of one. */
const escapeLine = (line: string) =>
  line.replace(/^(\s*)([#+=-])/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])/, '$1\\$2');

/** A title or a name in one line. */
export const markdownText = (text: string): string =>
  escapeLine(escapeInline(text.replace(/\s+/g, ' ').trim()));

/** An address can neither end its brackets nor begin a line. */
const markdownAddress = (address: string) =>
  address.replace(/[\s<>()\\]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  );

/** Sanitised HTML as Markdown. What has no form there keeps its words. */
export function htmlToMarkdown(html: string): string {
  return resolveMarks(blocksOf(parseFragment(html).childNodes).join('\n\n'));
}

const marks: Record<string, Mark> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 'del',
  del: 'del',
};

function inlineOf(node: Tree.Node): string {
  if ('value' in node) return escapeInline(withoutPlaceholders(node.value).replace(/\s+/g, ' '));
  if (!isElement(node)) return '';
  const { tagName } = node;
  if (tagName === 'br') return '  \n';
  if (tagName === 'img')
    return `![${escapeInline(attribute(node, 'alt'))}](${markdownAddress(attribute(node, 'src'))})`;
  if (tagName === 'code' || tagName === 'kbd') return codeOf(rawText(node));
  const inner = node.childNodes.map(inlineOf).join('');
  if (tagName === 'a' && attribute(node, 'href') !== '')
    return `[${inner}](${markdownAddress(attribute(node, 'href'))})`;
  const mark = marks[tagName];
  // A mark next to a blank is none.
  const words = inner.trim();
  if (!mark || words === '') return inner;
  const before = inner.slice(0, inner.length - inner.trimStart().length);
  const after = inner.slice(inner.trimEnd().length);
  return before + marked(mark, words) + after;
}

/** In as many backticks as the code needs. */
function codeOf(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const pad = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

const longestRun = (code: string) => Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));

const rawText = (node: Tree.Node): string =>
  'value' in node
    ? withoutPlaceholders(node.value)
    : 'childNodes' in node
      ? node.childNodes.map(rawText).join('')
      : '';

const blockNames = /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|hr|table|figure|div|dd|dt|figcaption)$/;

/** Each block as its lines; words between blocks are one of their own. */
function blocksOf(nodes: readonly Tree.Node[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    if (line.trim() !== '') blocks.push(linesOf(line));
    line = '';
  };
  for (const node of nodes) {
    if (!isElement(node) || !blockNames.test(node.tagName)) {
      line += inlineOf(node);
      continue;
    }
    endLine();
    const block = blockOf(node);
    if (block !== '') blocks.push(block);
  }
  endLine();
  return blocks;
}

/** Several breaks of a line: with nothing between them they would end the paragraph. */
const emptyLines = /(?: {2}\n ?)+(?= {2}\n)/g;

const linesOf = (text: string) =>
  text
    .trim()
    .replace(emptyLines, (breaks) => '<br>'.repeat(breaks.split('\n').length - 1))
    .split('\n')
    .map(escapeLine)
    .join('\n');

function blockOf(node: Tree.Element): string {
  const { tagName, childNodes } = node;
  switch (tagName) {
    case 'hr':
      return '---';
    case 'pre': {
      const code = rawText(node).replace(/\n$/, '');
      const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
      return `${fence}\n${code}\n${fence}`;
    }
    case 'ul':
    case 'ol':
      return listOf(node);
    case 'blockquote':
      return blocksOf(childNodes).join('\n\n').replace(/^/gm, '> ');
    case 'table':
      return tableOf(node);
    default: {
      const level = /^h([1-6])$/.exec(tagName)?.[1];
      // The notes' own titles stand above.
      if (level)
        return `${'#'.repeat(Math.min(6, Number(level) + 1))} ${childNodes.map(inlineOf).join('').trim()}`;
      return blocksOf(childNodes).join('\n\n');
    }
  }
}

function listOf(node: Tree.Element): string {
  const first = Number(attribute(node, 'start')) || 1;
  return node.childNodes
    .filter(isElement)
    .map((item, index) => {
      const mark = node.tagName === 'ol' ? `${first + index}. ` : '- ';
      return (
        mark +
        blocksOf(item.childNodes)
          .join('\n\n')
          .replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
      );
    })
    .join('\n');
}

function tableOf(node: Tree.Element): string {
  const rows = elementsOf(node, 'tr').map((row) =>
    row.childNodes.filter(isElement).map((cell) =>
      blocksOf(cell.childNodes)
        .join(' ')
        .replace(/(?<!\s)\s*\n\s*/g, ' '),
    ),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return width === 0
    ? ''
    : [lineOf(head), lineOf(Array(width).fill('---') as string[]), ...rest.map(lineOf)].join('\n');
}

const elementsOf = (node: Tree.Element, name: string): Tree.Element[] =>
  node.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === name ? [child] : elementsOf(child, name)));
