import type { StudyContinue } from '@shuyuan/api-client';
import { ArticleIcon, EditIcon, PlayIcon } from '@shuyuan/ui/icons';
import { findUnsentNotes, type UnsentNotePlace } from '@shuyuan/widgets/unsent-notes';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notesHash, paths } from '../../paths/paths.ts';
import { useReachable, useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { clockText } from '../clock-text.ts';
import { useResource, type Resource } from '../use-resource.ts';
import * as styles from './continue.css.ts';
import { continueStrings } from './continue.strings.ts';

export interface ContinueLearningProps {
  /** Beside each other over the page's content, or below each other in a panel. */
  look: 'strip' | 'panel';
}

/** The last video with its second, the last article and the last note that was begun here, for who is signed in. Nothing where there is none, or it does not come. */
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
  return <Ways {...(next ?? { video: null, article: null })} note={note} look={look} />;
}

/** What has come, or came before. */
const dataOf = <Data,>(asked: Resource<Data>): Data | null =>
  asked.status === 'ready' ? asked.data : asked.status === 'loading' ? asked.stale : null;

type WaysProps = ContinueLearningProps &
  Pick<StudyContinue, 'video' | 'article'> & { note: UnsentNotePlace | undefined };

function Ways({ video, article, note, look }: WaysProps) {
  const strings = useStrings(continueStrings);
  const isReachable = useReachable();
  const titleId = useId();
  const Heading = look === 'strip' ? 'h2' : 'p';
  const ways = [
    video && {
      href: video.course ? paths.play({ id: video.id, course: video.course.id }) : paths.video(video.id),
      title: video.title,
      note: video.course
        ? strings.ofCourse(video.course.title, clockText(video.position))
        : strings.video(clockText(video.position)),
      icon: <PlayIcon size="small" />,
    },
    article && {
      href: paths.article(article.id),
      title: article.title,
      note: strings.article(article.place),
      icon: <ArticleIcon size="small" />,
    },
    note && {
      href: (note.type === 'video' ? paths.play({ id: note.id }) : paths.article(note.id)) + notesHash,
      title: note.text,
      note: note.second === null ? strings.note : strings.noteAt(clockText(note.second)),
      icon: <EditIcon size="small" />,
    },
  ].filter((way) => way && isReachable(way.href));
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.place[look]}>
      <Heading id={titleId} className={styles.title[look]}>
        {strings.title}
      </Heading>
      {ways.map(
        (way) =>
          way && (
            <Link key={way.href} to={way.href} className={styles.way[look]}>
              <span aria-hidden="true" className={styles.icon}>
                {way.icon}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{way.title}</span>
                <span className={styles.note}>{way.note}</span>
              </span>
            </Link>
          ),
      )}
    </section>
  );
}
