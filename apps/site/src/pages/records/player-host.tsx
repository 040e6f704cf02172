import { HostProvider, useHost, type PlayerPort } from '@shuyuan/widgets/host';
import { useMemo, useState, type ReactNode } from 'react';

/** What plays on a page, for those who ask before it does, and after another does. */
function createPlayerBridge() {
  let playing: PlayerPort | null = null;
  return {
    setPlayer: (player: PlayerPort | null) => {
      playing = player;
    },
    port: {
      position: () => playing?.position() ?? null,
      seek: (seconds: number) => playing?.seek(seconds),
    } satisfies PlayerPort,
  };
}

export interface PlayerHostProps {
  /** `onPlayer` takes what plays; below it, a widget's host knows it. */
  children: (onPlayer: (player: PlayerPort | null) => void) => ReactNode;
}

/** A place where something plays: comments in it are about moments, and lead to them. */
export function PlayerHost({ children }: PlayerHostProps) {
  const host = useHost();
  const [bridge] = useState(createPlayerBridge);
  const withPlayer = useMemo(() => ({ ...host, player: bridge.port }), [host, bridge]);
  return <HostProvider host={withPlayer}>{children(bridge.setPlayer)}</HostProvider>;
}
