import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLazyModule } from '@shuyuan/ui/lazy-module';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../widget/use-store-state.ts';
import type { CommentBoxContext } from './comment-box.context.ts';
import type { CommentBoxCalls, CommentBoxProps } from './comment-box.props.ts';
import { createCommentBoxStore } from './comment-box.store.ts';
import { commentBoxStrings } from './comment-box.strings.ts';
import { moveFocus } from './focus-place.ts';
import { startWhenVisible } from './start-when-visible.browser.ts';
import { lazyWriting } from './viewer-actions.ts';

/** The store of one thread, running as long as its component is on the page, and what its views draw from. */
export function useThread(props: CommentBoxProps) {
  const host = useHost();
  const { locale } = host;
  const { target, comments, pageSize = props.pageSizes?.[0] ?? 10, name: boxName = '', strings: own } = props;
  const { onEvent, onLoginRequired, getCommentHref, loads, linkedComment = null } = props;
  const { hasRetryRow = false, pictures = 'own', paragraph, onParagraph } = props;
  const boxId = useId();
  const boxRef = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...commentBoxStrings[locale], ...own }), [locale, own]);
  const [store] = useState(() =>
    createCommentBoxStore({
      host,
      strings,
      target,
      pageSize,
      boxName,
      comments: withFormedTexts(comments),
      lazyWriting,
    }),
  );
  const state = useStoreState(store);

  useLayoutEffect(
    () => store.setCallbacks({ onEvent, onLoginRequired, getCommentHref, paragraph }),
    [store, onEvent, onLoginRequired, getCommentHref, paragraph],
  );

  // A link loads the page that it leads to, at once and in place of the first.
  const [isLed] = useState(linkedComment !== null);
  const waits = loads === 'when-visible' && !isLed;
  useLayoutEffect(() => {
    const stop = store.start({ waits: waits || isLed });
    const giveUp =
      waits && boxRef.current && startWhenVisible(boxRef.current, () => void store.actions.load());
    return () => {
      if (giveUp) giveUp();
      stop();
    };
  }, [store, waits, isLed]);

  useEffect(() => {
    if (linkedComment !== null) void store.actions.showComment(linkedComment);
  }, [store, linkedComment]);

  useEffect(() => {
    if (boxRef.current && state.focus) moveFocus(boxRef.current, boxId, state.focus);
  }, [state.focus, boxId]);

  const { actions } = store;
  const offered = useOffered(comments);
  const views = useLazyModule(lazyWriting, false);
  const writing = state.composerStatus === 'there' ? store.writing() : null;
  const context = useMemo<CommentBoxContext>(
    () => ({
      actions,
      strings,
      locale,
      boxId,
      hasRetryRow,
      hasPlayer: host.player !== undefined,
      getCommentHref,
      onParagraph,
      pictures,
      ...offered,
      writing:
        views && writing
          ? { ...views, actions: writing.actions, createSuggestions: writing.createSuggestions }
          : null,
    }),
    [
      actions,
      strings,
      locale,
      boxId,
      hasRetryRow,
      host.player,
      getCommentHref,
      onParagraph,
      pictures,
      offered,
      views,
      writing,
    ],
  );

  return { state, context, boxRef };
}

/** What a row can offer with these calls; the same object as long as that is the same. */
function useOffered(comments: CommentBoxCalls) {
  const canEdit = comments.edit !== undefined && comments.words !== undefined;
  const canDelete = comments.removeOwn !== undefined;
  const canRestore = comments.restoreOwn !== undefined;
  const canReport = comments.report !== undefined;
  return useMemo(
    () => ({ canEdit, canDelete, canRestore, canReport }),
    [canEdit, canDelete, canRestore, canReport],
  );
}

/**
 * The comment calls, with answers that come when their texts can be shown as they will stay. Most have nothing to wait
 * for; for the others the rows would move when their form came after them.
 */
const withFormedTexts = (comments: CommentBoxCalls): CommentBoxCalls => ({
  ...comments,
  async list(...ask) {
    const page = await comments.list(...ask);
    await prepareRichText(page.comments.data.map(({ content }) => content));
    return page;
  },
  async answers(...ask) {
    const replies = await comments.answers(...ask);
    await prepareRichText(replies.map(({ content }) => content));
    return replies;
  },
});
