import { useEffect, useState } from 'react';
import { isApiError, type CommentsApi, type CommentTarget } from '@shuyuan/api-client';
import { formatCount } from '@shuyuan/ui/count-text';
import { useHost } from '../host/host-context.tsx';
import { commentBoxStrings } from './comment-box.strings.ts';

/** Keep `comments` the same object between renders: counts are asked for together by client. */
export interface CommentCountProps {
  comments: Pick<CommentsApi, 'counts'>;
  target: CommentTarget;
}

/**
 * How many comments something has, in words, where their box is not. All that are drawn in one moment over the same
 * client ask once. Nothing is shown until the number is there, and nothing when it does not come.
 */
export function CommentCount({ comments, target: { type, id } }: CommentCountProps) {
  const { locale } = useHost();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    void ask(comments, type, id).then((found) => isLeft || setCount(found));
    return () => {
      isLeft = true;
    };
  }, [comments, type, id]);
  return (
    <span data-component="comment-count">
      {count !== undefined && commentBoxStrings[locale].count(formatCount(count, locale))}
    </span>
  );
}

type Counts = Promise<Record<string, number>>;

/** The questions that have not left yet, of each client: a list of twenty rows asks for all of them together. */
const waiting = new WeakMap<object, Map<CommentTarget['type'], { ids: Set<number>; answer: Counts }>>();

/** As many as the call takes. */
const longestAsk = 100;

async function ask(comments: Pick<CommentsApi, 'counts'>, type: CommentTarget['type'], id: number) {
  const kinds =
    waiting.get(comments) ?? new Map<CommentTarget['type'], { ids: Set<number>; answer: Counts }>();
  waiting.set(comments, kinds);
  let open = kinds.get(type);
  if (!open || open.ids.size >= longestAsk) {
    const ids = new Set<number>();
    const answer = Promise.resolve().then(() => {
      if (kinds.get(type)?.ids === ids) kinds.delete(type);
      return comments.counts(type, [...ids]);
    });
    open = { ids, answer };
    kinds.set(type, open);
  }
  open.ids.add(id);
  try {
    return (await open.answer)[id];
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
