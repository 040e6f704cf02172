import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { cx } from '../theme/cx.ts';
import { Controls } from './controls.tsx';
import { Cover } from './cover.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { usePlayer } from './use-player.ts';
import type { VideoPlayerHandle, VideoPlayerProps } from './video-player.tsx';
import * as placeStyles from './place.css.ts';
import * as styles from './video-player.css.ts';

interface PlayerProps extends VideoPlayerProps {
  handle: Ref<VideoPlayerHandle>;
}

/** The player itself: the picture, what lies over it, and the controls. */
export function Player({ handle, ...props }: PlayerProps) {
  const { title, poster, ratio = '16:9', children, onReady } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const player = usePlayer(props, video, frame);
  const { seek, position, play, pause, strings, tracks, captions, isIdle, media } = player;
  useImperativeHandle(
    handle,
    () => ({
      play,
      pause,
      seek: (seconds) => seek(seconds),
      get currentTime() {
        return position();
      },
      get isPlaying() {
        return video !== null && !video.paused && !video.ended;
      },
    }),
    [seek, position, play, pause, video],
  );
  useEffect(() => {
    if (video) onReady?.();
  }, [video, onReady]);
  return (
    <section
      ref={setFrame}
      // A press on the picture brings the keys.
      tabIndex={-1}
      aria-label={strings.player(title)}
      data-part="frame"
      data-idle={isIdle || undefined}
      data-playing={media.isPlaying || undefined}
      data-full={player.isFull || undefined}
      className={styles.frame}
    >
      <div className={cx(styles.screen, placeStyles.ratio[ratio])}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the page gives what captions there are */}
        <video
          ref={setVideo}
          data-part="video"
          poster={poster}
          preload="metadata"
          playsInline
          disablePictureInPicture={children !== undefined}
          controlsList="nodownload"
          className={styles.video}
          onClick={player.toggle}
        >
          {tracks.map(
            ({ src, label, language }) =>
              src !== undefined && (
                <track key={src} kind="captions" src={src} label={label} srcLang={language} />
              ),
          )}
        </video>
        {children !== undefined && (
          <div data-part="over-picture" className={styles.overPicture}>
            {children}
          </div>
        )}
        {media.isBegun && captions.words && (
          <p data-part="captions" lang={tracks[captions.shown]?.language} className={styles.captions}>
            <span data-size={captions.size} className={styles.captionWords}>
              {captions.words}
            </span>
          </p>
        )}
        <Cover player={player} trialEnd={props.trialEnd} ended={props.ended} startAt={props.startAt ?? 0} />
        {player.isHelpOpen && <Shortcuts strings={strings} onClose={player.toggleHelp} />}
      </div>
      <Controls player={player} video={video} hasPictureInPicture={children === undefined} />
    </section>
  );
}
