import type { ReactNode } from 'react';

interface WordsProps {
  title: ReactNode;
  description: ReactNode;
  aside: ReactNode;
  /** The reader is at it, and no link says so. */
  isCurrent?: boolean;
  looks: Readonly<Record<'words' | 'title' | 'description' | 'aside', string>>;
}

/** What an item says: its name, a quieter line below it, and what stands opposite. */
export function Words({ title, description, aside, isCurrent = false, looks }: WordsProps) {
  return (
    <>
      <span className={looks.words}>
        <span data-part="title" className={looks.title} aria-current={isCurrent || undefined}>
          {title}
        </span>
        {description && (
          <span data-part="description" className={looks.description}>
            {description}
          </span>
        )}
      </span>
      {aside && (
        <span data-part="aside" className={looks.aside}>
          {aside}
        </span>
      )}
    </>
  );
}
