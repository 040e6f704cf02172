export {
  VideoPlayer,
  type VideoPlayerHandle,
  type VideoPlayerProps,
  type VideoSource,
  type VideoTrack,
} from './video-player.tsx';
