import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePageKeys } from '../modality/use-page-keys.browser.ts';
import { useStrings } from '../provider/ui-context.ts';
import { mediaCommands } from './media-commands.ts';
import type { MediaState } from './media-state.ts';
import { pressKey, pressPageKey, speeds } from './player-keys.ts';
import { usePlayerSettings } from './player-settings.ts';
import { useCaptions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { useLimits } from './use-limits.ts';
import { useMedia } from './use-media.ts';
import { usePlace } from './use-place.ts';
import { usePlayerEvents } from './use-player-events.ts';
import { useRenewal } from './use-renewal.ts';
import { useSource } from './use-source.ts';
import type { VideoPlayerProps } from './video-player.tsx';
import { videoPlayerStrings } from './video-player.strings.ts';

/** What a hand or a key can do. */
export interface PlayerActions {
  media: MediaState;
  toggle: () => void;
  seek: (seconds: number) => void;
  setVolume: (share: number) => void;
  toggleMuted: () => void;
  setRate: (rate: number) => void;
  /** To the next faster or slower speed. */
  stepSpeed: (steps: 1 | -1) => void;
  toggleCaptions: () => void;
  toggleFullScreen: () => void;
  /** The keys, shown or put away. */
  toggleHelp: () => void;
}

/** Everything that a player knows and does, over its two elements. */
export function usePlayer(
  props: VideoPlayerProps,
  video: HTMLVideoElement | null,
  frame: HTMLElement | null,
) {
  const { sources, startAt = 0, watchedTo = 0, trialSeconds = null, isSeekable = true, tracks = [] } = props;
  const strings = useStrings(videoPlayerStrings);
  const list = typeof sources === 'string' ? [{ src: sources }] : sources;
  // Before the media are read: they are at their place by then.
  const { kept, position, play, pause, toggle, goTo, leave } = usePlace(video, startAt);
  const watched = useMedia(video);
  const source = useSource(video, { sources: list, automatic: strings.automatic, leave });
  const failure = source.failure ?? watched.failure;
  const { isRenewing, trustAgain } = useRenewal(video, {
    failure,
    position,
    renew: props.renewSource,
    onRenewed: source.replace,
  });
  const media = shownMedia(watched, kept, isRenewing);
  const { seek, isTrialOver } = useLimits(video, {
    isSeekable,
    trialSeconds,
    watched: Math.max(startAt, watchedTo),
    goTo,
    onTrialEnd: props.onTrialEnd,
  });
  const captions = useLikedCaptions(props, video, { watched, time: media.time });
  const screen = useFullScreen(frame, video, {
    screen: props.fullScreenOf,
    isCovered: props.children !== undefined,
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isIdle = useIdle(frame, media.isPlaying);
  usePlayerEvents(video, props);

  const seekByHand = (seconds: number) => {
    seek(seconds);
    props.onSeek?.(seconds);
  };
  const setRate = (rate: number) => {
    if (video && isSeekable) mediaCommands.setRate(video, rate);
  };
  const actions: PlayerActions = {
    media,
    seek: seekByHand,
    setRate,
    toggle: () => !isTrialOver && toggle(),
    setVolume: (share) => video && mediaCommands.setVolume(video, share),
    toggleMuted: () => video && mediaCommands.toggleMuted(video),
    stepSpeed: (steps) => setRate(speeds[speeds.indexOf(media.rate) + steps] ?? media.rate),
    toggleCaptions: () => captions.choose(captions.shown < 0 && tracks.length > 0 ? 0 : -1),
    toggleFullScreen: screen.toggle,
    toggleHelp: () => setHelpOpen(!isHelpOpen),
  };
  useKeys(frame, actions);
  usePageKeys(frame, (event) => pressPageKey(event, actions));
  const retry = () => {
    trustAgain();
    source.retry();
  };
  return {
    ...actions,
    position,
    play,
    pause,
    strings,
    source,
    retry,
    captions,
    tracks,
    failure: isRenewing ? null : failure,
    isTrialOver,
    isIdle,
    isSeekable,
    isFull: screen.isFull,
    isHelpOpen,
  };
}

export type PlayerModel = ReturnType<typeof usePlayer>;

/** What is drawn: between two sources what is kept of the film. */
function shownMedia(watched: MediaState, kept: Pick<MediaState, 'time' | 'isPlaying'>, isRenewing: boolean) {
  const { isThere } = watched;
  const isBegun = watched.isBegun || (!isThere && kept.isPlaying);
  return {
    ...watched,
    ...(!isThere && kept),
    isBegun,
    isWaiting: watched.isWaiting || isRenewing || (isBegun && !isThere),
  };
}

/** Captions, speed and sound as somebody likes them. */
function useLikedCaptions(
  { settings, onSettings, tracks = [], isSeekable = true }: VideoPlayerProps,
  video: HTMLVideoElement | null,
  { watched, time }: { watched: MediaState; time: number },
) {
  const captions = useCaptions(video, {
    tracks,
    time,
    language: settings?.captions,
    size: settings?.captionSize,
  });
  const shown = { language: tracks[captions.shown]?.language ?? null, size: captions.size };
  usePlayerSettings(video, {
    initial: settings,
    media: watched,
    captions: tracks.length === 0 ? null : shown,
    isSeekable,
    onChange: onSettings,
  });
  return captions;
}

function useKeys(frame: HTMLElement | null, actions: PlayerActions) {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!pressKey(event, latest.current)) return;
      event.preventDefault();
      // The page around has keys of its own.
      event.stopPropagation();
    };
    frame?.addEventListener('keydown', handleKey);
    return () => frame?.removeEventListener('keydown', handleKey);
  }, [frame]);
}
