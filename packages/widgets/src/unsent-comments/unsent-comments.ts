import type { CommentsApi, CommentTarget } from '@shuyuan/api-client';
import { commentBoxStrings, type CommentBoxStrings } from '../comment-box/comment-box.strings.ts';
import {
  createCommentOutbox,
  outboxName,
  placesOfOutboxes,
  targetOfPlace,
} from '../comment-box/comment-outbox.ts';
import type { WidgetHost } from '../host/widget-host.ts';

/** The host whose storage keeps unsent comments, and the call to send them by. */
export interface UnsentCommentsOptions {
  host: WidgetHost;
  comments: Pick<CommentsApi, 'submit'>;
  /** Whether the thread has a comment box on the page now, which sends by itself and shows what it sends. */
  isOpen: (target: CommentTarget) => boolean;
  /** Replaces words; only `posted` and `replied` are said. */
  strings?: Partial<CommentBoxStrings>;
}

/** Sends what was written in threads that are not open any more. */
export interface UnsentComments {
  /** Begins, and goes on with every sign-in and whenever the page wakes. Answers the way to stop. */
  start: () => () => void;
  /** Leaves to a box what has just been opened, and takes up what has been left: call it after each navigation. */
  refresh: () => void;
}

/**
 * Takes comments that were kept on the device to the server from any page: their authors may never come back to
 * where they wrote them. What the server refuses waits for its author in its own thread.
 */
export function createUnsentComments({
  host,
  comments,
  isOpen,
  strings,
}: UnsentCommentsOptions): UnsentComments {
  /** Stops, by the place of the thread. */
  const running = new Map<string, () => void>();
  let isStarted = false;

  function stop(place: string) {
    running.get(place)?.();
    running.delete(place);
  }

  function send(place: string, target: CommentTarget) {
    const outbox = createCommentOutbox({
      host,
      comments,
      target,
      name: outboxName(place),
      onChange: () => {},
      onFailed: () => {},
      onSent({ target: replied }) {
        const { posted, replied: repliedWords } = { ...commentBoxStrings[host.locale], ...strings };
        host.notify('positive', replied ? repliedWords : posted);
      },
    });
    running.set(place, outbox.stop);
    void outbox.restore();
  }

  async function look() {
    const viewer = host.session.current();
    for (const place of running.keys()) {
      const target = targetOfPlace(place, viewer?.id);
      if (!target || isOpen(target)) stop(place);
    }
    if (!viewer) return;
    for (const place of await placesOfOutboxes(host.storage, viewer.id)) {
      const target = targetOfPlace(place, viewer.id);
      const isStillHere = isStarted && host.session.current()?.id === viewer.id;
      if (target && isStillHere && !running.has(place) && !isOpen(target)) send(place, target);
    }
  }

  // A device that does not let itself be read has kept nothing.
  const refresh = () => void (isStarted && look().catch(() => {}));

  return {
    refresh,
    start() {
      isStarted = true;
      refresh();
      const stopFollowing = [host.session.subscribe(refresh), host.scheduler.onWake(refresh)];
      return () => {
        isStarted = false;
        for (const stopOne of stopFollowing) stopOne();
        for (const place of running.keys()) stop(place);
      };
    },
  };
}
