/** Longest side a writer may claim for a picture, in pixels. */
const longestSide = 10_000;

const dataPicture = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,/i;

/** What the sanitiser's lists cannot say: how links and pictures behave, and where the headings stand. */
export function finish(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('[class]')) keepLanguage(element);
  for (const link of fragment.querySelectorAll('a')) finishLink(link);
  for (const picture of fragment.querySelectorAll('img')) finishPicture(picture);
  for (const table of fragment.querySelectorAll('table')) wrapTable(table);
  for (const code of fragment.querySelectorAll('pre')) code.setAttribute('tabindex', '0');
  lowerHeadings(fragment);
}

/** Of all classes one thing is worth keeping: the language of a piece of code. */
function keepLanguage(element: Element) {
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})(?:\s|$)/.exec(element.className)?.[1];
  element.removeAttribute('class');
  if (language && /^(?:CODE|PRE)$/.test(element.tagName)) element.setAttribute('data-language', language);
}

/** Ids do not survive, so a link within the page could only lead out of the text. */
function finishLink(link: HTMLAnchorElement) {
  const href = link.getAttribute('href')?.trim();
  if (!href || href.startsWith('#')) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('rel', 'noopener nofollow ugc');
  link.setAttribute('target', '_blank');
}

const side = (picture: Element, name: string) => {
  const value = Number(picture.getAttribute(name) ?? Number.NaN);
  const isUsable = Number.isInteger(value) && value > 0 && value <= longestSide;
  if (!isUsable) picture.removeAttribute(name);
  return isUsable;
};

function finishPicture(picture: HTMLImageElement) {
  const source = picture.getAttribute('src');
  if (!source || (/^\s*data:/i.test(source) && !dataPicture.test(source))) {
    picture.remove();
    return;
  }
  const isSized = [side(picture, 'width'), side(picture, 'height')].every(Boolean);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  if (!isSized && standsAlone(picture)) picture.setAttribute('data-part', 'unsized-picture');
}

/** Alone in its line: then a place can be kept for it without tearing words apart. */
function standsAlone(picture: HTMLImageElement) {
  const parent = picture.parentElement;
  return parent === null || parent.textContent?.trim() === '';
}

/** A wide table scrolls in its own frame, which the keyboard must reach. */
function wrapTable(table: HTMLTableElement) {
  if (table.parentElement?.closest('table')) return;
  const frame = table.ownerDocument.createElement('div');
  frame.setAttribute('data-part', 'table');
  frame.setAttribute('tabindex', '0');
  table.replaceWith(frame);
  frame.append(table);
}

/** The page has its one first-level heading: the highest one here becomes the second, and the others follow. */
function lowerHeadings(fragment: DocumentFragment) {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = (heading: Element) => Number(heading.tagName.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(6, levelOf(heading) - highest + 2);
    if (level === levelOf(heading)) continue;
    const moved = heading.ownerDocument.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}
