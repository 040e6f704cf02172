import { Fragment, Slice, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Stands for the address of a picture that cannot be read from here, so that its place is not lost. */
const gapAddress = '#gap';

const raster = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,/i;

/** Addresses by which a page reads: of the web, and within the site. */
const readable = /^(?:https?:|\/|\.|[^a-z]|[a-z0-9_.%-]+(?:[^a-z0-9_.%:-]|$))/i;

/** Keeps the places of pictures that stay where they were copied, such as on somebody's disk: no sanitiser would. */
export function keepPlaces(root: Element) {
  for (const picture of root.querySelectorAll('img')) {
    const source = picture.getAttribute('src')?.trim() ?? '';
    if (source === '' || !(readable.test(source) || raster.test(source)))
      picture.setAttribute('src', gapAddress);
  }
}

/** What is done with the pictures of a paste. */
export interface PastedPictures {
  /** Begins to send a picture that came inside the text, and answers its id; null where none can be sent. */
  start: (file: File) => string | null;
  /** Whether it was copied here, and stays what it is. */
  isCopied: (source: string) => boolean;
  /** The address under which this site's readers see it; null when it is no picture of this site. */
  ownAddress: (source: string) => string | null;
  /** What stands in the place of a picture that is not there, with what it says. */
  gap: (alt: string) => string;
  /** So many are not there. */
  onGaps: (count: number) => void;
}

/**
 * Pictures of this site stay, and those inside the text are sent. In the place of any other there are words, so that
 * nothing is fetched from a stranger's address whenever somebody reads, and nobody has to guess what was there.
 */
export function settlePictures(slice: Slice, pictures: PastedPictures): Slice {
  let gaps = 0;

  function gapOf({ attrs, marks: own }: Node): Node {
    gaps += 1;
    const words = pictures.gap(String(attrs['alt']));
    return schema.text(words, marks.highlight.create().addToSet(own));
  }

  function settled(node: Node): Node[] {
    const source = String(node.attrs['src']);
    if (pictures.isCopied(source)) return [node];
    const isFigure = node.type === nodes.figure;
    const below = node.childCount > 0 ? [nodes.paragraph.create(null, node.content)] : [];
    if (isFigure && raster.test(source)) {
      const file = fileOf(source);
      const upload = file && pictures.start(file);
      if (upload) return [node.type.create({ ...node.attrs, src: '', upload }, node.content)];
      if (file) return below;
    }
    const own = pictures.ownAddress(source);
    if (own !== null) return [node.type.create({ ...node.attrs, src: own }, node.content, node.marks)];
    return isFigure ? [nodes.paragraph.create(null, gapOf(node)), ...below] : [gapOf(node)];
  }

  const change = (content: Fragment): Fragment =>
    Fragment.from(
      content.content.flatMap((node) => {
        if (node.type === nodes.figure || node.type === nodes.image) return settled(node);
        return node.isText || node.isLeaf ? [node] : [node.copy(change(node.content))];
      }),
    );

  const changed = change(slice.content);
  if (gaps > 0) pictures.onGaps(gaps);
  return changed.eq(slice.content) ? slice : Slice.maxOpen(changed);
}

const carried = /^data:(image\/[a-z]+);base64,(.+)$/i;

/** A picture that came inside the text itself. */
function fileOf(source: string): File | null {
  const [, type, letters] = carried.exec(source) ?? [];
  if (!type || !letters) return null;
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new File([bytes], `picture.${type.split('/')[1] ?? 'png'}`, { type });
  } catch {
    return null;
  }
}

/** Addresses of all pictures in it. */
export function sourcesOf(slice: Slice): string[] {
  const sources: string[] = [];
  slice.content.descendants((node) => {
    if (node.type === nodes.figure || node.type === nodes.image) sources.push(String(node.attrs['src']));
  });
  return sources;
}

/** Whether it has more than pictures: words, or a table. */
export function hasWords({ content }: Slice): boolean {
  let hasTable = false;
  content.descendants((node) => {
    hasTable ||= node.type === nodes.table;
  });
  return hasTable || content.textBetween(0, content.size).trim() !== '';
}
