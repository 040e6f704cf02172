import { useEffect, useState } from 'react';
import { stillMedia, watchMedia } from './media-state.ts';

/** What a video is doing. */
export function useMedia(video: HTMLVideoElement | null) {
  const [state, setState] = useState(stillMedia);
  useEffect(() => (video ? watchMedia(video, setState) : undefined), [video]);
  return state;
}
