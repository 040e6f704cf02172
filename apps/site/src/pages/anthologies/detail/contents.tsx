import type { AnthologyDetail, AnthologyEntry } from '@shuyuan/api-client';
import { CheckIcon, LockIcon } from '@shuyuan/ui/icons';
import { Heading } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { anthologyWords } from '../anthology-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

/** The articles by chapter, numbered through, and what the reader has done with each. */
export function Contents({ detail }: { detail: AnthologyDetail }) {
  const { anthology, chapters, study } = detail;
  const order = chapters.flatMap(({ articles }) => articles.map(({ id }) => id));
  return (
    <div className={styles.chapters}>
      {chapters.map((chapter) => (
        <div key={chapter.id ?? 0}>
          {chapter.name !== '' && (
            <div className={styles.chapterName}>
              <Heading level={3} size="lead" font="reading">
                {chapter.name}
              </Heading>
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ol role="list" className={styles.entries}>
            {chapter.articles.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={paths.articleWithin(anthology.id, entry.id)}
                  className={study && study.next_id === entry.id ? styles.next : styles.entry}
                >
                  <span className={styles.number}>
                    {String(order.indexOf(entry.id) + 1).padStart(2, '0')}
                  </span>
                  <span>{entry.title}</span>
                  <State entry={entry} isSold={anthology.charge > 0 && !anthology.can_read} />
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
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
