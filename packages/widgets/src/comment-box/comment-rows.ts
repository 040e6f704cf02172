import type { CommentPage, CommentReply } from '@shuyuan/api-client';

/** Who wrote something, as it is shown. */
export interface Author {
  name: string;
  /** Empty when there is no picture. */
  avatar: string;
}

/** A person whom the words of a row mention. */
export interface MentionedPerson {
  id: number;
  /** As the words have it, behind `@`. */
  name: string;
  /** What they are called by now; null when the account is gone. */
  currentName: string | null;
}

/** What every row has in common. */
export interface Row {
  id: number;
  /** HTML from the server, not yet sanitised. */
  content: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** Null when the account is gone. */
  author: Author | null;
  /** When its author last changed it, as `createdAt`; null, or left out, when it is as first written. */
  editedAt?: string | null | undefined;
  /** Whom it mentions; left out for nobody. */
  mentions?: readonly MentionedPerson[] | undefined;
  /** The reader has blocked its author. */
  isBlocked?: boolean | undefined;
  /** Who that is; left out where the server does not tell. */
  userId?: number | undefined;
  /** A moderator has to let it through: its author alone sees it, and no answer of the server has it. */
  isWaiting?: boolean | undefined;
  /** Its author has just deleted it: its place alone is shown, with the way to take that back. */
  deletion?: Deletion | undefined;
}

/** What was deleted in this visit and may come back. */
export interface Deletion {
  /** When, by the wall clock of the device. */
  at: number;
  isUndoing: boolean;
  /** Why it has not come back; empty otherwise. */
  problem: string;
  /** It comes back no more. */
  isFinal: boolean;
}

export interface CommentRow extends Row {
  repliesCount: number;
  /** The moment of the recording that it is about, in seconds; null for the whole. */
  atSeconds: number | null;
  /** The paragraph of the article that it is about, from 0; null, or left out, for the whole. */
  paragraph?: number | null;
  /** It stays for its replies alone, without text and author. */
  isRemoved?: boolean;
}

export interface ReplyRow extends Row {
  /** Whom it answers; null when it answers the top-level comment itself. */
  replyTo: string | null;
}

const authorOf = (user: { nick_name: string; avatar: string } | null | undefined): Author | null =>
  user ? { name: user.nick_name, avatar: user.avatar } : null;

/** Whom an answer says that a row mentions. */
export const mentionsOf = ({ mentions = [] }: Pick<CommentReply, 'mentions'>): Pick<Row, 'mentions'> =>
  mentions.length === 0
    ? {}
    : {
        mentions: mentions.map(({ user_id: id, name, nick_name: currentName }) => ({
          id,
          name,
          currentName,
        })),
      };

/** The rows of one answer, each id once. */
export function commentRows({ users, comments }: CommentPage): CommentRow[] {
  return distinct(
    comments.data.map((comment) => ({
      id: comment.id,
      content: comment.content,
      createdAt: comment.created_at,
      editedAt: comment.edited_at ?? null,
      ...mentionsOf(comment),
      ...(comment.is_blocked && { isBlocked: true }),
      author: authorOf(users[comment.user_id]),
      userId: comment.user_id,
      repliesCount: comment.children_count,
      atSeconds: comment.at_seconds ?? null,
      paragraph: comment.paragraph ?? null,
      ...(comment.is_removed && { isRemoved: true }),
    })),
  );
}

export function replyRows(replies: readonly CommentReply[]): ReplyRow[] {
  return distinct(
    replies.map(({ id, content, created_at, edited_at, is_blocked, mentions, user, user_id, reply }) => ({
      id,
      content,
      createdAt: created_at,
      editedAt: edited_at ?? null,
      ...mentionsOf({ mentions }),
      ...(is_blocked && { isBlocked: true }),
      author: authorOf(user),
      userId: user_id,
      replyTo: typeof reply === 'string' ? reply : (reply?.nick_name ?? null),
    })),
  );
}

/** Keeps the first of rows with the same id. */
export function distinct<R extends Row>(rows: readonly R[]): R[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** `rows` with `row` first, and nowhere else. */
export const withFirst = <R extends Row>(row: R, rows: readonly R[]): R[] => distinct([row, ...rows]);

/**
 * The newest replies joined to those already shown. Where they do not touch, more has come in between than one
 * answer holds: then only the newest stay, and the rest is loaded again from there.
 */
export function joinNewest<R extends Row>(newest: readonly R[], shown: readonly R[]): R[] {
  const known = new Set(shown.map(({ id }) => id));
  const touches = newest.length === 0 || newest.some(({ id }) => known.has(id));
  return touches ? distinct([...newest, ...shown]) : [...newest];
}

/** Whether the answers of the server have it: neither waits it for a moderator, nor was it just deleted. */
export const isAnswered = ({ isWaiting, deletion }: Row) => !isWaiting && !deletion;

/** `rows`, newest first, with `more` among them by their time; what `rows` has already is left out. */
export const placedByTime = <R extends Row>(rows: readonly R[], more: readonly R[]): readonly R[] =>
  more
    .filter(({ id }) => rows.every((row) => row.id !== id))
    .reduce<readonly R[]>((placed, row) => {
      const index = placed.findIndex(({ createdAt }) => createdAt <= row.createdAt);
      return placed.toSpliced(index < 0 ? placed.length : index, 0, row);
    }, rows);

/** `shown` and what is older in an answer; newer rows have come in above, and have no place below. */
export function continued<R extends Row>(shown: readonly R[], answer: readonly R[]): R[] {
  const oldest = shown.at(-1)?.createdAt ?? '';
  return distinct([...shown, ...answer.filter(({ createdAt }) => createdAt <= oldest)]);
}
