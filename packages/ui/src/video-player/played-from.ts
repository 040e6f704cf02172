/** The second from which it has been played on without a jump to where it is. */
export function playedFrom({ played, currentTime }: HTMLVideoElement) {
  for (let index = 0; index < played.length; index += 1)
    if (played.start(index) <= currentTime && currentTime <= played.end(index)) return played.start(index);
  return currentTime;
}
