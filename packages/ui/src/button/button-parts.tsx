import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './button.css.ts';
import type { ButtonLook } from './press-props.ts';

type Given<Props> = { [Name in keyof Props]?: Props[Name] | undefined };

/** Class names of everything that looks like a button. */
export const buttonClass = (
  { tone = 'neutral', size = 'standard', isQuiet }: Given<ButtonLook>,
  shape?: string | false,
) => cx(styles.button, styles.size[size], isQuiet ? styles.quiet[tone] : styles.tone[tone], shape);

interface ButtonPartsProps {
  icon?: ReactNode;
  children?: ReactNode;
}

/** A pictogram, then words, each a part that can be found by its name. */
export function ButtonParts({ icon, children }: ButtonPartsProps) {
  return (
    <>
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      {children !== undefined && (
        <span data-part="label" className={styles.label}>
          {children}
        </span>
      )}
    </>
  );
}
