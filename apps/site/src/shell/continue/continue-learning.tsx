import type { StudyContinue } from '@shuyuan/api-client';
import { ArticleIcon, EditIcon, PlayIcon } from '@shuyuan/ui/icons';
import { continueStrings as itemStrings, listContinue, type ContinueItem } from '@shuyuan/widgets/lessons';
import { findUnsentNotes, type UnsentNotePlace } from '@shuyuan/widgets/unsent-notes';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notesHash, paths } from '../../paths/paths.ts';
import { useReachable, useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { clockText } from '../clock-text.ts';
import { useResource, type Resource } from '../use-resource.ts';
import * as styles from './continue.css.ts';
import { continueStrings } from './continue.strings.ts';
import { nextLessonHref } from './next-lesson-href.ts';

export interface ContinueLearningProps {
  /** Beside each other over the page's content, or below each other in a panel. */
  look: 'strip' | 'panel';
}

/** The next lesson of the course, the last video, the last article and the last note that was begun on this device, for a signed-in person. Renders nothing if there is none, or if the call fails. */
export function ContinueLearning({ look }: ContinueLearningProps) {
  const userId = useSession(({ user }) => user?.id ?? null);
  return userId === null ? null : <Signed look={look} userId={userId} />;
}

function Signed({ look, userId }: ContinueLearningProps & { userId: number }) {
  const { client, host } = useSite();
  const sessionNumber = useSession((session) => session.sessionNumber);
  // Whoever comes back to a page that was kept has studied meanwhile.
  const { key } = useLocation();
  const question = `continue ${sessionNumber} ${key}`;
  const asked = useResource(question, (signal) => client.study.continue({ signal }));
  const begun = useResource(question, () => findUnsentNotes(host, userId));
  const next = dataOf(asked);
  const [note] = dataOf(begun) ?? [];
  if (!next && !note) return null;
  return <Ways next={next} note={note} look={look} />;
}

function itemHref({ lesson, resource, course }: ContinueItem): string | null {
  if (lesson) return nextLessonHref(lesson);
  if (!resource) return null;
  if (resource.type === 'article') return paths.article(resource.id);
  return course ? paths.play({ id: resource.id, course: course.id }) : paths.video(resource.id);
}

/** What has come, or came before. */
const dataOf = <Data,>(asked: Resource<Data>): Data | null =>
  asked.status === 'ready' ? asked.data : asked.status === 'loading' ? asked.stale : null;

interface WaysProps extends ContinueLearningProps {
  next: StudyContinue | null;
  note: UnsentNotePlace | undefined;
}

function Ways({ next, note, look }: WaysProps) {
  const strings = useStrings(continueStrings);
  const resumed = useStrings(itemStrings);
  const isReachable = useReachable();
  const titleId = useId();
  const Heading = look === 'strip' ? 'h2' : 'p';
  const items = next ? listContinue(next, resumed) : [];
  const ways = [
    ...items.map((item) => ({
      href: itemHref(item),
      title: item.title,
      note: [item.eyebrow, item.at].filter((part) => part !== '').join(' · '),
      icon: item.isVideo ? <PlayIcon size="small" /> : <ArticleIcon size="small" />,
    })),
    ...(note
      ? [
          {
            href: (note.type === 'video' ? paths.play({ id: note.id }) : paths.article(note.id)) + notesHash,
            title: note.text,
            note: note.second === null ? strings.note : strings.noteAt(clockText(note.second)),
            icon: <EditIcon size="small" />,
          },
        ]
      : []),
  ].flatMap(({ href, ...way }) => (href !== null && isReachable(href) ? [{ href, ...way }] : []));
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.place[look]}>
      <Heading id={titleId} className={styles.title[look]}>
        {strings.title}
      </Heading>
      {ways.map((way) => (
        <Link key={way.href} to={way.href} className={styles.way[look]}>
          <span aria-hidden="true" className={styles.icon}>
            {way.icon}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{way.title}</span>
            <span className={styles.note}>{way.note}</span>
          </span>
        </Link>
      ))}
    </section>
  );
}
