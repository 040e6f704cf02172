import { ClockIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { useClassroom } from './classroom.context.ts';
import * as styles from './classroom.css.ts';
import { FilmPlayer } from './film-player.tsx';
import { Ways } from './ways.view.tsx';

/** A picture of a classroom: the film, or why there is none. */
export function ClassroomView() {
  const { state, strings, props, rootRef } = useClassroom();
  const { film, announcement } = state;
  const { video } = props.lesson;
  return (
    <section
      ref={rootRef}
      data-component="classroom"
      data-state={film.status}
      aria-label={strings.title(video.title)}
      className={styles.classroom}
    >
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
      <div tabIndex={-1} data-focus="stage" className={styles.focusPlace}>
        <Stage />
      </div>
      {video.ban_drag && video.can_watch && !props.lesson.progress?.is_watched && (
        <p className={styles.note}>{strings.noDragging}</p>
      )}
      {(film.status === 'ready' || film.status === 'loading') && (
        <p className={styles.note}>
          {film.status === 'ready' && film.play.watermark && <span>{strings.marked}</span>}
          <span className={styles.forKeys}>{strings.keysHint}</span>
        </p>
      )}
    </section>
  );
}

function Stage() {
  const { state, strings, actions, props } = useClassroom();
  const { film } = state;
  const { video } = props.lesson;
  switch (film.status) {
    case 'ready':
      return <FilmPlayer film={film} />;
    case 'closed':
      return (
        <Still title={props.lesson.video.can_watch ? strings.signedOut : strings.notBought}>
          <p className={styles.words}>{strings.notBoughtHint}</p>
          <Ways />
        </Still>
      );
    case 'processing':
      return (
        <Still title={strings.processing} icon={<ClockIcon size="large" />}>
          <p className={styles.words}>{strings.processingHint}</p>
        </Still>
      );
    case 'failed':
      return (
        <Still title={strings.failed}>
          <p className={styles.words}>{film.isOffline ? strings.offlineHint : strings.failedHint}</p>
          <NativeButton tone="action" isPending={film.isRetrying} onPress={actions.retry}>
            {strings.retry}
          </NativeButton>
        </Still>
      );
    case 'loading':
      return <Still title={strings.loading} isQuiet poster={video.thumb} />;
    default:
      return film satisfies never;
  }
}

interface StillProps {
  title: string;
  icon?: ReactNode;
  /** Said to those who hear, and not drawn. */
  isQuiet?: boolean;
  poster?: string;
  children?: ReactNode;
}

/** Words in the place of a film, which keeps its size. */
function Still({ title, icon, isQuiet = false, poster, children }: StillProps) {
  return (
    // A film is watched in the dark, whatever the page is like.
    <div data-sy-theme="dark" className={isQuiet ? styles.blank : styles.still}>
      {poster && <img src={poster} alt="" className={styles.poster} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <div role="status" className={isQuiet ? styles.quiet : styles.box}>
        {icon}
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
