import { forwardRef, type ReactNode } from 'react';
import { createLazyModule } from '../lazy-module/lazy-module.ts';
import { useLazyModuleOrRetry } from '../lazy-module/use-lazy-module-or-retry.ts';
import type { VideoSource } from './attach-source.ts';
import type { VideoTrack } from './use-captions.ts';
import { Place } from './place.tsx';
import type { PlayerSettings } from './player-settings.ts';
import type { PlayerEvents } from './use-player-events.ts';
import * as placeStyles from './place.css.ts';

export type { VideoSource } from './attach-source.ts';
export type { CaptionSize, PlayerSettings } from './player-settings.ts';
export type { VideoCue, VideoTrack } from './use-captions.ts';

/** What a page does with a player. `null` until its code has come: `onReady` says when. */
export interface VideoPlayerHandle {
  /** Rejects where the browser wants the reader to press first. */
  play: () => Promise<void>;
  pause: () => void;
  /** To a second; within what the learner may watch. */
  seek: (seconds: number) => void;
  /** Where it is, in seconds. */
  readonly currentTime: number;
  readonly isPlaying: boolean;
}

/** The player holds its own state; the ref drives it, and events tell what happens. */
export interface VideoPlayerProps extends PlayerEvents {
  /** Names the player, for those who do not see it. */
  title: string;
  /** The address of a file or an HLS list, or several files in qualities to choose from, the first of which plays. */
  sources: string | readonly VideoSource[];
  /**
   * For addresses that run out: asked for another one of the same film when it no longer plays. It goes on where it was,
   * and only a refusal, or another failure at the same place, is told as one.
   */
  renewSource?: () => Promise<string>;
  /** Shown until it plays. */
  poster?: string;
  /** The place that is kept. @default '16:9' */
  ratio?: '16:9' | '4:3';
  tracks?: readonly VideoTrack[];
  /** The second to go on from. The reader is told, and may start over. @default 0 */
  startAt?: number;
  /** False lets a learner go back, but not past what was watched, and play at no other speed. @default true */
  isSeekable?: boolean;
  /** With `isSeekable={false}`: the furthest second that was watched before. @default `startAt` */
  watchedTo?: number;
  /** Stops there and shows `trialEnd`: a taste of what is not bought yet. */
  trialSeconds?: number;
  /** What is said and offered when the trial is over. @default 试看结束, The trial ends here */
  trialEnd?: ReactNode;
  /** What is said and offered when it has been played to its end. It can be played again below. */
  ended?: ReactNode;
  /** Lies over the picture, in full screen too, and takes no presses: a `Watermark`. With it there is no picture in picture. */
  children?: ReactNode;
  /** How somebody likes to watch. Read once, when its code has come. */
  settings?: Partial<PlayerSettings>;
  /** They like it otherwise now: keep it for the next film. */
  onSettings?: (settings: PlayerSettings) => void;
  /** What takes the whole screen in the player's place, and stays on it when the next film comes. Keep the function between renders. */
  fullScreenOf?: () => HTMLElement | null;
  /** The trial has come to its end. */
  onTrialEnd?: () => void;
  /** Its code has come, and the ref is there. */
  onReady?: () => void;
}

const lazyPlayer = createLazyModule(() => import('./player.tsx'));

/**
 * A video with controls of the house. The entry holds its place and shows the poster; the player comes after it, and
 * the code for streams only when there is one. A player that does not come says so there, and is asked for again.
 */
export const VideoPlayer = forwardRef<VideoPlayerHandle, VideoPlayerProps>(function VideoPlayer(props, ref) {
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazyPlayer);
  return (
    <div
      data-component="video-player"
      // A film is watched in the dark, whatever the page is like.
      data-sy-theme="dark"
      className={placeStyles.place}
    >
      {module ? (
        <module.Player {...props} handle={ref} />
      ) : (
        <Place poster={props.poster} ratio={props.ratio} onRetry={hasFailed ? retry : undefined} />
      )}
    </div>
  );
});
