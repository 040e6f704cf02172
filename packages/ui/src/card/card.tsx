import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './card.css.ts';

/** Padding and element of a raised surface. A `section` needs `labelledBy`. */
export interface CardProps {
  children: ReactNode;
  /** 16, 24 or 32 px; 12, 16 or 24 in compact density. @default 'standard' */
  padding?: 'none' | 'small' | 'standard' | 'large';
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Id of the heading that names a section. */
  labelledBy?: string;
}

/** A raised sheet of paper with a hairline around it. */
export function Card({ children, padding = 'standard', as: Tag = 'div', labelledBy }: CardProps) {
  return (
    <Tag
      data-component="card"
      aria-labelledby={labelledBy}
      className={cx(styles.card, styles.padding[padding])}
    >
      {children}
    </Tag>
  );
}
