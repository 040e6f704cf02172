import { memo, type MouseEvent, type ReactNode } from 'react';
import type { PagerActions } from './pager-state.ts';
import * as styles from './pager.css.ts';

interface PageButtonProps {
  part: string;
  label: string;
  isCurrent?: boolean;
  /** Does nothing, but keeps its focus. */
  isInactive: boolean;
  /** Makes a link of it. */
  href: string | undefined;
  rel?: 'prev' | 'next';
  target: number;
  onPage: PagerActions['onPage'];
  children: ReactNode;
}

/** A press that is meant for the browser: another tab, another window, a download. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Square, and as narrow as its number: the buttons of `ui` are made for words. */
export const PageButton = memo(function PageButton(props: PageButtonProps) {
  const { part, label, isCurrent, isInactive, href, rel, target, onPage, children } = props;
  const shared = {
    'data-part': part,
    className: styles.button,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isInactive || undefined,
  };
  if (href === undefined)
    return (
      <button {...shared} type="button" onClick={isInactive ? undefined : () => onPage(target)}>
        {children}
      </button>
    );
  return (
    <a
      {...shared}
      href={href}
      rel={rel}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        if (!isInactive) onPage(target);
      }}
    >
      {children}
    </a>
  );
});
