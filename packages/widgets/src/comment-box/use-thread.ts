import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import type { CommentBoxProps } from './comment-box.tsx';
import { createCommentBoxStore } from './comment-box.store.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import { moveFocus } from './focus-place.ts';
import { startWhenVisible } from './start-when-visible.browser.ts';

/** The store of one thread, running as long as its component is on the page. */
export function useThread(
  props: CommentBoxProps,
  strings: CommentBoxStrings,
  box: RefObject<HTMLElement | null>,
  boxId: string,
) {
  const host = useHost();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  const [store] = useState(() =>
    createCommentBoxStore({
      host,
      strings,
      target: props.target,
      comments: props.comments,
      pageSize: props.pageSize ?? props.pageSizes?.[0] ?? 10,
      boxName: props.name ?? '',
      emit: (event) => latest.current.onEvent?.(event),
      onLoginRequired: (mode, intent) =>
        (latest.current.onLoginRequired ?? host.session.requestLogin)(mode, intent),
    }),
  );
  const state = useStore(store);

  useEffect(() => {
    const waits = latest.current.loads === 'when-visible';
    const stop = store.start({ waits });
    const giveUp = waits && box.current && startWhenVisible(box.current, () => void store.actions.load());
    return () => {
      if (giveUp) giveUp();
      stop();
    };
  }, [store, box]);

  useEffect(() => {
    if (box.current && state.focus) moveFocus(box.current, boxId, state.focus);
  }, [state.focus, box, boxId]);

  return { state, actions: store.actions };
}
