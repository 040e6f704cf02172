import type { StoreContext } from '../widget/store-context.ts';
import type { ClassroomState } from './classroom.store.ts';
import type { ClassroomStrings } from './classroom.strings.ts';
import type { ClassroomProps } from './classroom.tsx';

/** The ways to a video that is not theirs. */
export function createBuying({
  host,
  getProps,
}: StoreContext<ClassroomProps, ClassroomStrings, ClassroomState>) {
  const { video } = getProps().lesson;

  function requireSession(kind: string, run: () => void) {
    if (host.session.current()) run();
    else host.session.requestLogin(1, { kind, purpose: 'buy', run });
  }

  return {
    signIn: () => host.session.requestLogin(1, { kind: 'watch', purpose: 'study', run() {} }),
    buyVideo: () =>
      requireSession('buy-video', () => getProps().onBuy?.({ goods_type: 'video', goods_id: video.id })),
    buyCourse: () => {
      const { course } = getProps().lesson;
      if (course)
        requireSession('buy-course', () => getProps().onBuy?.({ goods_type: 'course', goods_id: course.id }));
    },
    openMembership: () => getProps().onMembership?.(),
  };
}
