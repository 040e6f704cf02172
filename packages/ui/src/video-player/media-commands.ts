/** What can be told to a video. A refusal is no failure: a browser that wants a press first says so by refusing. */
export const mediaCommands = {
  goTo(video: HTMLVideoElement, seconds: number) {
    video.currentTime = seconds;
  },
  play(video: HTMLVideoElement) {
    video.play().catch(() => {});
  },
  toggle(video: HTMLVideoElement) {
    if (video.paused) mediaCommands.play(video);
    else video.pause();
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
