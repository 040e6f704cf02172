import type { CoursesApi, LessonPage } from '@shuyuan/api-client';
import { CheckIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../host/host-context.tsx';
import { Widget } from '../widget/widget.tsx';
import type { WidgetContext } from '../widget/widget-context.ts';
import * as styles from './lesson-text.css.ts';
import { createLessonTextStore, type LessonTextState } from './lesson-text.store.ts';
import { lessonTextStrings, type LessonTextStrings } from './lesson-text.strings.ts';
import { ReadingPlace } from './reading-place.tsx';

/** A text lesson as the server sent it, and the call that stores how far it was read. */
export interface LessonTextProps {
  courses: Pick<CoursesApi, 'recordLesson'>;
  page: Pick<LessonPage, 'lesson' | 'progress' | 'place'>;
  /** Called when the text was read to its end for the first time. */
  onStudied?: () => void;
  /** Overrides for the texts. Memoize the object. */
  strings?: Partial<LessonTextStrings>;
  /** The text. It scrolls with the page itself. */
  children: ReactNode;
}

/**
 * Around the text of a lesson: saves how far the signed-in person has read, also without a network, offers to go on from there, and says
 * when the lesson is finished. Needs a `HostProvider`.
 */
export function LessonText(props: LessonTextProps) {
  const { session } = useHost();
  const user = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  return (
    <Widget
      props={props}
      subject={`${user}/${props.page.lesson.id}`}
      strings={lessonTextStrings}
      createStore={createLessonTextStore}
      moveFocus={() => {}}
    >
      {(context) => <LessonTextView {...context} />}
    </Widget>
  );
}

type Actions = ReturnType<typeof createLessonTextStore>['actions'];

function LessonTextView({
  state,
  actions,
  strings,
  props,
}: WidgetContext<LessonTextProps, LessonTextStrings, LessonTextState, Actions>) {
  const { lesson } = props.page;
  const study = useMemo(
    () => ({ record: (_lesson: number, place: number) => actions.record(place) }),
    [actions],
  );
  const { kept, announcement } = state;
  return (
    <div data-component="lesson-text" data-studied={state.isStudied || undefined} className={styles.lesson}>
      <ReadingPlace
        study={study}
        articleId={lesson.id}
        kept={kept === null ? null : { place: kept }}
        canRead={lesson.can_watch}
      >
        {props.children}
      </ReadingPlace>
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
      {lesson.can_watch && <Foot state={state} strings={strings} onSignIn={actions.signIn} />}
    </div>
  );
}

interface FootProps {
  state: Pick<LessonTextState, 'isStudied' | 'isVisitor' | 'progress'>;
  strings: LessonTextStrings;
  onSignIn: () => void;
}

/** A picture of how far the text was read, below its end. */
export function Foot({ state: { isStudied, isVisitor, progress }, strings, onSignIn }: FootProps) {
  if (isVisitor)
    return (
      <p data-part="foot" className={styles.foot}>
        {strings.visitor}
        <NativeButton isQuiet size="small" onPress={onSignIn}>
          {strings.signIn}
        </NativeButton>
      </p>
    );
  return (
    <p data-part="foot" className={isStudied ? styles.studied : styles.foot}>
      {isStudied && <CheckIcon size="small" />}
      {isStudied ? strings.studied : progress > 0 ? strings.progress(progress) : strings.notBegun}
    </p>
  );
}
