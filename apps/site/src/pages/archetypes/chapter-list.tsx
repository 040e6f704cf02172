import { Disclosure } from '@shuyuan/ui/disclosure';
import { Heading } from '@shuyuan/ui/layout';
import type { ReactNode } from 'react';
import * as styles from './detail.css.ts';

interface Chapter<Entry> {
  id: number | null;
  title: string;
  entries: readonly Entry[];
  /** How much there is in it: said beside its title, which folds it then. */
  size?: string;
  /** Whether one that folds is open at first. @default true */
  isOpen?: boolean;
}

export interface ChapterListProps<Entry> {
  /** A chapter without a title, or without an id, holds what stands in none. */
  chapters: readonly Chapter<Entry>[];
  /** One entry; the number counts through all chapters. */
  children: (entry: Entry, number: ReactNode) => ReactNode;
}

/** What a thing consists of, by chapter. */
export function ChapterList<Entry extends { id: number }>({ chapters, children }: ChapterListProps<Entry>) {
  const order = chapters.flatMap(({ entries }) => entries.map(({ id }) => id));
  const numberOf = (entry: Entry) => (
    <span className={styles.number}>{String(order.indexOf(entry.id) + 1).padStart(2, '0')}</span>
  );
  const listOf = ({ entries }: Chapter<Entry>) => (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>{children(entry, numberOf(entry))}</li>
      ))}
    </ol>
  );
  const doesFold = chapters.some(({ title, size }) => title !== '' && size !== undefined);
  return (
    <div className={doesFold ? styles.foldingChapters : styles.chapters}>
      {chapters.map((chapter) => {
        const { id, title, size, isOpen = true } = chapter;
        if (title !== '' && size !== undefined)
          return (
            <Disclosure key={id ?? 0} title={title} aside={size} defaultExpanded={isOpen}>
              {listOf(chapter)}
            </Disclosure>
          );
        return (
          <div key={id ?? 0}>
            {title !== '' && (
              <div className={styles.chapterName}>
                <Heading level={3} size="lead" font="reading">
                  {title}
                </Heading>
              </div>
            )}
            {listOf(chapter)}
          </div>
        );
      })}
    </div>
  );
}
