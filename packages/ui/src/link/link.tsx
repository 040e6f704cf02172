import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { useUi } from '../provider/ui-context.ts';

export interface LinkProps {
  children: ReactNode;
  href: string;
  target?: '_self' | '_blank' | undefined;
  className: string;
  'aria-current'?: boolean | 'page' | 'step' | 'location' | undefined;
  'data-component'?: string;
  'data-part'?: string;
  onPress?: (() => void) | undefined;
}

/** The link of every component: the browser's own, because lists hold hundreds and pages count their bytes. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, children, onPress, target, ...anchor },
  ref,
) {
  const { navigate } = useUi();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onPress?.();
    if (!navigate || event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <a
      {...anchor}
      href={href}
      {...(target && { target })}
      {...(target === '_blank' && { rel: 'noopener' })}
      ref={ref}
      onClick={follow}
    >
      {children}
    </a>
  );
});

/** A plain press on an address of this origin; everything else is the browser's. */
function staysHere({
  currentTarget,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent<HTMLAnchorElement>) {
  const { target, origin, ownerDocument } = currentTarget;
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    (target === '' || target === '_self') &&
    origin === ownerDocument.location.origin
  );
}
