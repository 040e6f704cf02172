import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Text for assistive technology, with an `id` where something visible refers to it. */
export interface VisuallyHiddenProps {
  children: ReactNode;
  /** `div` when it holds blocks. @default 'span' */
  as?: 'span' | 'div';
  /** For `aria-labelledby` and `aria-describedby` of something visible. */
  id?: string;
}

/** Words for those who listen. Never put anything focusable in it. */
export function VisuallyHidden({ children, as: Tag = 'span', id }: VisuallyHiddenProps) {
  return (
    <Tag data-component="visually-hidden" id={id} className={styles.hidden}>
      {children}
    </Tag>
  );
}
