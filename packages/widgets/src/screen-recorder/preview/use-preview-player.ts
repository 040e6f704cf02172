import type { VideoPlayerHandle } from '@shuyuan/ui/video-player';
import { useEffect, useMemo, useRef } from 'react';
import { useHost } from '../../host/host-context.tsx';
import type { WidgetHost } from '../../host/widget-host.ts';
import type { RecorderActions } from '../screen-recorder.store.ts';

/** Milliseconds that another address may take. */
const timeout = 10_000;

/** The preview's player, as its chapters and comments use it, and how it comes to another address when one has run out. */
export function usePreviewPlayer(url: string, actions: Pick<RecorderActions, 'renewAddress'>) {
  const host = useHost();
  const player = useRef<VideoPlayerHandle>(null);
  const waiting = useRef<((url: string) => void) | null>(null);
  useEffect(() => {
    waiting.current?.(url);
    waiting.current = null;
  }, [url]);

  const seek = (seconds: number) => {
    player.current?.seek(seconds);
    // The browser may want a press on the player first; it stands at the moment all the same.
    player.current?.play().catch(() => {});
  };

  /** Comments below are about moments of this player. */
  const commentsHost = useMemo<WidgetHost>(
    () => ({
      ...host,
      player: {
        position: () => player.current?.currentTime ?? null,
        seek: (seconds) => {
          player.current?.seek(seconds);
          player.current?.play().catch(() => {});
        },
      },
    }),
    [host],
  );

  const renewSource = () =>
    new Promise<string>((resolve, reject) => {
      const giveUp = host.scheduler.after(timeout, () => reject(new Error('No other address has come.')));
      waiting.current = (next) => {
        giveUp();
        resolve(next);
      };
      actions.renewAddress();
    });

  return { player, seek, commentsHost, renewSource };
}
