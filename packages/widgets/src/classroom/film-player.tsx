import { VideoPlayer, type VideoPlayerHandle } from '@shuyuan/ui/video-player';
import { useEffect, useMemo, useRef } from 'react';
import { useClassroom } from './classroom.context.ts';
import * as styles from './classroom.css.ts';
import { EndingView } from './ending.view.tsx';
import type { Film } from './film.ts';
import { MovingMark } from './moving-mark.view.tsx';
import { parseVtt } from '../captions/parse-vtt.ts';
import { Ways } from './ways.view.tsx';

/** The player of a film that may be watched, or tried. */
export function FilmPlayer({ film }: { film: Extract<Film, { status: 'ready' }> }) {
  const { state, strings, actions, props } = useClassroom();
  const { video, progress } = props.lesson;
  const { urls, captions, watermark, free_seconds: freeSeconds } = film.play;
  const player = useRef<VideoPlayerHandle>(null);
  const { setPlayer } = actions;
  useEffect(() => {
    setPlayer(() => player.current);
    return () => setPlayer(null);
  }, [setPlayer]);
  const tracks = useMemo(
    () => captions.map(({ vtt, ...track }) => ({ ...track, cues: parseVtt(vtt) })),
    [captions],
  );
  const isFree = !video.ban_drag || (progress?.is_watched ?? false) || !video.can_watch;
  return (
    <VideoPlayer
      ref={player}
      title={video.title}
      sources={urls.length === 1 && urls[0] ? urls[0].url : urls.map(sourceOf)}
      renewSource={actions.renew}
      startAt={film.startAt}
      watchedTo={film.watchedTo}
      isSeekable={isFree}
      settings={film.settings}
      onSettings={actions.keepSettings}
      tracks={tracks}
      onReady={actions.meetPlayer}
      onPlay={actions.resume}
      onPlayed={actions.watch}
      onSeek={actions.goTo}
      onPause={actions.rest}
      onEnd={actions.end}
      ended={state.ending ? <EndingView /> : undefined}
      {...(props.fullScreenOf && { fullScreenOf: props.fullScreenOf })}
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
    >
      {watermark ? <MovingMark watermark={watermark} /> : undefined}
    </VideoPlayer>
  );
}

interface Quality {
  url: string;
  format: string;
  name: string;
}

const sourceOf = ({ url, format, name }: Quality) => ({ src: url, type: format, label: name });
