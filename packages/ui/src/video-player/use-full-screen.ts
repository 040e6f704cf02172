import { useEffect, useState } from 'react';

/** A phone that gives the whole screen to nothing but a video. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** The whole screen for a player, with all that lies over its picture. */
export function useFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!frame) return;
    const read = () => {
      const root = frame.getRootNode() as Document | ShadowRoot;
      setFull(root.fullscreenElement === frame);
    };
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const toggle = () => {
    // A refusal leaves the player where it is.
    if (isFull) document.exitFullscreen().catch(() => {});
    else if (frame && 'requestFullscreen' in frame) frame.requestFullscreen().catch(() => {});
    else (video as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return { isFull, toggle };
}
