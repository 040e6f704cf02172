import type { CommentsApi, CommentTarget, Mentioned, SubmittedComment } from '@shuyuan/api-client';
import type { StoragePort, WidgetHost } from '../host/widget-host.ts';
import { createOutbox, type Outbox, type OutboxFailureKind, type OutboxItem } from '../journal/index.ts';
import { findJournals } from '../journal/journal.ts';
import type { ReplyTarget } from './comment-box.state.ts';

/** Where one person writes in one thread; `boxName` tells boxes of one thread on one page apart. */
export const threadPlace = (viewerId: number, { type, id }: CommentTarget, boxName: string) =>
  [viewerId, type, id, boxName].map(encodeURIComponent).join('/');

const outboxRoot = 'comments/';

/** Names the outbox of a place on the device. */
export const outboxName = (place: string) => outboxRoot + place;

/** The thread of a place; null when somebody else writes there, or when it is no place. */
export function targetOfPlace(place: string, viewerId: number | undefined): CommentTarget | null {
  const [viewer, type, id] = place.split('/').map(decodeURIComponent);
  if (Number(viewer) !== viewerId || !type || !Number.isSafeInteger(Number(id))) return null;
  return { type: type as CommentTarget['type'], id: Number(id) };
}

/** The places where this person has left something unsent. */
export async function placesOfOutboxes(storage: StoragePort, viewerId: number): Promise<string[]> {
  const names = await findJournals(storage, `outbox/${outboxRoot}${viewerId}/`);
  return names.map((name) => name.slice(`outbox/${outboxRoot}`.length));
}

/** What is kept of a comment or reply until the server has it. */
export interface Written {
  /** Ours; the outbox gives its own a moment later. */
  localId: string;
  text: string;
  /** Null for a comment. */
  target: ReplyTarget | null;
  /** The moment of the recording that it is about. */
  atSeconds?: number;
  /** The paragraph of the article that it is about. */
  paragraph?: number;
  /** Whom it mentions. */
  mentions?: readonly Mentioned[];
}

export interface SendFailure {
  kind: OutboxFailureKind;
  message: string;
  willRetry: boolean;
}

export interface CommentOutboxOptions {
  host: WidgetHost;
  comments: Pick<CommentsApi, 'submit'>;
  target: CommentTarget;
  /** Names the outbox on the device. */
  name: string;
  onChange: () => void;
  /** `duration` covers the last attempt, in milliseconds. */
  onSent: (written: Written, sent: SubmittedComment, duration: number) => void;
  /** Each failed attempt of this visit, once. */
  onFailed: (item: OutboxItem<Written>, failure: SendFailure, duration: number) => void;
}

/** Where order is kept: a comment's replies wait for each other, and comments do. */
export const threadOf = ({ target }: Written) => String(target?.parentId ?? 0);

/** The outbox of one person in one thread, which tells how each attempt ended. */
export function createCommentOutbox(options: CommentOutboxOptions): Outbox<Written> {
  const { host, comments, target, name, onChange, onSent, onFailed } = options;
  /** When the running attempt of an item has begun. */
  const begun = new Map<string, number>();

  const outbox = createOutbox<Written, SubmittedComment>({
    host,
    name,
    isValue: isWritten,
    threadOf,
    send: ({ text, target: replied, atSeconds, paragraph, mentions }, idempotencyKey) =>
      comments.submit(
        target,
        {
          content: text,
          ...(replied && { parent_id: replied.parentId, reply_id: replied.id }),
          ...(atSeconds !== undefined && { at_seconds: atSeconds }),
          ...(paragraph !== undefined && { paragraph }),
          ...(mentions && { mentions: [...mentions] }),
        },
        { idempotencyKey },
      ),
    onSent: (item, sent) => onSent(item.value, sent, lasted(item.id)),
  });

  function lasted(id: string) {
    const now = host.clock.monotonic();
    const start = begun.get(id) ?? now;
    begun.delete(id);
    return now - start;
  }

  outbox.subscribe(() => {
    for (const item of outbox.items()) {
      const { state, id } = item;
      if (state.status === 'sending' && !begun.has(id)) begun.set(id, host.clock.monotonic());
      if (state.status === 'failed' && begun.has(id)) onFailed(item, state, lasted(id));
    }
    onChange();
  });
  return outbox;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTarget = (value: unknown): value is ReplyTarget =>
  isRecord(value) &&
  typeof value['parentId'] === 'number' &&
  typeof value['id'] === 'number' &&
  typeof value['name'] === 'string';

const isMentioned = (value: unknown): value is Mentioned =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

/** An older version of this page may have left another shape on the device. */
const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  typeof value['localId'] === 'string' &&
  typeof value['text'] === 'string' &&
  (value['atSeconds'] === undefined || typeof value['atSeconds'] === 'number') &&
  (value['paragraph'] === undefined || typeof value['paragraph'] === 'number') &&
  (value['mentions'] === undefined ||
    (Array.isArray(value['mentions']) && value['mentions'].every(isMentioned))) &&
  (value['target'] === null || isTarget(value['target']));
