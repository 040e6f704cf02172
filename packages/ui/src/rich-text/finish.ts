import { frameCode } from './code-frame.ts';
import { finishPicture } from './finish-picture.ts';
import type { FormSettings } from './form-settings.ts';
import { markFormulas } from './formula-places.ts';
import { lowerHeadings } from './heading-levels.ts';
import { leadOut } from './links.ts';
import type { RichTextStrings } from './rich-text.strings.ts';
import { leadToPeople } from './mentions.ts';
import { makeScrollStop } from './scroll-stops.ts';

/** What the sanitiser's lists cannot say: how links and pictures behave, and where the headings stand. */
export function finish(fragment: DocumentFragment, settings: FormSettings) {
  const { words } = settings;
  for (const element of fragment.querySelectorAll('[class]')) keepLanguage(element);
  for (const link of fragment.querySelectorAll('a')) finishLink(link);
  for (const picture of fragment.querySelectorAll('img')) finishPicture(picture, settings);
  for (const table of fragment.querySelectorAll('table')) wrapTable(table, words);
  for (const code of fragment.querySelectorAll('pre')) frameCode(code, words);
  leadToPeople(fragment, settings.hasPeople === true);
  lowerHeadings(fragment);
  markFormulas(fragment, words);
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
  leadOut(link);
}

/** A wide table scrolls in its own frame, which the keyboard must reach. */
function wrapTable(table: HTMLTableElement, words: RichTextStrings) {
  if (table.parentElement?.closest('table')) return;
  const frame = table.ownerDocument.createElement('div');
  frame.setAttribute('data-part', 'table');
  makeScrollStop(frame, table.caption?.textContent?.trim() || words.table);
  table.replaceWith(frame);
  frame.append(table);
}
