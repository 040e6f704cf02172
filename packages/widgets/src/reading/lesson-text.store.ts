import { createStoreContext } from '../widget/store-context.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createKeptPlaces } from './kept-places.ts';
import type { LessonTextStrings } from './lesson-text.strings.ts';
import type { LessonTextProps } from './lesson-text.tsx';

export interface LessonTextState {
  /** Place to offer, in whole per cent; null until the device was asked, and for a visitor. */
  kept: number | null;
  /** Highest place that was read, in whole per cent. */
  progress: number;
  isStudied: boolean;
  isVisitor: boolean;
  announcement: Announcement;
  focus: null;
}

/** The rules of a text lesson: its place is kept on the device until the server has it, and it is finished at its end. */
export function createLessonTextStore(deps: StoreDeps<LessonTextProps, LessonTextStrings>) {
  const { host, getProps, strings } = deps;
  const { page, courses } = getProps();
  const { lesson } = page;
  const places = createKeptPlaces({ courses, host });
  const isVisitor = host.session.current() === null;
  const { store, get, set, announce, lifetime } = createStoreContext<
    LessonTextProps,
    LessonTextStrings,
    LessonTextState
  >(deps, {
    kept: null,
    progress: page.progress,
    isStudied: lesson.is_studied,
    isVisitor,
    announcement: noAnnouncement,
    focus: null,
  });

  async function begin() {
    const left = await places.find(lesson.id);
    set({
      kept: left?.place ?? page.place,
      progress: Math.max(get().progress, left?.furthest ?? 0),
    });
    await sendLeft();
  }

  async function sendLeft() {
    const finished = await places.sendLeft();
    if (finished.includes(lesson.id)) finish();
  }

  function finish() {
    if (get().isStudied) return;
    set({ isStudied: true });
    announce(strings.studied);
    getProps().onStudied?.();
  }

  return {
    ...store,
    actions: {
      /** Saves where the person is, in whole per cent. Rejects if the server does not take it. */
      async record(place: number) {
        set({ progress: Math.max(get().progress, place) });
        if (await places.record(lesson.id, place)) finish();
        return {};
      },
      signIn: () => host.session.requestLogin(1, { kind: 'read-lesson', purpose: 'study', run() {} }),
    },
    start() {
      if (isVisitor) return lifetime.start();
      void begin();
      return lifetime.start(host.scheduler.onWake(() => void sendLeft()));
    },
    onPropsChange({ page: next }: LessonTextProps) {
      if (next.lesson.is_studied) set({ isStudied: true });
    },
  };
}
