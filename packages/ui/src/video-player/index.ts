export {
  VideoPlayer,
  type CaptionSize,
  type PlayerSettings,
  type VideoCue,
  type VideoPlayerHandle,
  type VideoPlayerProps,
  type VideoSource,
  type VideoTrack,
} from './video-player.tsx';
