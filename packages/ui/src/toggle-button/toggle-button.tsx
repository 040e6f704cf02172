import { forwardRef, useContext, type ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { ButtonParts, buttonClass } from '../button/button-parts.tsx';
import { square } from '../button/button.css.ts';
import type { ButtonSize } from '../button/press-props.ts';
import { cx } from '../theme/cx.ts';
import { GroupLookContext } from './group-look.ts';
import * as styles from './toggle-button.css.ts';

interface ToggleButtonBase {
  /** Which one of its group it is. */
  id?: string;
  /** 28, 36 or 44 px high. @default the group's, or 'standard' */
  size?: ButtonSize;
  /** Without an edge until the pointer comes or it is on: for toolbars. @default the group's, or false */
  isQuiet?: boolean;
  /** Holds whether it is on. Leave out, with `defaultSelected`, to let it hold that. Not in a group. */
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Takes it out of the tab order. */
  isDisabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

interface WithWords {
  /** Visible label. It stays the same when the button is on: that is spoken by itself. */
  children: ReactNode;
  /** Stands before the label and says nothing by itself. */
  icon?: ReactNode;
  label?: never;
}

interface WithPicture {
  /** Its name, when there is a pictogram alone. */
  label: string;
  icon: ReactNode;
  children?: never;
}

/** Words, with or without a pictogram; or a pictogram and the name that it goes by. */
export type ToggleButtonProps = ToggleButtonBase & (WithWords | WithPicture);

/** Stays on until it is pressed again: a mark, a filter, a view. */
export const ToggleButton = forwardRef<HTMLButtonElement, ToggleButtonProps>(
  function ToggleButton(props, ref) {
    const group = useContext(GroupLookContext);
    const { children, icon, label, size = group.size, isQuiet = group.isQuiet, ...toggle } = props;
    return (
      <AriaToggleButton
        {...toggle}
        {...(label !== undefined && { 'aria-label': label })}
        ref={ref}
        data-component="toggle-button"
        className={cx(
          buttonClass({ size, isQuiet }, label !== undefined && square[size ?? 'standard']),
          styles.toggle,
          isQuiet && styles.quiet,
        )}
      >
        <ButtonParts icon={icon}>{children}</ButtonParts>
      </AriaToggleButton>
    );
  },
);
