import type { LearnedLesson } from '@shuyuan/api-client';
import { createLoad, type NotReady } from '../../async/load.ts';
import type { StudyContext } from '../study-center.store.ts';

/** The course whose lessons are shown in a dialog. */
export interface OpenLessons {
  courseId: number;
  title: string;
  lessons: NotReady | { status: 'ready'; rows: readonly LearnedLesson[] };
}

/** How far each lesson of a course was studied, asked for when its dialog is opened. */
export function createLessons({ host, getProps, get, set }: StudyContext) {
  const show = (lessons: OpenLessons['lessons']) => {
    const { open } = get();
    if (open) set({ open: { ...open, lessons } });
  };
  const load = createLoad<readonly LearnedLesson[]>({
    async ask(options) {
      const { learning } = getProps();
      const { open } = get();
      if (!learning || !open) return [];
      return (await learning.course(open.courseId, options)).lessons;
    },
    network: host.network,
    get: () => get().open?.lessons ?? { status: 'loading' },
    set: show,
    onResult: (rows) => show({ status: 'ready', rows }),
  });

  return {
    wake: load.wake,
    stop: load.stop,
    retry: load.load,
    open: (courseId: number, title: string) => {
      set({ open: { courseId, title, lessons: { status: 'loading' } } });
      void load.load();
    },
    close: () => {
      load.stop();
      set({ open: null });
    },
  };
}
