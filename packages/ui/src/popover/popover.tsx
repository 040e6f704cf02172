import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { followDirection } from '../listbox/follow-direction.ts';
import { useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './popover.css.ts';

/** Two children, in this order; controlled by `isOpen`, or uncontrolled from `defaultOpen`. */
export interface PopoverTriggerProps {
  /** A button, then the `Popover` that it opens. */
  children: ReactNode;
  /** Holds whether it is open. */
  isOpen?: boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Ties a `Button` or an `IconButton` to the popover after it: a press opens and closes it. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <DialogTrigger {...props} />;
}

/** `label` is required: focus moves into the popover, which is then announced by its name. */
export interface PopoverProps {
  /** Its name, spoken when it opens. */
  label: string;
  /** Shows the name above the content too. */
  isLabelShown?: boolean;
  /** Content, or a function that is given the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Along the button; moved to where there is room. @default 'bottom start' */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';
  /** 240, 320 or 448 px wide, and never wider than the screen. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
}

/**
 * A small sheet beside what opened it, for a few words or controls that belong to it. Focus goes in and returns; Escape and
 * a press beside it close it. Goes inside a `PopoverTrigger`.
 */
export function Popover({
  label,
  isLabelShown,
  children,
  placement = 'bottom start',
  size = 'standard',
}: PopoverProps) {
  const { portalContainer } = useUi();
  return (
    <AriaPopover
      ref={followDirection}
      placement={placement}
      offset={6}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-component="popover"
      className={cx(styles.popover, styles.size[size])}
    >
      <Dialog {...(!isLabelShown && { 'aria-label': label })} data-part="dialog" className={styles.dialog}>
        {({ close }) => (
          <>
            {isLabelShown && (
              <Heading slot="title" level={2} data-part="title" className={styles.title}>
                {label}
              </Heading>
            )}
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Dialog>
    </AriaPopover>
  );
}
