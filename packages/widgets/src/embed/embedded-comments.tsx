import { createCommentsApi, type CommentsApi, type CommentTarget } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { useCallback, useMemo } from 'react';
import { CommentBox, type CommentBoxEvent, type CommentBoxProps } from '../comment-box/index.ts';
import { embedStrings } from './embed.strings.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readChoice, readFlag, readNumber, readNumbers, readRich, readText } from './given.ts';
import { isTarget } from './odd-words.ts';
import { withoutNothing } from './without-nothing.ts';

type Rich = Pick<CommentBoxProps, 'strings' | 'pictures' | 'linkedComment' | 'getCommentHref'>;

/** `<shuyuan-comments target="article/7">`. */
export function EmbeddedComments({ given, school, emit }: EmbeddedProps) {
  const own = readRich<CommentsApi>(given, 'comments');
  const comments = useMemo(() => own ?? createCommentsApi(school.http), [own, school]);
  // What a visitor wants is said by the session, which hears of it from every widget.
  const tell = useCallback(
    (event: CommentBoxEvent) => void (event.type === 'login-required' || emit(event.type, event)),
    [emit],
  );
  const target = readTarget(given['target']);
  if (!target) return <EmptyState title={embedStrings[school.locale].broken} />;
  return (
    <CommentBox
      comments={comments}
      target={target}
      onEvent={tell}
      // On somebody else's page an empty place would look like a mistake of theirs.
      hasRetryRow={given['hasRetryRow'] === undefined || readFlag(given, 'hasRetryRow')}
      {...withoutNothing({
        pageSize: readNumber(given, 'pageSize'),
        pageSizes: readNumbers(given, 'pageSizes'),
        loads: readChoice(given, 'loads', ['at-once', 'when-visible']),
        name: readText(given, 'name'),
        strings: readRich<Rich['strings']>(given, 'strings'),
        linkedComment: readNumber(given, 'linkedComment'),
        getCommentHref: readRich<Rich['getCommentHref']>(given, 'getCommentHref'),
      })}
      pictures={readRich<Rich['pictures']>(given, 'pictures') ?? [school.baseUrl]}
    />
  );
}

function readTarget(value: unknown): CommentTarget | null {
  if (!isTarget(value)) return null;
  if (typeof value === 'object' && value !== null) return value as CommentTarget;
  const [, type, id] = /^(\w+)\/(\d+)$/.exec(String(value)) ?? [];
  return type ? ({ type, id: Number(id) } as CommentTarget) : null;
}
