import type { VideoPlay } from '@shuyuan/api-client';
import { createLoad, type Failed } from '../async/load.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { ClassroomStrings } from './classroom.strings.ts';
import type { ClassroomProps } from './classroom.tsx';
import { createWatchRecord, type WatchRecord } from './watch-record.ts';

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
      /** The second to go on from, and the furthest that was watched. */
      startAt: number;
    };

export interface ClassroomState {
  film: Film;
  /** Nobody is signed in. */
  isVisitor: boolean;
  announcement: Announcement;
  /** The stage, once a failure has gone from it. A new object each time. */
  focus: { on: 'stage' } | null;
}

type Context = StoreContext<ClassroomProps, ClassroomStrings, ClassroomState>;

/** Who was so near to an end begins anew: seconds. */
const nearEnd = 5;

/** The rules of one classroom. */
export function createClassroomStore(deps: StoreDeps<ClassroomProps, ClassroomStrings>) {
  const { host, getProps } = deps;
  const { lesson, videos } = getProps();
  const { video, progress } = lesson;
  const context: Context = createStoreContext<ClassroomProps, ClassroomStrings, ClassroomState>(deps, {
    film: { status: 'loading' },
    isVisitor: host.session.current() === null,
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, announce, lifetime } = context;
  const isTrial = !video.can_watch;
  const record = createWatchRecord({
    videos,
    host,
    videoId: video.id,
    known: { duration: progress?.watch_seconds ?? 0, position: progress?.position ?? 0 },
  });

  const film = createFilm(context, record, isTrial);

  function requireSession(kind: string, run: () => void) {
    if (host.session.current()) run();
    else host.session.requestLogin(1, { kind, run });
  }

  return {
    ...store,
    actions: {
      retry: () => void film.load(),
      signIn: () => host.session.requestLogin(1),
      buyVideo: () =>
        requireSession('buy-video', () => getProps().onBuy?.({ goods_type: 'video', goods_id: video.id })),
      buyCourse: () => {
        const { course } = getProps().lesson;
        if (course)
          requireSession('buy-course', () =>
            getProps().onBuy?.({ goods_type: 'course', goods_id: course.id }),
          );
      },
      openMembership: () => getProps().onMembership?.(),
      /** The player shows this second. */
      reach: (position: number) => {
        if (!isTrial) record.reach(position);
      },
      /** It pauses or has ended. */
      rest: () => {
        if (!isTrial) record.flush();
      },
      end: () => {
        if (!isTrial) record.flush();
        announce(deps.strings.ended);
      },
      /** Another address of the same film, when the one at hand has run out. */
      renew: async (): Promise<string> => {
        const { urls } = await getProps().videos.play(video.id, isTrial);
        const [best] = urls;
        if (!best) throw new Error('The cloud has no address for it.');
        return best.url;
      },
    },
    start() {
      const isClosed = isTrial && video.free_seconds === 0;
      if (isClosed) set({ film: { status: 'closed' } });
      else if (get().film.status !== 'ready') void film.load();
      return lifetime.start(
        host.scheduler.onWake(film.wake),
        host.scheduler.onHide(() => record.flush()),
        host.session.subscribe(() => set({ isVisitor: host.session.current() === null })),
        film.stop,
        () => record.flush(),
        () => record.stop(),
      );
    },
  };
}

/** Where the film is, asked for with where to go on. */
function createFilm({ host, getProps, get, set }: Context, record: WatchRecord, isTrial: boolean) {
  const { video } = getProps().lesson;
  return createLoad({
    network: host.network,
    get: () => get().film,
    set: (state) => set({ film: state }),
    async ask(options) {
      const [play, { position }] = await Promise.all([
        getProps().videos.play(video.id, isTrial, options),
        isTrial ? { position: 0 } : record.restore(),
      ]);
      return { play, position };
    },
    onResult({ play, position }, isRetried) {
      const startAt = position > video.duration - nearEnd ? 0 : position;
      const isThere = play.urls.length > 0;
      set({
        film: isThere ? { status: 'ready', play, startAt } : { status: 'processing' },
        ...(isRetried && { focus: { on: 'stage' } }),
      });
    },
    // What is not open any more says so, and not that something broke.
    onError({ kind, code }) {
      const isClosed = kind === 'unauthorized' || code === 1 || code === 403;
      if (isClosed) set({ film: { status: 'closed' } });
      return isClosed;
    },
  });
}
