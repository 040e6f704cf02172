import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './button-group.css.ts';

/** Buttons of one size in a row or column. Give `label` where the buttons alone do not say what they act on. */
export interface ButtonGroupProps {
  /** `Button`s, `IconButton`s and `LinkButton`s of one size. */
  children: ReactNode;
  /** Names the group for those who do not see it. Needed when the buttons alone do not say what they act on. */
  label?: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Along the row. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Buttons share one frame: an action and its variants, one step back and one forward. They do not wrap. */
  isAttached?: boolean;
  /** Buttons share the whole width, and lie below each other where that is too narrow. */
  isFullWidth?: boolean;
}

/** Buttons that belong together. A row that is full wraps. */
export function ButtonGroup(props: ButtonGroupProps) {
  const { children, label, orientation = 'horizontal', justify = 'start', isAttached, isFullWidth } = props;
  const isVertical = orientation === 'vertical';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
    <div
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      data-component="button-group"
      data-orientation={orientation}
      className={cx(
        styles.group,
        styles.orientation[orientation],
        styles.justify[justify],
        isAttached && (isVertical ? styles.attachedVertical : styles.attached),
        isFullWidth && styles.fullWidth,
      )}
    >
      {children}
    </div>
  );
}
