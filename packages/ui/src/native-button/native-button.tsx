import { forwardRef, type ReactNode } from 'react';
import { buttonClass } from '../button/button-parts.tsx';
import type { ButtonLook, ButtonRelations } from '../button/press-props.ts';

/** As `ButtonProps`, but `isInactive` keeps the button in the tab order instead of disabling it. */
export interface NativeButtonProps extends ButtonLook, Omit<ButtonRelations, 'slot'> {
  /** Visible label, and one of `@shuyuan/ui/icons` beside it. */
  children: ReactNode;
  /** Does nothing when pressed, and says so, but keeps its focus and its place in the tab order. */
  isInactive?: boolean;
  /** Inactive because it is at work. */
  isPending?: boolean;
  /** Spoken instead of the visible label; must contain it. */
  'aria-label'?: string;
  /** Keys that do the same, as a screen reader tells them: `P`, `M Alt+M`. Show them in `title`, or where they are found. */
  'aria-keyshortcuts'?: string;
  /** Shown when a pointer rests on it: what the label does not say, such as its keys. */
  title?: string;
  onPress?: () => void;
}

/**
 * `Button` without react-aria, for widgets whose bytes are counted and for rows by the hundred. One element. It has
 * no form, no slot and no touch tuning; everywhere else use `Button`.
 */
export const NativeButton = forwardRef<HTMLButtonElement, NativeButtonProps>(function NativeButton(
  { children, tone, size, isQuiet, isInactive, isPending, onPress, ...aria },
  ref,
) {
  const isIdle = isInactive || isPending;
  return (
    <button
      {...aria}
      ref={ref}
      type="button"
      data-component="native-button"
      data-pending={isPending || undefined}
      aria-disabled={isIdle || undefined}
      className={buttonClass({ tone, size, isQuiet })}
      onClick={isIdle ? undefined : onPress && (() => onPress())}
    >
      {children}
    </button>
  );
});
