import { DOMParser, DOMSerializer, Fragment, type Node } from 'prosemirror-model';
import { levelsOf } from '../rich-text/heading-levels.ts';
import { purify } from '../rich-text/purify.ts';
import { dividerOf } from './divider.ts';
import { dividerMark, splitAtDivider } from './divider-mark.ts';
import { schema } from './schema.ts';
import { tidy } from './tidy.ts';
import { writableText } from './writable.ts';
import { writtenLine } from './written-line.ts';

export const parser = DOMParser.fromSchema(schema);

/** The document that a text is: what the reader would show of it, and nothing that it would not. */
export function documentOf(html: string): Node {
  if (!html.includes(dividerMark)) return parsed(html);
  const [before, after] = splitAtDivider(html);
  const count = before.trim() === '' ? 0 : parsed(before).childCount;
  const { doc } = schema.nodes;
  // Read as one, so that headings stand beside one another; what would run together across the line is kept apart.
  const blocks = parsed(`${before}<hr>${after}`).content.content;
  const content =
    blocks[count]?.type === schema.nodes.horizontal_rule
      ? blocks.filter((_, index) => index !== count)
      : [...parsed(before).content.content, ...parsed(after).content.content];
  const all = content.length > 0 ? content : [schema.nodes.paragraph.create()];
  return doc.create({ divider: Math.min(count, all.length) }, all);
}

const parsed = (html: string): Node => parser.parse(tidy(purify(html)));

const serialiser = DOMSerializer.fromSchema(schema);

/** A document of its own: a picture that is written down is not fetched for it. */
const createPage = () => document.implementation.createHTMLDocument('');

/** HTML that the reader shows as it is, to the byte: its sanitiser finds nothing to take. Without any words it is ''. */
export function htmlOf(doc: Node): string {
  const page = createPage();
  const written = doc.copy(Fragment.from(trimmed(writtenBlocks(onLevels(doc).content))));
  serialiser.serializeFragment(written.content, { document: page }, page.body);
  // The reader finds formulae in the words.
  for (const formula of page.body.querySelectorAll('[data-part="formula"]'))
    formula.replaceWith(writableText(formula.textContent ?? ''));
  // An empty paragraph has no height for the reader.
  for (const line of page.body.querySelectorAll('p:empty')) line.append(page.createElement('br'));
  const divider = dividerOf(doc);
  // Each block has become one element.
  if (divider !== null && page.body.childElementCount > 0)
    page.body.insertBefore(page.createComment('divider'), page.body.children[divider] ?? null);
  return page.body.innerHTML;
}

/** Empty lines at the end are where the next words would be. */
function trimmed(blocks: readonly Node[]) {
  const isEmpty = (block: Node) => block.type === schema.nodes.paragraph && block.childCount === 0;
  return blocks.slice(0, blocks.findLastIndex((block) => !isEmpty(block)) + 1);
}

/** A line break alone is how an empty line is written, and is read as one. */
const isBlank = ({ type, childCount, firstChild }: Node) =>
  type === schema.nodes.paragraph && childCount === 1 && firstChild?.type === schema.nodes.hard_break;

function writtenBlocks(content: Fragment): Node[] {
  return content.content.map((block) => {
    if (block.type === schema.nodes.figure && block.attrs['src'] === '')
      // Its picture has not come yet, but its words have.
      return schema.nodes.paragraph.create(null, writtenLine(block).content);
    if (block.type === schema.nodes.code_block) {
      const text = writableText(block.textContent);
      return block.copy(text === '' ? Fragment.empty : Fragment.from(schema.text(text)));
    }
    if (block.inlineContent) return isBlank(block) ? block.copy(Fragment.empty) : writtenLine(block);
    return block.copy(Fragment.from(writtenBlocks(block.content)));
  });
}

/** With its headings on the levels that the reader gives them. */
function onLevels(doc: Node): Node {
  const written: number[] = [];
  doc.descendants((node) => {
    if (node.type === schema.nodes.heading) written.push(node.attrs['level'] as number);
  });
  if (written.length === 0) return doc;
  const levels = levelsOf(written).values();
  const move = (node: Node): Node => {
    if (node.type === schema.nodes.heading)
      return node.type.create({ level: levels.next().value }, node.content, node.marks);
    return node.inlineContent ? node : node.copy(Fragment.from(node.content.content.map(move)));
  };
  return move(doc);
}
