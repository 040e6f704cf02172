import type { FormSettings } from './form-settings.ts';
import { offerWidths } from './offer-widths.ts';
import { leadOut } from './links.ts';
import type { RichTextPictures } from './rich-text.tsx';
import type { RichTextStrings } from './rich-text.strings.ts';

/** Longest side a writer may claim for a picture, in pixels. */
const longestSide = 10_000;

/** A picture that says it is not wider is a sign among the words: nothing to enlarge. */
const widestSign = 48;

const dataPicture = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,/i;

export function finishPicture(picture: HTMLImageElement, { pictures, words }: FormSettings) {
  const source = picture.getAttribute('src')?.trim();
  const isPasted = source !== undefined && dataPicture.test(source);
  if (!source || (/^data:/i.test(source) && !isPasted)) {
    picture.remove();
    return;
  }
  if (!mayLoad(source, isPasted, pictures)) {
    withhold(picture, source, words);
    return;
  }
  const isSized = [side(picture, 'width'), side(picture, 'height')].every(Boolean);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (isSized && isOurs(source, pictures))
    offerWidths(picture, source, Number(picture.getAttribute('width')));
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  if (!isSized && standsAlone(picture)) picture.setAttribute('data-part', 'unsized-picture');
  if (!picture.closest('a[href]') && Number(picture.getAttribute('width') ?? longestSide) > widestSign)
    offerLarge(picture, words);
}

const side = (picture: Element, name: string) => {
  const value = Number(picture.getAttribute(name) ?? Number.NaN);
  const isUsable = Number.isInteger(value) && value > 0 && value <= longestSide;
  if (!isUsable) picture.removeAttribute(name);
  return isUsable;
};

function mayLoad(source: string, isPasted: boolean, pictures: RichTextPictures) {
  if (pictures === 'all') return true;
  if (pictures === 'none') return false;
  const origin = isPasted ? location.origin : originOf(source);
  return origin === location.origin || (pictures !== 'own' && origin !== null && pictures.includes(origin));
}

/** Of this site, or of one that the page names. */
function isOurs(source: string, pictures: RichTextPictures) {
  const origin = originOf(source);
  if (origin === null) return false;
  return origin === location.origin || (typeof pictures === 'object' && pictures.includes(origin));
}

function originOf(source: string) {
  try {
    return new URL(source, document.baseURI).origin;
  } catch {
    return null;
  }
}

/** A link where the picture would be: it is fetched when a reader asks for it, and not before. */
function withhold(picture: HTMLImageElement, source: string, words: RichTextStrings) {
  const { ownerDocument } = picture;
  const name = words.picture(picture.alt.trim());
  const isLink = !picture.closest('a[href]') && !/^data:/i.test(source);
  const stand = ownerDocument.createElement(isLink ? 'a' : 'span');
  stand.setAttribute('data-part', 'withheld-picture');
  if (isLink) {
    stand.setAttribute('href', source);
    leadOut(stand);
  }
  stand.append(name);
  picture.replaceWith(stand);
}

/** Alone in its line: then a place can be kept for it without tearing words apart. */
function standsAlone(picture: HTMLImageElement) {
  const parent = picture.parentElement;
  return parent === null || parent.textContent?.trim() === '';
}

function offerLarge(picture: HTMLImageElement, words: RichTextStrings) {
  const button = picture.ownerDocument.createElement('button');
  button.type = 'button';
  button.setAttribute('data-part', 'enlarge');
  button.setAttribute('aria-label', words.enlarge(picture.alt.trim()));
  picture.replaceWith(button);
  button.append(picture);
}
