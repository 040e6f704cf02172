import { markFormulas } from '../rich-text/formula-places.ts';
import { lowerHeadings } from '../rich-text/heading-levels.ts';
import { richTextStrings } from '../rich-text/rich-text.strings.ts';

const rasterPicture = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,/i;

/** What a browser starts a line for, of all that the sanitiser lets in. */
const blocks = 'p, div, li, tr, h2, h3, h4, h5, h6, blockquote, dt, dd';

/** Puts what the sanitiser has let in into the shapes that the schema knows; no word goes. */
export function tidy(fragment: DocumentFragment): DocumentFragment {
  const each = (selector: string, change: (element: Element) => void) => {
    for (const element of fragment.querySelectorAll(selector)) change(element);
  };
  lowerHeadings(fragment);
  each('pre', flattenCode);
  each('wbr, rp', (element) => element.remove());
  each('q', (quotation) => {
    quotation.prepend('“');
    quotation.append('”');
  });
  each('a', (link) => {
    if (/^(?:#|$)/.test(link.getAttribute('href')?.trim() ?? '')) link.replaceWith(...link.childNodes);
  });
  each('img', (picture) => {
    const source = picture.getAttribute('src')?.trim() ?? '';
    if (source === '' || (/^data:/i.test(source) && !rasterPicture.test(source))) picture.remove();
  });
  each('figure', straightenFigure);
  each('figcaption', (caption) => {
    if (caption.parentElement?.localName !== 'figure') rename(caption, 'p');
  });
  // A line break alone holds an empty line open.
  each('br', (lineBreak) => {
    const { parentElement } = lineBreak;
    if (parentElement?.childNodes.length === 1 && parentElement.matches('p, td, th, li, dd'))
      lineBreak.remove();
  });
  fragment.normalize();
  markFormulas(fragment, richTextStrings.en);
  return fragment;
}

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Code is its letters: lines that somebody built of elements become lines. */
function flattenCode(pre: Element) {
  if (pre.parentElement?.closest('pre')) return;
  for (const lineBreak of pre.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const block of pre.querySelectorAll(blocks)) {
    const before = block.previousSibling?.textContent;
    if (before && !before.endsWith('\n')) block.before('\n');
    if (
      block.nextSibling &&
      !/^\s*\n/.test(block.nextSibling.textContent ?? '') &&
      !block.textContent?.endsWith('\n')
    )
      block.after('\n');
  }
  const language = [pre, ...pre.querySelectorAll('[class]')]
    .map(
      (element) =>
        /(?:^|\s)(?:lang(?:uage)?|brush:)-?\s?([\w+#-]{1,20})(?:[\s;]|$)/.exec(element.className)?.[1],
    )
    .find(Boolean);
  pre.textContent = pre.textContent?.replace(/\r\n?/g, '\n') ?? '';
  pre.className = language ? `language-${language}` : '';
}

/** A figure is one picture, by itself, with words below; any other one was a box. */
function straightenFigure(figure: Element) {
  const caption = figure.querySelector('figcaption');
  const rest = figure.cloneNode(true) as Element;
  rest.querySelector('figcaption')?.remove();
  const isPicture =
    rest.querySelectorAll('img').length === 1 &&
    rest.textContent?.trim() === '' &&
    !rest.querySelector('a img, table, pre, hr, figcaption');
  const picture = [...figure.querySelectorAll('img')].find((each) => !caption?.contains(each));
  if (isPicture && picture) figure.replaceChildren(picture, ...(caption ? [caption] : []));
  else {
    if (caption) rename(caption, 'p');
    rename(figure, 'div');
  }
}
