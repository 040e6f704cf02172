import { forwardRef, type ReactNode } from 'react';
import * as styles from '../button/button.css.ts';
import { ButtonParts, buttonClass } from '../button/button-parts.tsx';
import type { ButtonLook, ButtonRelations } from '../button/press-props.ts';
import * as spinnerStyles from '../button/spinner.css.ts';
import { spinnerStrings } from '../button/spinner.strings.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useStrings } from '../provider/ui-context.ts';

/** As `ButtonProps`, without icon, focus on mount and the id of a form elsewhere. */
export interface NativeFormButtonProps extends Omit<ButtonLook, 'isQuiet'>, Omit<ButtonRelations, 'slot'> {
  /** Visible label. */
  children: ReactNode;
  /** Blocks presses but keeps focus, and says that it is at work. */
  isPending?: boolean;
  /** Takes it out of the tab order: while a wait runs that its label tells. */
  isDisabled?: boolean;
  /** As wide as its place. */
  isFullWidth?: boolean;
  /** `submit` sends the form around it, and is what Enter in a field presses. @default 'button' */
  type?: 'button' | 'submit';
  onPress?: () => void;
}

/** `Button` without react-aria, for the forms of widgets whose bytes are counted: the same look, the same ring. */
export const NativeFormButton = forwardRef<HTMLButtonElement, NativeFormButtonProps>(
  function NativeFormButton({ children, tone, size, isFullWidth, isPending, isDisabled, ...press }, ref) {
    const { type = 'button', onPress, ...aria } = press;
    const { pending } = useStrings(spinnerStrings);
    return (
      <>
        <button
          {...aria}
          ref={ref}
          // One that is at work sends nothing again, whichever way it is asked.
          // oxlint-disable-next-line react/button-has-type -- one of two
          type={isPending ? 'button' : type}
          data-component="native-form-button"
          data-pending={isPending || undefined}
          data-disabled={isDisabled || undefined}
          disabled={isDisabled}
          aria-disabled={isPending || undefined}
          className={buttonClass({ tone, size }, isFullWidth && styles.fullWidth)}
          onClick={isPending ? undefined : onPress && (() => onPress())}
        >
          <ButtonParts>{children}</ButtonParts>
          {isPending && (
            <span className={styles.progress}>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by CSS */}
              <span data-part="spinner" role="img" aria-label={pending} className={spinnerStyles.spinner} />
            </span>
          )}
        </button>
        <LiveRegion message={isPending ? pending : ''} />
      </>
    );
  },
);
