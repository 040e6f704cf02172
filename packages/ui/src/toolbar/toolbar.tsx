import { createContext, useContext, type ReactNode } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { cx } from '../theme/cx.ts';
import * as styles from './toolbar.css.ts';

/** `label` is required: a toolbar is announced by its name. */
export interface ToolbarProps {
  /** Says what its buttons act on. */
  label: string;
  /** Buttons, toggle buttons, groups of them and `ToolbarSeparator`s. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Lays it on a sheet of its own, as above something that is written. */
  isFramed?: boolean;
}

const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

/** Buttons that act on one thing: one stop for Tab, arrow keys between them. */
export function Toolbar({ label, children, orientation = 'horizontal', isFramed }: ToolbarProps) {
  return (
    <AriaToolbar
      aria-label={label}
      orientation={orientation}
      data-component="toolbar"
      className={cx(styles.toolbar, isFramed && styles.framed)}
    >
      <OrientationContext.Provider value={orientation}>{children}</OrientationContext.Provider>
    </AriaToolbar>
  );
}

/** `label` is required: the group is announced when focus enters it. */
export interface ToolbarGroupProps {
  /** Says what these few have in common. */
  label: string;
  children: ReactNode;
}

/** Buttons of a toolbar that belong together: they stay on one row. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
    <div role="group" aria-label={label} data-part="group" className={styles.group}>
      {children}
    </div>
  );
}

/** A line between groups. */
export function ToolbarSeparator() {
  const isRow = useContext(OrientationContext) === 'horizontal';
  return (
    <Separator
      elementType="div"
      orientation={isRow ? 'vertical' : 'horizontal'}
      data-part="separator"
      className={styles.separator}
    />
  );
}
