/** What can be told to a video besides playing and pausing, which `usePlace` does over all its sources. */
export const mediaCommands = {
  goTo(video: HTMLVideoElement, seconds: number) {
    video.currentTime = seconds;
  },
  setVolume(video: HTMLVideoElement, share: number) {
    video.volume = Math.min(1, Math.max(0, share));
    video.muted = false;
  },
  toggleMuted(video: HTMLVideoElement) {
    video.muted = !video.muted;
  },
  setRate(video: HTMLVideoElement, rate: number) {
    video.playbackRate = rate;
    // What another source begins with.
    video.defaultPlaybackRate = rate;
  },
};
