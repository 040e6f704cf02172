import { forwardRef, type ReactNode } from 'react';
import * as styles from '../button/button.css.ts';
import { ButtonParts, buttonClass } from '../button/button-parts.tsx';
import type { ButtonLook } from '../button/press-props.ts';
import { Link } from '../link/link.tsx';

/** `href` is required: without an address use `Button`. */
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
  { children, icon, tone, size, isQuiet, isFullWidth, ...anchor },
  ref,
) {
  return (
    <Link
      {...anchor}
      ref={ref}
      data-component="link-button"
      className={buttonClass({ tone, size, isQuiet }, isFullWidth && styles.fullWidth)}
    >
      <ButtonParts icon={icon}>{children}</ButtonParts>
    </Link>
  );
});
