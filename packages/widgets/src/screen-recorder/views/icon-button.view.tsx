import { forwardRef, type ReactNode } from 'react';
import { iconButton } from './look.css.ts';

interface IconButtonProps {
  /** Spoken, and shown when the pointer rests on it. */
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  isInactive?: boolean;
  /** Gets the focus when the dialog around it opens. */
  isFirstStop?: boolean;
  /** Keys that do the same, as a screen reader tells them. */
  keys?: string;
  /** Shown in place of the label when the pointer rests on it. */
  hint?: string;
  /** Id of words that say more than the label. */
  describedBy?: string;
  onPress: () => void;
}

/** A button that is only a picture, by the browser's own means. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, isPressed, isInactive, isFirstStop, keys, hint = label, describedBy, onPress },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={hint}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      aria-disabled={isInactive || undefined}
      aria-describedby={describedBy}
      data-first-stop={isFirstStop || undefined}
      className={iconButton}
      onClick={isInactive ? undefined : () => onPress()}
    >
      {icon}
    </button>
  );
});
