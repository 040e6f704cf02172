import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

/** Two columns only; for more use `Grid`. */
export interface ColumnsProps {
  /** Two children, in reading order. */
  children: ReactNode;
  /** An aside is 300 px after the main part, 240 px before it. @default 'halves' */
  template?: 'halves' | 'main-aside' | 'aside-main';
  /** @default 32 */
  gap?: Space;
}

/** Two columns; below each other where the place is narrower than 720 px. */
export function Columns({ children, template = 'halves', gap = 32 }: ColumnsProps) {
  return (
    <div data-component="columns" className={styles.measure}>
      <div className={cx(styles.columns, styles.template[template], styles.gap[gap])}>{children}</div>
    </div>
  );
}

/** The number of columns is that of a wide container; narrower ones get fewer by themselves. */
export interface GridProps {
  children: ReactNode;
  /** At 800 px and wider. From 480 px there are two, below that one. */
  columns: 2 | 3 | 4 | 5 | 6;
  /** @default 24 */
  gap?: Space;
  /** With `ul`, children are `li`. @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  /** Names a list. */
  label?: string;
}

/** Equal cells, row by row. */
export function Grid({ children, columns, gap = 24, as: Tag = 'div', label }: GridProps) {
  return (
    <div data-component="grid" className={styles.measure}>
      <Tag
        aria-label={label}
        role={Tag === 'div' ? undefined : 'list'}
        className={cx(styles.grid, styles.gridColumns[columns], styles.gap[gap])}
      >
        {children}
      </Tag>
    </div>
  );
}
