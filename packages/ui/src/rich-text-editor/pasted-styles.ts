import { respelledStyle } from '../rich-text/respell.ts';

/** What a piece of pasted text says about its looks, read where no browser has read it. */
const styleOf = (element: Element) =>
  (element.getAttribute(respelledStyle) ?? '').replaceAll('\uFDD0', '').toLowerCase();

// Not Word's own `mso-bidi-font-weight`.
const isHeavy = /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/;
const isLight = /(?<![-\w])font-weight:\s*(?:normal|[1-4]00)/;

/** Looks that are said by styles become elements, since no style comes in; and what a style took back goes. */
export function readStyles(root: Element) {
  for (const element of root.querySelectorAll<HTMLElement>(`[${CSS.escape(respelledStyle)}]`)) {
    const style = styleOf(element);
    // Google Docs puts all it copies into one `b` that is not bold.
    if (element.matches('b, strong') && isLight.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    // Programs to write programs copy a box of lines.
    if (
      element.matches('div') &&
      /white-space:\s*pre/.test(style) &&
      /font-family:[^;:]*mono|consolas|menlo/.test(style)
    ) {
      const code = element.ownerDocument.createElement('pre');
      code.append(...element.childNodes);
      element.replaceWith(code);
      continue;
    }
    if (!element.matches('span, font, p, div, td, th, li, section')) continue;
    if (element.matches('span, font')) {
      if (isHeavy.test(style) && !element.closest('b, strong, h1, h2, h3, h4, h5, h6, th'))
        wrap(element, 'strong');
      if (/(?<![-\w])font-style:\s*italic/.test(style) && !element.closest('em, i')) wrap(element, 'em');
      if (/text-decoration(?:-line)?:[^;:]*line-through/.test(style)) wrap(element, 's');
      if (
        /text-decoration(?:-line)?:[^;:]*underline/.test(style) &&
        !element.closest('a, u') &&
        !element.querySelector('a')
      )
        wrap(element, 'u');
      if (/vertical-align:\s*super/.test(style)) wrap(element, 'sup');
      if (/vertical-align:\s*sub/.test(style)) wrap(element, 'sub');
    }
  }
}

/** Puts what an element holds into another one inside it. */
function wrap(element: Element, tag: string) {
  const inside = element.ownerDocument.createElement(tag);
  inside.append(...element.childNodes);
  element.append(inside);
}

const listPlace = /mso-list:\s*l\d+\s+level(\d)/;

/** Word writes a list as paragraphs that say their depth, with the number as words. */
export function readWordLists(root: Element) {
  let open: { list: Element; level: number; last: Element }[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(listPlace.exec(styleOf(paragraph))?.[1] ?? 0);
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      styleOf(span).includes('mso-list:ignore'),
    );
    if (level === 0 || !sign || !paragraph.matches('p')) {
      open = [];
      continue;
    }
    const marker = sign.textContent?.trim() ?? '';
    sign.remove();
    const tag = /[\da-z一二三四五六七八九十]{1,4}[.)、）]/i.test(marker) ? 'ol' : 'ul';
    const previous = paragraph.previousElementSibling;
    if (open.length > 0 && previous !== open[0]?.list) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const top = open.at(-1);
    const item = paragraph.ownerDocument.createElement('li');
    if (top?.level === level && top.list.localName === tag) {
      top.list.append(item);
      top.last = item;
    } else {
      const list = paragraph.ownerDocument.createElement(tag);
      const start = Number.parseInt(marker, 10);
      if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));
      list.append(item);
      if (top && top.level < level) top.last.append(list);
      else {
        open = [];
        paragraph.before(list);
      }
      open.push({ list, level, last: item });
    }
    item.append(paragraph);
  }
}
