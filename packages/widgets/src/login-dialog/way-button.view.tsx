import type { ReactNode } from 'react';
import * as styles from './login-dialog.css.ts';

export interface WayButtonProps {
  children: ReactNode;
  'aria-haspopup'?: 'dialog';
  onPress: () => void;
}

/**
 * Words that lead on from a form. The focus comes to them with the end of a press only: a field that is left complains,
 * and what it then says would move them away from under the pointer.
 */
export function WayButton({ children, onPress, ...aria }: WayButtonProps) {
  return (
    <button
      {...aria}
      type="button"
      className={styles.press}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        currentTarget.focus();
        onPress();
      }}
    >
      {children}
    </button>
  );
}
