import type { VideoDetail } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { stillContext } from '../testing/still-context.fixtures.ts';
import { createClassroomBackend } from './classroom-backend.fixtures.ts';
import { ClassroomProvider } from './classroom.context.ts';
import type { ClassroomState } from './classroom.store.ts';
import { classroomStrings } from './classroom.strings.ts';
import { ClassroomView } from './classroom.view.tsx';
import * as styles from './classroom.css.ts';
import { EndingView } from './ending.view.tsx';

interface PictureProps {
  lesson: VideoDetail;
  film: ClassroomState['film'];
  isVisitor?: boolean;
  /** What stands over the film at its end, in place of the player. */
  ending?: ClassroomState['ending'];
  next?: { title: string } | null;
  trial?: { next: { title: string } | null };
  locale: Locale;
}

/** The classroom in a state; nothing happens in it. */
export function ClassroomPicture({
  lesson,
  film,
  isVisitor = false,
  ending = null,
  next,
  trial,
  locale,
}: PictureProps) {
  const { videos } = createClassroomBackend(lesson);
  const state: ClassroomState = { film, isVisitor, ending, announcement: { id: 0, text: '' }, focus: null };
  const props = {
    lesson,
    videos,
    onBuy() {},
    onMembership() {},
    onNextTrial() {},
    ...(next !== undefined && { next }),
    ...(trial && { trial }),
  };
  return (
    <ClassroomProvider value={stillContext({ state, strings: classroomStrings[locale], locale, props })}>
      {ending ? (
        <div data-sy-theme="dark" className={styles.still}>
          <EndingView />
        </div>
      ) : (
        <ClassroomView />
      )}
    </ClassroomProvider>
  );
}
