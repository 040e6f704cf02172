import type { StoragePort } from '../../host/widget-host.ts';
import { recorderLimits } from '../recorder-limits.ts';

/** What a person has chosen once and finds again. */
export interface Preferences {
  /** Seconds. */
  countdown: number;
  isMicrophoneOn: boolean;
  /** Null for the device's default. */
  deviceId: string | null;
}

const key = 'recorder/preferences';

const standard: Preferences = {
  countdown: recorderLimits.countdown.standard,
  isMicrophoneOn: true,
  deviceId: null,
};

/** Whole seconds that a countdown may have. */
export const clampCountdown = (seconds: number) =>
  Number.isFinite(seconds)
    ? Math.min(recorderLimits.countdown.most, Math.max(0, Math.round(seconds)))
    : recorderLimits.countdown.standard;

/** Remembers on the device; where that refuses, as long as the page lives. */
export function createPreferences(storage: StoragePort) {
  let kept = standard;
  let isChanged = false;
  return {
    now: () => kept,
    /** Brings back what was kept; what was chosen meanwhile wins. */
    restore: async () => {
      const value = await storage.get(key).catch(() => undefined);
      if (!isChanged) kept = read(value);
    },
    keep: (part: Partial<Preferences>) => {
      isChanged = true;
      kept = { ...kept, ...part };
      storage.set(key, kept).catch(() => {});
    },
  };
}

export type KeptPreferences = ReturnType<typeof createPreferences>;

/** An older version of this page may have left another shape. */
function read(value: unknown): Preferences {
  const { countdown, isMicrophoneOn, deviceId } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  return {
    countdown: typeof countdown === 'number' ? clampCountdown(countdown) : standard.countdown,
    isMicrophoneOn: typeof isMicrophoneOn === 'boolean' ? isMicrophoneOn : standard.isMicrophoneOn,
    deviceId: typeof deviceId === 'string' ? deviceId : null,
  };
}
