import type { MediaFile } from '@shuyuan/api-client/manage';
import { isMissing, isRefused } from '../../async/refusals.ts';
import type { MediaLibraryStrings } from '../media-library.strings.ts';
import { callWords } from './upload-words.ts';

/** How the library takes in what has arrived. `isRefused`: trying again is in vain. */
export type Arrival = 'none' | 'keeping' | 'done' | { message: string; isRefused: boolean };

interface ArrivalDeps {
  /** Takes it into the library; the same again answers the same file. */
  keep: (videoId: string) => Promise<MediaFile>;
  strings: MediaLibraryStrings;
  onChange: () => void;
  onKept: (file: MediaFile) => Promise<void>;
  /** The server has given up what had arrived: it has to be sent anew. */
  onLost: () => void;
}

/** Has the library take in what has arrived, once however often it is told. */
export function createArrival({ keep, strings, onChange, onKept, onLost }: ArrivalDeps) {
  let state: Arrival = 'none';

  async function take(videoId: string) {
    if (state === 'keeping' || state === 'done') return;
    state = 'keeping';
    onChange();
    try {
      const stored = await keep(videoId);
      state = 'done';
      await onKept(stored);
    } catch (error) {
      const isLost = isMissing(error);
      state = { message: callWords(error, strings), isRefused: isRefused(error) && !isLost };
      if (isLost) onLost();
    }
    onChange();
  }

  return {
    state: () => state,
    take: (videoId: string) => void take(videoId),
    /** It is tried again. */
    reset: () => void (state = 'none'),
  };
}
