import { useLatePart } from '@shuyuan/ui/late-part';
import { useId, useMemo, useRef } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { CommentBoxProps } from './comment-box.props.ts';
import { commentBoxStrings } from './comment-box.strings.ts';
import { CommentBoxView } from './comment-box.view.tsx';
import { lateWriting } from './late-writing.ts';
import type { Surroundings } from './surroundings.ts';
import { useThread } from './use-thread.ts';

/** The comments of one thing: read by everyone, written by whoever is signed in. Needs a `HostProvider`. */
export function CommentBox(props: CommentBoxProps) {
  const { type, id } = props.target;
  const { locale } = useHost();
  return <Thread key={`${type}/${id}/${props.name ?? ''}/${locale}`} {...props} />;
}

const standardSizes = [10, 20, 50, 100];

function Thread(props: CommentBoxProps) {
  const { pageSizes = standardSizes, hasRetryRow = false, pictures = 'own', strings: own } = props;
  const { getCommentHref } = props;
  const { locale, player } = useHost();
  const hasPlayer = player !== undefined;
  const boxId = useId();
  const box = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...commentBoxStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useThread(props, strings, box, boxId);
  const views = useLatePart(lateWriting, false);
  const around = useMemo<Surroundings>(
    () => ({ actions, strings, locale, boxId, hasRetryRow, hasPlayer, getCommentHref, pictures, views }),
    [actions, strings, locale, boxId, hasRetryRow, hasPlayer, getCommentHref, pictures, views],
  );
  return <CommentBoxView state={state} around={around} pageSizes={pageSizes} boxRef={box} />;
}
