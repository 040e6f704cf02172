import { Heading } from '@shuyuan/ui/layout';
import type { ReactNode } from 'react';
import * as styles from './detail.css.ts';

export interface ChapterListProps<Entry> {
  /** A chapter without a title, or without an id, holds what stands in none. */
  chapters: readonly { id: number | null; title: string; entries: readonly Entry[] }[];
  /** One entry; the number counts through all chapters. */
  children: (entry: Entry, number: ReactNode) => ReactNode;
}

/** What a thing consists of, by chapter. */
export function ChapterList<Entry extends { id: number }>({ chapters, children }: ChapterListProps<Entry>) {
  const order = chapters.flatMap(({ entries }) => entries.map(({ id }) => id));
  const numberOf = (entry: Entry) => (
    <span className={styles.number}>{String(order.indexOf(entry.id) + 1).padStart(2, '0')}</span>
  );
  return (
    <div className={styles.chapters}>
      {chapters.map((chapter) => (
        <div key={chapter.id ?? 0}>
          {chapter.title !== '' && (
            <div className={styles.chapterName}>
              <Heading level={3} size="lead" font="reading">
                {chapter.title}
              </Heading>
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ol role="list" className={styles.entries}>
            {chapter.entries.map((entry) => (
              <li key={entry.id}>{children(entry, numberOf(entry))}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
