import type { PlayerSettings } from '@shuyuan/ui/video-player';
import type { StoragePort } from '../host/widget-host.ts';

const key = 'player-settings';

/** How somebody likes to watch on this device, whoever they are. */
export function createKeptSettings(storage: Pick<StoragePort, 'get' | 'set'>) {
  return {
    keep: (settings: PlayerSettings) => void storage.set(key, settings).catch(() => {}),
    /** Nothing where none were kept. */
    find: async (): Promise<Partial<PlayerSettings>> =>
      readSettings(await storage.get(key).catch(() => null)),
  };
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isRate = (value: unknown) => typeof value === 'number' && value >= 0.5 && value <= 2;
const sizes = new Set<unknown>(['small', 'standard', 'large']);

/** Of what another version has kept in another form, what is understood. */
function readSettings(value: unknown): Partial<PlayerSettings> {
  const { rate, volume, isMuted, captions, captionSize } = (value ?? {}) as PlayerSettings;
  return {
    ...(isRate(rate) && { rate }),
    ...(isShare(volume) && { volume }),
    ...(typeof isMuted === 'boolean' && { isMuted }),
    ...((captions === null || typeof captions === 'string') && { captions }),
    ...(sizes.has(captionSize) && { captionSize }),
  };
}
