import type { AnthologyDetail, AnthologyEntry } from '@shuyuan/api-client';
import { CheckIcon, LockIcon } from '@shuyuan/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { ChapterList } from '../../archetypes/chapter-list.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { anthologyWords } from '../anthology-words.strings.ts';
import { detailStrings } from './detail.strings.ts';

/** The articles by chapter, numbered through, and what the reader has done with each. */
export function Contents({ detail: { anthology, chapters, study } }: { detail: AnthologyDetail }) {
  const isSold = anthology.charge > 0 && !anthology.can_read;
  return (
    <ChapterList
      chapters={chapters.map(({ id, name, articles }) => ({ id, title: name, entries: articles }))}
    >
      {(entry, number) => (
        <Link
          to={paths.articleWithin(anthology.id, entry.id)}
          className={study && study.next_id === entry.id ? styles.next : styles.entry}
        >
          {number}
          <span>{entry.title}</span>
          <State entry={entry} isSold={isSold} />
        </Link>
      )}
    </ChapterList>
  );
}

function State({ entry, isSold }: { entry: AnthologyEntry; isSold: boolean }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(anthologyWords);
  const { progress, can_read: isOpen, charge, read_minutes: minutes } = entry;
  return (
    <span className={styles.state}>
      <span>{words.minutes(minutes)}</span>
      {progress === 100 ? (
        <span className={styles.done}>
          <CheckIcon size="small" />
          {strings.done}
        </span>
      ) : progress > 0 ? (
        <span>{strings.begun(progress)}</span>
      ) : (
        isOpen && isSold && charge === 0 && <span>{strings.trial}</span>
      )}
      {!isOpen && (
        <span className={styles.mark}>
          <LockIcon size="small" />
          {strings.locked}
        </span>
      )}
    </span>
  );
}
