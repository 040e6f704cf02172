import type { StudyContinue } from '@shuyuan/api-client';
import { ArticleIcon, PlayIcon } from '@shuyuan/ui/icons';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../paths/paths.ts';
import { useReachable, useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { clockText } from '../clock-text.ts';
import { useResource } from '../use-resource.ts';
import * as styles from './continue.css.ts';
import { continueStrings } from './continue.strings.ts';

export interface ContinueLearningProps {
  /** Beside each other over the page's content, or below each other in a panel. */
  look: 'strip' | 'panel';
}

/** The last video with its second and the last article, for who is signed in. Nothing where there is none, or it does not come. */
export function ContinueLearning({ look }: ContinueLearningProps) {
  const isSignedIn = useSession(({ user }) => user !== null);
  return isSignedIn ? <Signed look={look} /> : null;
}

function Signed({ look }: ContinueLearningProps) {
  const { client } = useSite();
  const sessionNumber = useSession((session) => session.sessionNumber);
  // Whoever comes back to a page that was kept has studied meanwhile.
  const { key } = useLocation();
  const asked = useResource(`continue ${sessionNumber} ${key}`, (signal) =>
    client.study.continue({ signal }),
  );
  const next = asked.status === 'ready' ? asked.data : asked.status === 'loading' ? asked.stale : null;
  return next && <Ways next={next} look={look} />;
}

function Ways({ next: { video, article }, look }: ContinueLearningProps & { next: StudyContinue }) {
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
  ].filter((way) => way !== null && isReachable(way.href));
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
