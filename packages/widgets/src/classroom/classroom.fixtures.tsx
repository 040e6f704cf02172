import type { VideoDetail } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { createClassroomBackend } from './classroom-backend.fixtures.ts';
import { ClassroomProvider } from './classroom.context.ts';
import type { ClassroomState } from './classroom.store.ts';
import { classroomStrings } from './classroom.strings.ts';
import { ClassroomView } from './classroom.view.tsx';

interface PictureProps {
  lesson: VideoDetail;
  film: ClassroomState['film'];
  isVisitor?: boolean;
  locale: Locale;
}

/** The classroom in a state; nothing happens in it. */
export function ClassroomPicture({ lesson, film, isVisitor = false, locale }: PictureProps) {
  const { videos } = createClassroomBackend(lesson);
  const state: ClassroomState = { film, isVisitor, announcement: { id: 0, text: '' }, focus: null };
  const props = { lesson, videos, onBuy() {}, onMembership() {} };
  return (
    <ClassroomProvider value={stillContext({ state, strings: classroomStrings[locale], locale, props })}>
      <ClassroomView />
    </ClassroomProvider>
  );
}
