import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Lines of a comment that are shown before it is folded. */
const shownLines = 12;

const blocks = 'p, ul, ol, pre, blockquote, div, figure';

/** Lines as high as an ordinary one; the gaps between paragraphs are none. */
function linesIn(box: HTMLElement): number {
  const words = box.firstElementChild ?? box;
  const parts = [...words.childNodes];
  const isOfBlocks = parts.every((part) => part instanceof Element && part.matches(blocks));
  const height = (isOfBlocks && parts.length > 0 ? [...words.children] : [words]).reduce(
    (sum, block) => sum + block.getBoundingClientRect().height,
    0,
  );
  return height / parseFloat(getComputedStyle(box).lineHeight);
}

/**
 * Folds a text that is longer than twelve lines. It is measured before it is painted, so that nothing moves, and again
 * when its column gets another width. The words below the fold stay in the page: what finds them, or takes focus among
 * them, scrolls the box, and that unfolds it.
 */
export function useFold(isOpenUnlessChosen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [choice, choose] = useState<boolean>();
  const isOpen = choice ?? isOpenUnlessChosen;

  useLayoutEffect(() => {
    if (box.current) setIsLong(linesIn(box.current) > shownLines + 0.5);
  }, []);

  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsLong(linesIn(current) > shownLines + 0.5));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const isFolded = isLong && !isOpen;
  useLayoutEffect(() => {
    // A browser keeps how far a box was scrolled while it could not be.
    if (isFolded && box.current) box.current.scrollTop = 0;
  }, [isFolded]);

  useLayoutEffect(() => {
    // Folded from its end, the text would lie above the window.
    if (choice === false) box.current?.scrollIntoView({ block: 'nearest' });
  }, [choice]);

  return {
    box,
    isLong,
    isFolded,
    handleScroll: () => void (isFolded && box.current?.scrollTop && choose(true)),
    toggle: () => choose(!isOpen),
  };
}
