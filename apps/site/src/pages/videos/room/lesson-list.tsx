import { Disclosure } from '@shuyuan/ui/disclosure';
import { CheckIcon, LockIcon, PlayIcon } from '@shuyuan/ui/icons';
import { Heading } from '@shuyuan/ui/layout';
import { ProgressBar } from '@shuyuan/ui/progress';
import { Link } from 'react-router-dom';
import { useStrings } from '../../../stores/site-context.tsx';
import { clockText } from '../clock-text.ts';
import type { RoomChapter, RoomEntry, RoomOutline } from './room-entries.ts';
import * as styles from './lesson-list.css.ts';
import { roomStrings } from './room.strings.ts';
import { useCurrentInView } from './use-current-in-view.ts';

interface LessonListProps {
  outline: RoomOutline;
  /** Somebody goes on to another one. */
  onMove: () => void;
}

/** What there is to study, by chapter; the chapter of what is playing is open. */
export function LessonList({ outline: { title, href, chapters, done }, onMove }: LessonListProps) {
  const strings = useStrings(roomStrings);
  const all = chapters.flatMap(({ entries }) => entries);
  const current = all.find(({ isCurrent }) => isCurrent)?.id;
  const list = useCurrentInView(current);
  const entriesOf = ({ entries }: RoomChapter) => <Entries entries={entries} onMove={onMove} />;
  return (
    <nav aria-label={strings.outline} className={styles.outline}>
      <div className={styles.head}>
        <Heading level={2} size="lead" font="reading">
          <Link to={href} className={styles.title}>
            {title}
          </Link>
        </Heading>
        <p className={styles.done}>{done.text}</p>
        {done.note !== '' && <p className={styles.done}>{done.note}</p>}
        <ProgressBar label={done.text} isLabelHidden isValueHidden size="small" value={done.percent} />
      </div>
      <div ref={list} className={styles.chapters}>
        {chapters.map((chapter) =>
          chapter.title === '' ? (
            <div key={chapter.id ?? 0}>{entriesOf(chapter)}</div>
          ) : (
            <Disclosure
              key={chapter.id ?? 0}
              title={chapter.title}
              level={3}
              defaultExpanded={chapters.length < 4 || chapter.entries.some(({ isCurrent }) => isCurrent)}
            >
              {entriesOf(chapter)}
            </Disclosure>
          ),
        )}
      </div>
    </nav>
  );
}

function Entries({ entries, onMove }: { entries: readonly RoomEntry[]; onMove: () => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.href === null ? (
            <div className={styles.entry}>
              <Words entry={entry} />
            </div>
          ) : (
            <Link
              to={entry.href}
              aria-current={entry.isCurrent ? 'true' : undefined}
              className={styles.linked}
              onClick={onMove}
            >
              <Words entry={entry} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function Words({ entry: { title, kind, duration, isOpen, isStudied, isCurrent } }: { entry: RoomEntry }) {
  const strings = useStrings(roomStrings);
  const [icon, word] = isCurrent
    ? [<PlayIcon key="current" size="small" />, strings.current]
    : !isOpen
      ? [<LockIcon key="locked" size="small" />, strings.locked]
      : isStudied
        ? [<CheckIcon key="studied" size="small" />, strings.isStudied]
        : [null, ''];
  return (
    <>
      <span className={styles.mark}>
        {icon}
        <span className={styles.spoken}>{word}</span>
      </span>
      <span>{title}</span>
      <span className={styles.facts}>
        {kind !== '' && <span>{kind}</span>}
        {duration > 0 && <span>{clockText(duration)}</span>}
      </span>
    </>
  );
}
