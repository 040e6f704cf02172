import { forwardRef, type ReactNode } from 'react';
import * as styles from '../button/button.css.ts';
import { ButtonParts, buttonClass } from '../button/button-parts.tsx';
import type { ButtonLook, ButtonRelations } from '../button/press-props.ts';

/** `label` is required, since the icon alone names nothing. */
export interface NativeIconButtonProps extends Omit<ButtonLook, 'isQuiet'>, Omit<ButtonRelations, 'slot'> {
  /** Its name: all that those who do not see it have. */
  label: string;
  /** One of `@shuyuan/ui/icons`. */
  icon: ReactNode;
  /** Takes it out of the tab order. */
  isDisabled?: boolean;
  onPress?: () => void;
}

/** A quiet `IconButton` without react-aria, for widgets whose bytes are counted. */
export const NativeIconButton = forwardRef<HTMLButtonElement, NativeIconButtonProps>(
  function NativeIconButton({ label, icon, tone, size = 'standard', isDisabled, onPress, ...aria }, ref) {
    return (
      <button
        {...aria}
        ref={ref}
        type="button"
        data-component="native-icon-button"
        data-disabled={isDisabled || undefined}
        disabled={isDisabled}
        aria-label={label}
        className={buttonClass({ tone, size, isQuiet: true }, styles.square[size])}
        onClick={onPress && (() => onPress())}
      >
        <ButtonParts icon={icon} />
      </button>
    );
  },
);
