import type { ReadingText } from './reading-text.ts';

/** What can be gone to in a text. */
const blocks = 'p, li, h2, h3, h4, h5, h6, blockquote, pre, figure, table';

/** `text` in the window that scrolls it. `offer` answers what may hold the focus before the text does. */
export function createReadingText(text: HTMLElement, offer: () => HTMLElement | null): ReadingText {
  const share = (length: number) => (length / text.getBoundingClientRect().height) * 100;
  return {
    place() {
      const { top, bottom, height } = text.getBoundingClientRect();
      if (bottom <= 0 || height === 0) return null;
      // The last pixel is nobody's line.
      return Math.min(100, Math.max(0, Math.floor(share(window.innerHeight - top + 1))));
    },
    span: () => share(window.innerHeight),
    isShown: () => document.visibilityState === 'visible',
    onMove,
    goTo(place) {
      const { top, height } = text.getBoundingClientRect();
      const upperEdge = top + (height * place) / 100 - window.innerHeight;
      focus(firstInSight(text, upperEdge));
      window.scrollBy({ top: upperEdge, behavior: wantsStillness() ? 'instant' : 'smooth' });
    },
    takeFocus() {
      if (offer()?.matches(':focus-within')) focus(firstInSight(text, 0));
    },
  };
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function onMove(listener: () => void) {
  let frame = 0;
  const whenMoved = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  const events = ['scroll', 'resize'] as const;
  for (const event of events) window.addEventListener(event, whenMoved, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, whenMoved);
    cancelAnimationFrame(frame);
  };
}

/** Below what the page keeps in front of its upper edge. */
const headerRoom = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 80;

/** The first lines that begin in the window whose upper edge is there; else what reaches into it. */
function firstInSight(text: HTMLElement, upperEdge: number): HTMLElement {
  const upper = upperEdge + headerRoom();
  const lower = upperEdge + window.innerHeight;
  const all = [...text.querySelectorAll<HTMLElement>(blocks)];
  const boxOf = (block: HTMLElement) => block.getBoundingClientRect();
  const beginning = all.find((block) => boxOf(block).top >= upper && boxOf(block).top < lower);
  return beginning ?? all.find((block) => boxOf(block).bottom > upper) ?? text;
}

/** Only while it has the focus, so that no press on the text takes it there. */
function focus(block: HTMLElement) {
  if (!block.hasAttribute('tabindex')) {
    block.tabIndex = -1;
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
  block.focus({ preventScroll: true });
}
