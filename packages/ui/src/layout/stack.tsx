import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

/** A list keeps its bullets hidden; give it `li` children, or children with that role. */
export type BoxElement =
  'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'span';

/** Spacing and alignment of one column, and the element it is. */
export interface StackProps {
  children: ReactNode;
  /** Between children. @default 16 */
  gap?: Space;
  /** Across: `stretch` fills the width. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** @default 'div' */
  as?: BoxElement;
  /** Names a `nav`, a `section` or a list. */
  label?: string;
}

/** Things below each other. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div', label }: StackProps) {
  return (
    <Tag
      data-component="stack"
      aria-label={label}
      role={Tag === 'ul' || Tag === 'ol' ? 'list' : undefined}
      className={cx(styles.stack, styles.gap[gap], styles.align[align])}
    >
      {children}
    </Tag>
  );
}

/** Only content: it takes the width that the rest of its `Inline` leaves. */
export interface FillProps {
  children: ReactNode;
}

/** Takes what is left of a single row: the words beside an avatar. */
export function Fill({ children }: FillProps) {
  return (
    <div data-component="fill" className={styles.fill}>
      {children}
    </div>
  );
}

/** Spacing and alignment of one row; it wraps unless `isSingleRow`. */
export interface InlineProps {
  children: ReactNode;
  /** Between children, and between rows when they wrap. @default 12 */
  gap?: Space;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps everything on one row; children then shrink. */
  isSingleRow?: boolean;
  /** @default 'div' */
  as?: BoxElement;
  /** Names a `nav`, a `section` or a list. */
  label?: string;
}

/** Things beside each other, wrapping when the row is full. */
export function Inline({
  children,
  gap = 12,
  align = 'center',
  justify = 'start',
  isSingleRow = false,
  as: Tag = 'div',
  label,
}: InlineProps) {
  return (
    <Tag
      data-component="inline"
      aria-label={label}
      role={Tag === 'ul' || Tag === 'ol' ? 'list' : undefined}
      className={cx(
        styles.inline,
        !isSingleRow && styles.wrap,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    >
      {children}
    </Tag>
  );
}
