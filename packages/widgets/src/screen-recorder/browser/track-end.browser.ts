/** Calls back once when a track ends by itself: unplugged, taken away, or the share's end. A track's own `stop` tells nobody. */
export function onTrackEnd(track: MediaStreamTrack, listener: () => void): () => void {
  if (track.readyState === 'ended') {
    let isWanted = true;
    queueMicrotask(() => isWanted && listener());
    return () => (isWanted = false);
  }
  track.addEventListener('ended', listener, { once: true });
  return () => track.removeEventListener('ended', listener);
}

export function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}
