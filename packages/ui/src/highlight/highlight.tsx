import { cx } from '../theme/cx.ts';
import * as styles from './highlight.css.ts';
import { mergedRanges, occurrencesOf, type TextRange } from './occurrences.ts';

/** Ranges by `words`, which are searched for here, or by `ranges`, which were found elsewhere. */
export interface HighlightProps {
  /** Plain text. HTML in it is shown as it is written. */
  children: string;
  /**
   * Every occurrence is marked. A string is divided at spaces, as a search field gives it. Large and small letters, half
   * and full width, é and e are the same.
   */
  words?: string | readonly string[];
  /** Parts that somebody else has found, such as the server. In UTF-16 units; those that overlap become one. */
  ranges?: readonly TextRange[];
  /** Gold as a marker pen, or celadon. @default 'caution' */
  tone?: 'caution' | 'action';
}

/** Marks parts of a text where they stand, as a search result does. Read aloud, the text stays one text. */
export function Highlight({ children: text, words = [], ranges = [], tone = 'caution' }: HighlightProps) {
  const marks = mergedRanges([...occurrencesOf(text, words), ...ranges], text.length);
  return (
    <span data-component="highlight">
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark data-part="match" className={cx(styles.match, styles.tone[tone])}>
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </span>
  );
}
