import { forwardRef, type ReactNode } from 'react';
import * as styles from '../button/button.css.ts';
import type { ButtonLook } from '../button/press-props.ts';
import { Link } from '../link/link.tsx';
import { cx } from '../theme/cx.ts';

export interface LinkButtonProps extends ButtonLook {
  /** Visible label. */
  children: ReactNode;
  /** Where it goes. Inside a `UiProvider` with `navigate`, addresses of this site go through the router. */
  href: string;
  /** `_blank` opens a new tab, without handing it this page. */
  target?: '_self' | '_blank';
  /** Stands before the label and says nothing by itself. */
  icon?: ReactNode;
  /** As wide as its place. */
  isFullWidth?: boolean;
  /** Marks the page the reader is on. */
  'aria-current'?: boolean | 'page' | 'step' | 'location';
  /** Runs before the page is left. */
  onPress?: () => void;
}

/** Goes somewhere and looks like a button: opens in a new tab, can be copied, is read out as a link. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, tone = 'neutral', size = 'standard', isQuiet, icon, isFullWidth, ...anchor },
  ref,
) {
  return (
    <Link
      {...anchor}
      ref={ref}
      data-component="link-button"
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
    </Link>
  );
});
