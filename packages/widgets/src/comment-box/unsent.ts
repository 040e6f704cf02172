import type { CommentsApi, CommentTarget } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { createOutbox, type Outbox, type OutboxFailureKind, type OutboxItem } from '../journal/index.ts';
import type { ReplyTarget } from './comment-box.state.ts';

/** What is kept of a comment or reply until the server has it. */
export interface Written {
  /** Ours; the outbox gives its own a moment later. */
  localId: string;
  text: string;
  /** Null for a comment. */
  target: ReplyTarget | null;
  /** The moment of the recording that it is about. */
  atSeconds?: number;
}

export interface SendFailure {
  kind: OutboxFailureKind;
  message: string;
  willRetry: boolean;
}

export interface UnsentOptions {
  host: WidgetHost;
  comments: Pick<CommentsApi, 'submit'>;
  target: CommentTarget;
  /** Names the outbox on the device. */
  name: string;
  onChange: () => void;
  /** `duration` covers the last attempt, in milliseconds. */
  onSent: (written: Written, id: number, duration: number) => void;
  /** Each failed attempt of this visit, once. */
  onFailed: (item: OutboxItem<Written>, failure: SendFailure, duration: number) => void;
}

/** Where order is kept: a comment's replies wait for each other, and comments do. */
export const threadOf = ({ target }: Written) => String(target?.parentId ?? 0);

/** The outbox of one person in one thread, which tells how each attempt ended. */
export function createUnsent(options: UnsentOptions): Outbox<Written> {
  const { host, comments, target, name, onChange, onSent, onFailed } = options;
  /** When the running attempt of an item has begun. */
  const begun = new Map<string, number>();

  const outbox = createOutbox<Written, number>({
    host,
    name,
    isValue: isWritten,
    threadOf,
    send: ({ text, target: replied, atSeconds }, idempotencyKey) =>
      comments.submit(
        target,
        {
          content: text,
          ...(replied && { parent_id: replied.parentId, reply_id: replied.id }),
          ...(atSeconds !== undefined && { at_seconds: atSeconds }),
        },
        { idempotencyKey },
      ),
    onSent: (item, id) => onSent(item.value, id, lasted(item.id)),
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

/** An older version of this page may have left another shape on the device. */
const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  typeof value['localId'] === 'string' &&
  typeof value['text'] === 'string' &&
  (value['atSeconds'] === undefined || typeof value['atSeconds'] === 'number') &&
  (value['target'] === null || isTarget(value['target']));
