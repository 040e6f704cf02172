import type { ReactNode } from 'react';

/** What titles and text have in common. */
export interface WordsProps {
  children: ReactNode;
  /** `reading` is the serif of titles of articles and of quotations. @default 'text' */
  font?: 'text' | 'reading';
  /** Cuts after so many lines, with an ellipsis. What is cut must be readable somewhere else. */
  lines?: 1 | 2 | 3 | 4;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
}
