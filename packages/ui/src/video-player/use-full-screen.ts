import { useEffect, useState } from 'react';

/** A phone that gives the whole screen to nothing but a video. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

interface FullScreenOptions {
  /** Takes the screen in place of the player, which it outlives. */
  screen: (() => HTMLElement | null) | undefined;
  /** Something lies over the picture that must be seen. */
  isCovered: boolean;
}

/**
 * The whole screen for a player, with all that lies over its picture. Where only a bare video may have it, a player that is
 * covered takes the page instead.
 */
export function useFullScreen(
  frame: HTMLElement | null,
  video: HTMLVideoElement | null,
  { screen, isCovered }: FullScreenOptions,
) {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isOnPage, setOnPage] = useState(false);
  const target = () => screen?.() ?? frame;
  useEffect(() => {
    if (!frame) return;
    const read = () => {
      const taking = screen?.() ?? frame;
      const root = taking.getRootNode() as Document | ShadowRoot;
      setOnScreen(root.fullscreenElement === taking);
    };
    read();
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame, screen]);

  // Above everything, whatever it stands in: a box that contains it would hold back what is merely fixed.
  const isLifted = isOnPage || (isOnScreen && screen !== undefined);
  useEffect(() => {
    if (!frame || !isLifted || !('showPopover' in frame)) return undefined;
    frame.setAttribute('popover', 'manual');
    frame.showPopover();
    return () => {
      frame.hidePopover();
      frame.removeAttribute('popover');
    };
  }, [frame, isLifted]);

  useEffect(() => {
    if (!isOnPage) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOnPage(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOnPage]);

  const toggle = () => {
    const taking = target();
    const bare = (video as PhoneVideo | null)?.webkitEnterFullscreen;
    if (isOnPage) setOnPage(false);
    // A refusal leaves the player where it is.
    else if (isOnScreen) document.exitFullscreen().catch(() => {});
    else if (taking && 'requestFullscreen' in taking) taking.requestFullscreen().catch(() => {});
    else if (isCovered || !bare) setOnPage(true);
    else bare.call(video);
  };
  return { isFull: isOnScreen || isOnPage, toggle };
}
