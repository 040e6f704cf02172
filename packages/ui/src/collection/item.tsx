import type { ReactNode, Ref } from 'react';
import { Link } from '../link/link.tsx';
import { ownPresses } from './own-presses.ts';

/** What an item of a list and of a tree have in common. */
export interface ItemProps {
  /** Handed to the callbacks of what it stands in. */
  id: string;
  /** Its name, in words: first letters typed find it. */
  title: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Opposite the words: a date, a price, how long it takes, a `Badge`. */
  aside?: ReactNode;
  /** Makes the title a link, which a press anywhere on the item, or Enter, follows. */
  href?: string;
  /** Can be neither chosen nor opened. */
  isDisabled?: boolean;
}

interface ItemNameProps {
  item: Pick<ItemProps, 'title' | 'href'>;
  isCurrent?: boolean;
  /** The link, for a press of the item to follow. */
  link: Ref<HTMLAnchorElement>;
  className: string;
}

/** The name of an item, a link where it leads somewhere. A press of the link is none of the item's. */
export function ItemName({ item, isCurrent = false, link, className }: ItemNameProps) {
  if (item.href === undefined) return item.title;
  return (
    <span {...ownPresses}>
      <Link ref={link} href={item.href} aria-current={isCurrent ? 'page' : undefined} className={className}>
        {item.title}
      </Link>
    </span>
  );
}
