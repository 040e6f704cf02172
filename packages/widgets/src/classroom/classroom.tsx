import type { GoodsRef, VideoDetail, VideosApi } from '@shuyuan/api-client';
import { Widget } from '../widget/widget.tsx';
import { ClassroomProvider } from './classroom.context.ts';
import { createClassroomStore, type ClassroomState } from './classroom.store.ts';
import { classroomStrings, type ClassroomStrings } from './classroom.strings.ts';
import { ClassroomView } from './classroom.view.tsx';

/** What may be watched comes from `lesson`, as the server sent it: load it anew when somebody signs in or buys it. */
export interface ClassroomProps {
  /** What `videos.detail` answered. */
  lesson: VideoDetail;
  /** The calls about videos of a client. */
  videos: Pick<VideosApi, 'play' | 'record'>;
  /** Somebody who is signed in wants to buy it, or the course that it is part of. Left out where nothing can be bought. */
  onBuy?: (goods: GoodsRef) => void;
  /** Somebody wants to see the memberships. Asked only of what members watch free. */
  onMembership?: () => void;
  /** There is something to see: the player, or why there is none. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ClassroomStrings>;
}

/** Where a video is watched: resumed where somebody was, told to the server, tried where it is not theirs. Needs a `HostProvider`. */
export function Classroom(props: ClassroomProps) {
  const { video } = props.lesson;
  return (
    <Widget
      props={props}
      subject={`${video.id} ${video.can_watch}`}
      strings={classroomStrings}
      createStore={createClassroomStore}
      isReady={({ film }: ClassroomState) => film.status !== 'loading'}
      moveFocus={(root: HTMLElement) => root.querySelector<HTMLElement>('[data-focus="stage"]')?.focus()}
      provider={ClassroomProvider}
    >
      <ClassroomView />
    </Widget>
  );
}
