import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../theme/cx.ts';
import * as styles from './button.css.ts';
import type { ButtonLook, ButtonRelations } from './press-props.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonLook, ButtonRelations {
  /** Visible label. For an icon alone use `IconButton`, which demands a name. */
  children: ReactNode;
  /** Stands before the label and says nothing by itself. */
  icon?: ReactNode;
  /** Blocks presses but keeps focus, and announces progress. */
  isPending?: boolean;
  /** Takes it out of the tab order. Prefer an enabled button that says what is missing. */
  isDisabled?: boolean;
  /** As wide as its place. */
  isFullWidth?: boolean;
  /** `submit` sends the form around it, and is what Enter in a field presses. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Id of a form elsewhere on the page that this button sends. */
  form?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Spoken instead of the visible label; must contain it. */
  'aria-label'?: string;
  onPress?: () => void;
}

/** Starts something on this screen. To go somewhere else use `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, tone = 'neutral', size = 'standard', isQuiet, icon, isFullWidth, onPress, ...aria },
  ref,
) {
  return (
    <AriaButton
      {...aria}
      {...(onPress && { onPress: () => onPress() })}
      ref={ref}
      data-component="button"
      className={cx(
        styles.button,
        styles.size[size],
        isQuiet ? styles.quiet[tone] : styles.tone[tone],
        isFullWidth && styles.fullWidth,
      )}
    >
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <span data-part="label" className={styles.label}>
        {children}
      </span>
      {aria.isPending && (
        <span className={styles.progress}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
});
