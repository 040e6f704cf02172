import type { PlayerSettings, VideoPlayerHandle } from '@shuyuan/ui/video-player';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { ClassroomStrings } from './classroom.strings.ts';
import type { ClassroomProps } from './classroom.tsx';
import { createBuying } from './buying.ts';
import { createFilm, type Film } from './film.ts';
import { isReaderBusy } from './is-reader-busy.browser.ts';
import { createKeptSettings } from './kept-settings.ts';
import { createNextLesson, type Ending } from './next-lesson.ts';
import { createPlaying } from './playing.ts';
import { sendLeftProgress } from './send-left-progress.ts';
import { createWatchRecord, type WatchRecord } from './watch-record.ts';

export type { Film } from './film.ts';

export interface ClassroomState {
  film: Film;
  /** Nobody is signed in. */
  isVisitor: boolean;
  /** Null while it is not at its end, and for what stands alone. */
  ending: Ending | null;
  announcement: Announcement;
  /** The stage, once a failure has gone from it. A new object each time. */
  focus: { on: 'stage' } | null;
}

type Context = StoreContext<ClassroomProps, ClassroomStrings, ClassroomState>;

/** The rules of one classroom. */
export function createClassroomStore(
  deps: StoreDeps<ClassroomProps, ClassroomStrings>,
  isBusy = isReaderBusy,
) {
  const { host, getProps } = deps;
  const { lesson, videos } = getProps();
  const { video, progress } = lesson;
  const context: Context = createStoreContext<ClassroomProps, ClassroomStrings, ClassroomState>(deps, {
    film: { status: 'loading' },
    isVisitor: host.session.current() === null,
    ending: null,
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, announce, lifetime } = context;
  const isTrial = !video.can_watch;
  const known = progress && { duration: progress.watch_seconds, position: progress.position };
  const record = createWatchRecord({ videos, host, videoId: video.id, known });
  const settings = createKeptSettings(host.storage);
  const film = createFilm(context, { record, settings, isTrial });
  const playing = createPlaying(context);
  const next = createNextLesson({
    host,
    isBusy,
    isTried: () => getProps().trial !== undefined,
    follows: () => {
      const { next: following } = getProps();
      return following === undefined ? undefined : following !== null;
    },
    get: () => get().ending,
    set: (ending) => set({ ending }),
    onNext: () => getProps().onNext?.(),
  });

  return {
    ...store,
    actions: {
      retry: () => void film.load(),
      ...createBuying(context),
      /** Where its player will be; null when that goes. */
      setPlayer: (finder: (() => VideoPlayerHandle | null) | null) => playing.setPlayer(finder),
      /** Its code has come. */
      meetPlayer: () => playing.begin(),
      /** It plays on. */
      resume: () => {
        next.clear();
        playing.tellOthers();
      },
      ...createWatching(record, isTrial),
      end: () => {
        if (!isTrial) record.flush();
        announce(getProps().next === null ? deps.strings.lastEnded : deps.strings.ended);
        next.begin();
      },
      goNext: () => getProps().onNext?.(),
      tryNext: () => getProps().onNextTrial?.(),
      stay: () => next.stay(),
      keepSettings: (chosen: PlayerSettings) => settings.keep(chosen),
      renew: () => renewAddress(getProps(), isTrial),
    },
    start() {
      const isClosed = isTrial && video.free_seconds === 0;
      if (isClosed) set({ film: { status: 'closed' } });
      else if (get().film.status !== 'ready') void film.load();
      record.start();
      const sendLeft = () => void sendLeftProgress({ videos, host, except: video.id });
      sendLeft();
      return lifetime.start(
        host.scheduler.onWake(film.wake),
        host.scheduler.onWake(sendLeft),
        host.scheduler.onHide(() => record.flush()),
        host.session.subscribe(() => set({ isVisitor: host.session.current() === null })),
        next.start(),
        playing.start(),
        film.stop,
        () => record.flush(),
        () => record.stop(),
      );
    },
  };
}

/** What the player tells of what is watched. A trial is told to nobody. */
const createWatching = (record: WatchRecord, isTrial: boolean) => ({
  /** It has been played from one second to another. */
  watch: (from: number, to: number) => {
    if (!isTrial) record.play(from, to);
  },
  /** They have gone to a second themselves. */
  goTo: (position: number) => {
    if (!isTrial) record.goTo(position);
  },
  /** It pauses. */
  rest: () => {
    if (!isTrial) record.flush();
  },
});

/** Another address of the same film, when the one at hand has run out. */
async function renewAddress(
  { videos, lesson: { video } }: ClassroomProps,
  isTrial: boolean,
): Promise<string> {
  const { urls } = await videos.play(video.id, isTrial);
  const [best] = urls;
  if (!best) throw new Error('The cloud has no address for it.');
  return best.url;
}
