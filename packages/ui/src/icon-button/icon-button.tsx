import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as styles from '../button/button.css.ts';
import type { ButtonLook, ButtonRelations } from '../button/press-props.ts';
import { Spinner } from '../button/spinner.tsx';
import { cx } from '../theme/cx.ts';

export interface IconButtonProps extends ButtonLook, ButtonRelations {
  /** Its name: all that those who do not see it have. */
  label: string;
  /** One of `@shuyuan/ui/icons`. */
  icon: ReactNode;
  /** Words alone until the pointer comes. @default true */
  isQuiet?: boolean;
  /** Blocks presses but keeps focus, and announces progress. */
  isPending?: boolean;
  /** Takes it out of the tab order. */
  isDisabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  onPress?: () => void;
}

/** A button that is only a picture. Use one that everybody knows, or a `Button` with words. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, tone = 'neutral', size = 'standard', isQuiet = true, onPress, ...aria },
  ref,
) {
  return (
    <AriaButton
      {...aria}
      {...(onPress && { onPress: () => onPress() })}
      ref={ref}
      data-component="icon-button"
      aria-label={label}
      className={cx(
        styles.button,
        styles.size[size],
        styles.square[size],
        isQuiet ? styles.quiet[tone] : styles.tone[tone],
      )}
    >
      <span data-part="icon" className={styles.icon}>
        {icon}
      </span>
      {aria.isPending && (
        <span className={styles.progress}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
});
