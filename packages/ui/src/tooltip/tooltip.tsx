import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { followDirection } from '../listbox/follow-direction.ts';
import { useUi } from '../provider/ui-context.ts';
import * as styles from './tooltip.css.ts';

/** One trigger as child. The text must not be needed: touch screens never show it. */
export interface TooltipProps {
  /** A few words that help and are never needed: a touch screen does not show them. */
  text: string;
  /** The key that does the same, after the words: "Ctrl B". */
  shortcut?: string;
  /** A `Button` or an `IconButton`, which keeps a name of its own. */
  children: ReactElement;
  /** Moved to the other side where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds that a pointer rests before it appears; none after another one has just been there. @default 500 */
  delay?: number;
  /** Keeps it away, such as while the button's menu is open. */
  isDisabled?: boolean;
  /** Holds whether it is shown. */
  isOpen?: boolean;
  /** Shown at first, then left to itself. */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Words about a button, beside it: for a pointer that rests on it, and at once for keyboard focus. They are spoken as the
 * button's description. Escape and a press take them away; the pointer may go over them.
 */
export function Tooltip({
  text,
  shortcut,
  children,
  placement = 'top',
  delay = 500,
  ...trigger
}: TooltipProps) {
  const { portalContainer } = useUi();
  return (
    <TooltipTrigger {...trigger} delay={delay} closeDelay={200}>
      {children}
      <AriaTooltip
        ref={followDirection}
        placement={placement}
        offset={6}
        // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
        {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
        data-component="tooltip"
        className={styles.tooltip}
      >
        {text}
        {shortcut && (
          <kbd data-part="shortcut" className={styles.shortcut}>
            {shortcut}
          </kbd>
        )}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
