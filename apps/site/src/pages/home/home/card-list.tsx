import type { ReactNode } from 'react';

interface CardListProps {
  label: string;
  className: string;
  /** List items. */
  children: ReactNode;
}

/** The cards of a block as a list that has a name. */
export function CardList({ label, className, children }: CardListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" aria-label={label} className={className}>
      {children}
    </ul>
  );
}
