import { forwardRef, type ReactNode } from 'react';
import * as styles from './button.css.ts';
import { ButtonParts, buttonClass } from './button-parts.tsx';
import { PressArea } from './press-area.tsx';
import type { ButtonLook, ButtonRelations } from './press-props.ts';

/** `onPress` runs for pointer, keyboard and assistive technology alike; there is no `onClick`. */
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
  { children, icon, tone, size, isQuiet, isFullWidth, ...press },
  ref,
) {
  return (
    <PressArea
      {...press}
      ref={ref}
      component="button"
      className={buttonClass({ tone, size, isQuiet }, isFullWidth && styles.fullWidth)}
    >
      <ButtonParts icon={icon}>{children}</ButtonParts>
    </PressArea>
  );
});
