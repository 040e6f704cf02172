import type { VideoPlay } from '@shuyuan/api-client';
import type { PlayerSettings } from '@shuyuan/ui/video-player';
import { createLoad, type Failed } from '../async/load.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { ClassroomState } from './classroom.store.ts';
import type { ClassroomStrings } from './classroom.strings.ts';
import type { ClassroomProps } from './classroom.tsx';
import type { createKeptSettings } from './kept-settings.ts';
import type { WatchRecord } from './watch-record.ts';

/** What stands where the film is. */
export type Film =
  | { status: 'loading' }
  | Failed
  /** Not theirs, and nothing to try. */
  | { status: 'closed' }
  /** The cloud is still at work, or nothing was uploaded. */
  | { status: 'processing' }
  | {
      status: 'ready';
      play: VideoPlay;
      /** The second to go on from. */
      startAt: number;
      /** The furthest that was watched. */
      watchedTo: number;
      settings: Partial<PlayerSettings>;
    };

type Context = StoreContext<ClassroomProps, ClassroomStrings, ClassroomState>;

/** Who was so near to an end begins anew: seconds. */
const nearEnd = 10;

interface FilmDeps {
  record: WatchRecord;
  settings: ReturnType<typeof createKeptSettings>;
  isTrial: boolean;
}

/** Where the film is, asked for with where to go on and how somebody likes to watch. */
export function createFilm(
  { host, getProps, get, set }: Context,
  { record, settings: kept, isTrial }: FilmDeps,
) {
  const { video } = getProps().lesson;
  return createLoad({
    network: host.network,
    get: () => get().film,
    set: (state) => set({ film: state }),
    async ask(options) {
      const [play, watched, settings] = await Promise.all([
        getProps().videos.play(video.id, isTrial, options),
        isTrial ? { position: 0, duration: 0 } : record.restore(),
        kept.find(),
      ]);
      return { play, watched, settings };
    },
    onResult({ play, watched: { position, duration }, settings }, isRetried) {
      const isThere = play.urls.length > 0;
      const watchedTo = Math.max(position, duration);
      const startAt = startOf({
        asked: getProps().startAt,
        position,
        watchedTo,
        ...limitsOf(getProps(), play),
      });
      set({
        film: isThere ? { status: 'ready', play, startAt, watchedTo, settings } : { status: 'processing' },
        ...(isRetried && { focus: { on: 'stage' } }),
      });
      if (isThere) getProps().onLoaded?.(play);
    },
    // What is not open any more says so, and not that something broke.
    onError({ kind, code }) {
      const isClosed = kind === 'unauthorized' || code === 1 || code === 403;
      if (isClosed) set({ film: { status: 'closed' } });
      return isClosed;
    },
  });
}

interface Start {
  /** The second of the address; left out where it names none. */
  asked: number | undefined;
  /** Where they were. */
  position: number;
  watchedTo: number;
  length: number;
  isBound: boolean;
}

const limitsOf = ({ lesson: { video, progress } }: ClassroomProps, { free_seconds: trial }: VideoPlay) => ({
  length: trial ?? video.duration,
  isBound: video.ban_drag && video.can_watch && !progress?.is_watched,
});

/** An address leads no further than dragging does; what was watched to its end begins anew. */
function startOf({ asked, position, watchedTo, length, isBound }: Start): number {
  if (asked !== undefined && (length === 0 || asked < length))
    return isBound ? Math.min(asked, watchedTo) : asked;
  return length > 0 && position > length - nearEnd ? 0 : position;
}
