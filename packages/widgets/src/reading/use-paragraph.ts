import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  firstParagraphInSight,
  followParagraphs,
  paragraphNear,
  showParagraph,
  type ParagraphPlace,
} from './paragraphs.browser.ts';

/** The paragraph at hand in a text: pointed at, touched, or reached by the keys. */
export function useParagraph(shown: { paragraph: number } | null): {
  text: RefObject<HTMLDivElement | null>;
  /** Null while there is none. */
  place: ParagraphPlace | null;
  /** For the keyboard, which points at nothing. */
  begin: () => void;
  step: (by: 1 | -1) => void;
} {
  const text = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ParagraphPlace | null>(null);
  useEffect(() => (text.current ? followParagraphs(text.current, setPlace) : undefined), []);
  useEffect(() => {
    if (shown && text.current) showParagraph(text.current, shown.paragraph);
  }, [shown]);
  return {
    text,
    place,
    begin: () => setPlace((now) => now ?? (text.current && firstParagraphInSight(text.current))),
    step: (by) =>
      setPlace((now) => (text.current ? paragraphNear(text.current, (now?.paragraph ?? 0) + by) : now)),
  };
}
