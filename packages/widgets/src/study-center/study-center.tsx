import type { MyLearningApi, NextLesson, StudyApi } from '@shuyuan/api-client';
import { moveListFocus } from '../async/move-list-focus.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { StudyCenterProvider } from './study-center.context.ts';
import type { ResourceRef } from './resource-key.ts';
import { createStudyCenterStore, type StudyPlace } from './study-center.store.ts';
import { studyCenterStrings, type StudyCenterStrings } from './study-center.strings.ts';
import { StudyCenterView } from './study-center.view.tsx';

/** Tab and page are controlled by `place`, or left to the study center. */
export interface StudyCenterProps {
  /** The study calls of a client. */
  study: Pick<StudyApi, 'list' | 'collect' | 'release' | 'continue' | 'days' | 'history' | 'forget'>;
  /** The calls about what belongs to the account. Without them no progress by lesson is offered. */
  learning?: Pick<MyLearningApi, 'course'>;
  /**
   * The address of a thing: the ways to it are then links, to be opened in a tab; null where there is no page of it. Without the
   * function the host is asked to navigate, and there is no way to papers. Keep it between renders.
   */
  getHref?: (resource: ResourceRef) => string | null;
  /** The address of the lesson that is next, where it is another than that of its video or article. Keep it between renders. */
  getLessonHref?: (lesson: NextLesson) => string | null;
  /**
   * Tab and page to show. Update it in `onPlace` to keep the position in the page's address; the study center itself reads no
   * address. @default the first page of what is being read
   */
  place?: StudyPlace;
  /** Somebody has chosen another tab, or has turned to a page that is there. */
  onPlace?: (place: StudyPlace) => void;
  /** Somebody who has nothing there wants to find something to read. Without it there is no button for it. */
  onBrowse?: () => void;
  /** The rows are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading: 1 where the study center is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<StudyCenterStrings>;
}

/** What a person goes on with, the days that they have studied on, and all that they study, have bought and have set aside. Needs a `HostProvider`. */
export function StudyCenter(props: StudyCenterProps) {
  return (
    <PersonWidget
      name="study-center"
      props={props}
      strings={studyCenterStrings}
      createStore={createStudyCenterStore}
      isReady={({ place, list, history }) => (place.tab === 'history' ? history : list).status !== 'loading'}
      moveFocus={moveListFocus}
      provider={StudyCenterProvider}
    >
      <StudyCenterView />
    </PersonWidget>
  );
}
