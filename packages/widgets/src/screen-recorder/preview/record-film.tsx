import { VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from '@shuyuan/ui/video-player';
import { useState, type Ref } from 'react';

interface RecordFilmProps extends Omit<VideoPlayerProps, 'sources'> {
  url: string;
  playerRef: Ref<VideoPlayerHandle>;
}

/** A recording of the library. Another one is another film: give it a key. */
export function RecordFilm({ url, playerRef, ...player }: RecordFilmProps) {
  // Another signed address of the same film must not begin it anew.
  const [firstUrl] = useState(url);
  return <VideoPlayer ref={playerRef} sources={firstUrl} {...player} />;
}
