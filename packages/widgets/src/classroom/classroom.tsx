import type { GoodsRef, VideoDetail, VideoPlay, VideosApi } from '@shuyuan/api-client';
import type { PlayerPort } from '../host/widget-host.ts';
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
  /** The second to begin at, as an address names it; where they were when left out. It leads no further than dragging does. */
  startAt?: number | undefined;
  /** It begins to play by itself, where the browser lets it. @default false */
  playsAtOnce?: boolean;
  /** What follows it: `null` after the last lesson. Left out for what stands alone. */
  next?: { title: string } | null;
  /** The next lesson: asked for, or ten seconds after the end. */
  onNext?: () => void;
  /**
   * Given for a lesson that is watched free out of a course that is sold: what is tried next, or null where nothing is left to try. Its
   * end offers the course and the next lesson to try.
   */
  trial?: { next: { title: string } | null };
  /** Called when the next lesson is to be tried. */
  onNextTrial?: () => void;
  /** What plays, and null when it no longer does. Keep the function between renders. */
  onPlayer?: (player: PlayerPort | null) => void;
  /** Where it plays has come, with its captions. */
  onLoaded?: (play: VideoPlay) => void;
  /** What takes the whole screen, and stays on it when the next lesson comes. @default the player */
  fullScreenOf?: () => HTMLElement | null;
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
