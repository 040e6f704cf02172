import type { LessonPage } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import { useHost } from '../host/host-context.tsx';
import * as styles from './lesson-cards.css.ts';
import { lessonCardsStrings } from './lesson-cards.strings.ts';

/** A lesson that is a file, and how it is downloaded. */
export interface LessonFileProps {
  lesson: Pick<LessonPage['lesson'], 'title' | 'has_file'>;
  /** The download button. */
  children: ReactNode;
}

/** A file in its lesson. Needs a `HostProvider`. */
export function LessonFile({ lesson: { title, has_file: isThere }, children }: LessonFileProps) {
  const strings = lessonCardsStrings[useHost().locale];
  return (
    <section data-component="lesson-file" aria-label={strings.file} className={styles.box}>
      <div className={styles.card}>
        <p className={styles.title}>{isThere ? title : strings.noFile}</p>
        <p className={styles.words}>{strings.fileHint}</p>
        {isThere && <div className={styles.ways}>{children}</div>}
      </div>
    </section>
  );
}
