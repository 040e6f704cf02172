import { ClockIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { VideoPlayer } from '@shuyuan/ui/video-player';
import type { ReactNode } from 'react';
import { useClassroom } from './classroom.context.ts';
import * as styles from './classroom.css.ts';
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
    </section>
  );
}

function Stage() {
  const { state, strings, actions, props } = useClassroom();
  const { film } = state;
  const { video } = props.lesson;
  switch (film.status) {
    case 'ready':
      return <Player film={film} />;
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
    <div data-sy-theme="dark" className={styles.still}>
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

function Player({
  film,
}: {
  film: { play: { urls: readonly Quality[]; free_seconds: number | null }; startAt: number };
}) {
  const { strings, actions, props } = useClassroom();
  const { video, progress } = props.lesson;
  const { urls, free_seconds: freeSeconds } = film.play;
  const isFree = !video.ban_drag || (progress?.is_watched ?? false) || !video.can_watch;
  return (
    <VideoPlayer
      title={video.title}
      sources={urls.length === 1 && urls[0] ? urls[0].url : urls.map(sourceOf)}
      renewSource={actions.renew}
      startAt={film.startAt}
      isSeekable={isFree}
      onTime={actions.reach}
      onPause={actions.rest}
      onEnd={actions.end}
      {...(video.thumb && { poster: video.thumb })}
      {...(freeSeconds !== null && {
        trialSeconds: freeSeconds,
        trialEnd: (
          <div className={styles.box}>
            <p className={styles.title}>{strings.trialOver}</p>
            <p className={styles.words}>{strings.trialOverHint}</p>
            <Ways />
          </div>
        ),
      })}
    />
  );
}

interface Quality {
  url: string;
  format: string;
  name: string;
}

const sourceOf = ({ url, format, name }: Quality) => ({ src: url, type: format, label: name });
