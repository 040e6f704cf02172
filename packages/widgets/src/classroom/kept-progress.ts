import type { StoragePort } from '../host/widget-host.ts';
import { readRanges, unionOf, type Ranges } from './ranges.ts';

/** Seconds that were played, each counted once, and where somebody is. */
export interface Watched {
  duration: number;
  position: number;
}

/** What a device knows of one person and one video. */
export interface KeptProgress {
  ranges: Ranges;
  position: number;
  /** When they were there, epoch milliseconds of this device. */
  at: number;
  /** What the server has taken; null while it has taken nothing. */
  told: Watched | null;
}

/** Where the progress of a person lies; with a video, that of the video. */
export const progressKey = (userId: number, videoId?: number): string =>
  `watched/${userId}/${videoId === undefined ? '' : videoId}`;

/** The video of a key; null for what is none. */
export const videoOfKey = (key: string): number | null => Number(/\/(\d+)$/.exec(key)?.[1] ?? 0) || null;

/** Null for what is no progress. */
export function readProgress(value: unknown): KeptProgress | null {
  const { ranges, position, at, told } = (value ?? {}) as Partial<Record<keyof KeptProgress, unknown>>;
  const read = readRanges(ranges);
  if (!read || typeof position !== 'number' || typeof at !== 'number') return null;
  return { ranges: read, position, at, told: readWatched(told) };
}

function readWatched(value: unknown): Watched | null {
  const { duration, position } = (value ?? {}) as Partial<Record<keyof Watched, unknown>>;
  return typeof duration === 'number' && typeof position === 'number' ? { duration, position } : null;
}

/** Both of two tabs: all that was played in either, and where somebody was last. */
export function joinProgress(one: KeptProgress | null, other: KeptProgress): KeptProgress {
  if (!one) return other;
  const { position, at } = other.at >= one.at ? other : one;
  const told = (one.told?.duration ?? -1) > (other.told?.duration ?? -1) ? one.told : other.told;
  return { ranges: unionOf(one.ranges, other.ranges), position, at, told };
}

/** Adds to what another tab may have written meanwhile. Resolves to both; to what is given where the device keeps nothing. */
export async function keepProgress(
  storage: Pick<StoragePort, 'update'>,
  key: string,
  progress: KeptProgress,
): Promise<KeptProgress> {
  try {
    return (
      readProgress(await storage.update(key, (before) => joinProgress(readProgress(before), progress))) ??
      progress
    );
  } catch {
    return progress;
  }
}
