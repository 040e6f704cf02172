import { Slice } from 'prosemirror-model';
import { purify } from '../rich-text/purify.ts';
import { respell } from '../rich-text/respell.ts';
import { parser } from './html.ts';
import { keepPlaces } from './pasted-pictures.ts';
import { readShapes } from './pasted-shapes.ts';
import { readStyles, readWordLists } from './pasted-styles.ts';
import { tidy } from './tidy.ts';

/** What ProseMirror notes about what was cut out: how deep it was open, and in what it stood. */
const sliceNote = /^\d+ \d+(?: -\d+)? (\[.*\])$/;

/**
 * What is left of pasted HTML, as a text that any parser may read: a content security policy finds nothing to report in
 * it, and the reader's sanitiser nothing to take out.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(respell(html), 'text/html');
  const note = body.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice') ?? '';
  readWordLists(body);
  readStyles(body);
  readShapes(body);
  keepPlaces(body);
  const fragment = tidy(purify(body.innerHTML));
  for (const picture of fragment.querySelectorAll('img[src^="data:" i]')) standAlone(picture);
  const first = fragment.firstElementChild;
  const kept = first && withoutAttributes(note);
  if (kept) first.setAttribute('data-pm-slice', kept);
  const page = document.implementation.createHTMLDocument('');
  page.body.append(fragment);
  return page.body.innerHTML;
}

/** Anybody may write such a note: names of our nodes are all that counts of it. */
function withoutAttributes(note: string): string | null {
  const context = sliceNote.exec(note)?.[1];
  if (context === undefined) return null;
  try {
    const names = JSON.parse(context) as unknown[];
    const bare = names.map((name, index) => (index % 2 === 0 && typeof name === 'string' ? name : null));
    return note.slice(0, -context.length) + JSON.stringify(bare);
  } catch {
    return null;
  }
}

/** What must be uploaded first gets a place of its own. */
function standAlone(picture: Element) {
  if (picture.parentElement?.localName === 'figure') return;
  const figure = picture.ownerDocument.createElement('figure');
  const { parentElement: line } = picture;
  const isAlone =
    line?.matches('p') === true && line.childElementCount === 1 && line.textContent?.trim() === '';
  (isAlone ? line : picture).replaceWith(figure);
  figure.append(picture);
}

/** Plain text: a line is a paragraph, and a formula is one. */
export function sliceOfText(text: string): Slice {
  const page = document.implementation.createHTMLDocument('');
  const fragment = page.createDocumentFragment();
  for (const line of text.replace(/\r\n?/g, '\n').split(/\n+/)) {
    const paragraph = page.createElement('p');
    paragraph.textContent = line;
    fragment.append(paragraph);
  }
  return Slice.maxOpen(parser.parse(tidy(fragment), { preserveWhitespace: true }).content);
}
