import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../store-state/use-store-state.ts';
import type { CommentBoxProps } from './comment-box.props.ts';
import { createCommentBoxStore } from './comment-box.store.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import { moveFocus } from './focus-place.ts';
import { formedComments } from './formed-comments.ts';
import { lateWriting } from './late-writing.ts';
import { startWhenVisible } from './start-when-visible.browser.ts';

/** The store of one thread, running as long as its component is on the page. */
export function useThread(
  props: CommentBoxProps,
  strings: CommentBoxStrings,
  box: RefObject<HTMLElement | null>,
  boxId: string,
) {
  const host = useHost();
  const { target, comments, pageSize = props.pageSizes?.[0] ?? 10, name: boxName = '' } = props;
  const { onEvent, onLoginRequired, getCommentHref, loads, linkedComment = null } = props;
  const [store] = useState(() =>
    createCommentBoxStore({
      host,
      strings,
      target,
      pageSize,
      boxName,
      comments: formedComments(comments),
      writer: lateWriting,
    }),
  );
  const state = useStoreState(store);

  useLayoutEffect(
    () => store.connect({ onEvent, onLoginRequired, getCommentHref }),
    [store, onEvent, onLoginRequired, getCommentHref],
  );

  // A link loads the page that it leads to, at once and in place of the first.
  const [isLed] = useState(linkedComment !== null);
  const waits = loads === 'when-visible' && !isLed;
  useLayoutEffect(() => {
    const stop = store.start({ waits: waits || isLed });
    const giveUp = waits && box.current && startWhenVisible(box.current, () => void store.actions.load());
    return () => {
      if (giveUp) giveUp();
      stop();
    };
  }, [store, box, waits, isLed]);

  useEffect(() => {
    if (linkedComment !== null) void store.actions.showComment(linkedComment);
  }, [store, linkedComment]);

  useEffect(() => {
    if (box.current && state.focus) moveFocus(box.current, boxId, state.focus);
  }, [state.focus, box, boxId]);

  return { state, actions: store.actions };
}
