import { ClockIcon } from '@shuyuan/ui/icons';
import { VideoPlayer, type VideoPlayerHandle } from '@shuyuan/ui/video-player';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerPort } from '../host/widget-host.ts';
import * as styles from './record-player.css.ts';

export interface RecordPlayerProps {
  /** What plays. Another recording is another player: give it a key. */
  record: { title: string; url: string; thumb: string };
  /** An address that plays now, for when the one at hand has run out. */
  renewSource: () => Promise<string>;
  /** Said while there is nothing to play yet. */
  processing: { title: string; hint: string };
  /** What plays, and null when it no longer does. Keep the function between renders. */
  onPlayer: (player: PlayerPort | null) => void;
}

/** A recording in its place; while it is processed, the place says so. */
export function RecordPlayer({ record, renewSource, processing, onPlayer }: RecordPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const player = useRef<VideoPlayerHandle>(null);
  // Another signed address of the same film must not begin it anew.
  const [firstUrl, setFirstUrl] = useState(record.url);
  if (firstUrl === '' && record.url !== '') setFirstUrl(record.url);
  const isThere = firstUrl !== '';
  /** Seconds that were asked for before the player had come. */
  const wanted = useRef<number | null>(null);
  const goTo = useCallback((seconds: number) => {
    wanted.current = player.current ? null : seconds;
    player.current?.seek(seconds);
    // A browser that wants a press first shows the moment, and waits for it.
    player.current?.play().catch(() => {});
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    if (!isThere) return undefined;
    onPlayer({ position: () => player.current?.currentTime ?? null, seek: goTo });
    return () => onPlayer(null);
  }, [isThere, onPlayer, goTo]);

  return (
    <div ref={place} data-part="player" className={styles.place}>
      {isThere ? (
        <VideoPlayer
          ref={player}
          title={record.title}
          sources={firstUrl}
          renewSource={renewSource}
          onReady={() => {
            if (wanted.current !== null) goTo(wanted.current);
          }}
          {...(record.thumb && { poster: record.thumb })}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <div role="status" className={styles.processing}>
          <ClockIcon size="large" />
          <p className={styles.processingTitle}>{processing.title}</p>
          <p className={styles.processingHint}>{processing.hint}</p>
        </div>
      )}
    </div>
  );
}
