import { forwardRef, type ReactNode } from 'react';
import * as styles from '../button/button.css.ts';
import { ButtonParts, buttonClass } from '../button/button-parts.tsx';
import { PressArea } from '../button/press-area.tsx';
import type { ButtonLook, ButtonRelations } from '../button/press-props.ts';

/** `label` is required, since the icon alone names nothing. */
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
  { label, icon, tone, size = 'standard', isQuiet = true, ...press },
  ref,
) {
  return (
    <PressArea
      {...press}
      ref={ref}
      component="icon-button"
      aria-label={label}
      className={buttonClass({ tone, size, isQuiet }, styles.square[size])}
    >
      <ButtonParts icon={icon} />
    </PressArea>
  );
});
