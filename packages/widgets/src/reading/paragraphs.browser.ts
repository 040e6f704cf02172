/** A paragraph of the text, and where it begins within it. */
export interface ParagraphPlace {
  /** From 0. */
  paragraph: number;
  /** Pixels below the upper edge of the text. */
  top: number;
}

/** What a note can be about: each block of the text. */
const paragraphsOf = (text: HTMLElement) => [
  ...text.querySelectorAll<HTMLElement>('[data-component="rich-text"] > *'),
];

function placeOf(text: HTMLElement, paragraph: number): ParagraphPlace | null {
  const block = paragraphsOf(text)[paragraph];
  if (!block) return null;
  return { paragraph, top: block.getBoundingClientRect().top - text.getBoundingClientRect().top };
}

function placeAround(text: HTMLElement, target: EventTarget | null): ParagraphPlace | null {
  if (!(target instanceof Node)) return null;
  const paragraph = paragraphsOf(text).findIndex((block) => block.contains(target));
  return paragraph < 0 ? null : placeOf(text, paragraph);
}

/** Tells which paragraph is pointed at, touched, or holds the focus; null when a mouse has left. Answers the way to stop. */
export function followParagraphs(text: HTMLElement, onPlace: (place: ParagraphPlace | null) => void) {
  const come = ({ target }: Event) => {
    const place = placeAround(text, target);
    if (place) onPlace(place);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onPlace(null);
  };
  text.addEventListener('pointerover', come);
  text.addEventListener('focusin', come);
  text.addEventListener('pointerleave', leave);
  return () => {
    text.removeEventListener('pointerover', come);
    text.removeEventListener('focusin', come);
    text.removeEventListener('pointerleave', leave);
  };
}

/** The paragraph by its number, or the last one; null for a text without any. */
export function paragraphNear(text: HTMLElement, paragraph: number): ParagraphPlace | null {
  const last = paragraphsOf(text).length - 1;
  return last < 0 ? null : placeOf(text, Math.min(last, Math.max(0, paragraph)));
}

/** The first paragraph that ends in the window; the first of all where none does. */
export function firstParagraphInSight(text: HTMLElement): ParagraphPlace | null {
  const paragraph = paragraphsOf(text).findIndex((block) => block.getBoundingClientRect().bottom > 80);
  return paragraphNear(text, Math.max(0, paragraph));
}

/** Brings a paragraph to the middle of the window, with the focus for as long as it stays there. */
export function showParagraph(text: HTMLElement, paragraph: number) {
  const block = paragraphsOf(text)[paragraph];
  if (!block) return;
  if (!block.hasAttribute('tabindex')) {
    block.tabIndex = -1;
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
  block.scrollIntoView({ block: 'center' });
  block.focus({ preventScroll: true });
}
