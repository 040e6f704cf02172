import type { CommentsApi, CommentTarget } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { OutboxItem } from '../journal/index.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import type { CommentBoxState } from './comment-box.state.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import { createComposer } from './composer.ts';
import type { Desk } from './desk.ts';
import { createDraftField } from './draft-field.ts';
import { createReplyInput } from './reply-input.ts';
import { outboxName, threadPlace } from './thread-place.ts';
import { createUnsentRows } from './unsent-rows.ts';
import { createUnsent, type SendFailure, type Written } from './unsent.ts';

export interface WritingOptions {
  host: WidgetHost;
  comments: Pick<CommentsApi, 'submit'>;
  target: CommentTarget;
  viewerId: number;
  /** Tells boxes of one thread on one page apart. */
  boxName: string;
  strings: CommentBoxStrings;
  set: (patch: Partial<CommentBoxState>) => void;
  emit: (event: CommentBoxEvent) => void;
  announce: (text: string) => void;
  /** The server has taken it. */
  onSent: (written: Written, id: number, duration: number) => void;
}

/** All that one signed-in person writes in one thread: the composer, the open reply, and what is still unsent. */
export function createWriting(options: WritingOptions) {
  const { host, target, emit, announce, strings } = options;
  const place = threadPlace(options.viewerId, target, options.boxName);
  /** On their way for the first time: they belong to their fields and are no rows yet. */
  const inFields = new Set<string>();
  let isLeft = false;

  const desk: Desk = {
    host,
    set: (patch) => void (isLeft || options.set(patch)),
    draftFor: (name, onChange) =>
      createDraftField({ host, key: `comment-drafts/${place}/${name}`, onChange }),
    send(text, replied, atSeconds) {
      const localId = host.createId();
      inFields.add(localId);
      announce(strings.posting);
      return {
        localId,
        kept: outbox.add({ localId, text, target: replied, ...(atSeconds !== undefined && { atSeconds }) }),
      };
    },
  };

  const outbox = createUnsent({
    ...options,
    name: outboxName(place),
    onChange: () => rows.show(),
    onSent(written, id, duration) {
      inFields.delete(written.localId);
      reply.leave(written.localId);
      rows.show();
      if (!isLeft) options.onSent(written, id, duration);
    },
    onFailed: (item, failure, duration) => void handleFailure(item, failure, duration),
  });
  const composer = createComposer(desk);
  const reply = createReplyInput(desk);
  const rows = createUnsentRows(desk, outbox, (localId) => inFields.has(localId));

  async function handleFailure(item: OutboxItem<Written>, failure: SendFailure, duration: number) {
    if (isLeft) return;
    const { localId, text, target: replied, atSeconds } = item.value;
    const { kind, message, willRetry } = failure;
    const ids = replied ? [replied.parentId, replied.id] : [];
    emit({ type: 'failed', action: replied ? 'reply' : 'post', ids, kind, message, target, duration });
    if (kind === 'business') host.notify('critical', message);
    // The first time it also says where the words are now: they have left the field.
    else
      announce(
        [strings.sendFailed, ...(willRetry && inFields.has(localId) ? [strings.sendKept] : [])].join(' · '),
      );
    if (!inFields.has(localId)) return;
    const isRefused = kind === 'business' && !willRetry;
    const putBack = () =>
      replied ? reply.putBack(localId, text, replied, message) : composer.putBack(text, atSeconds, message);
    if (isRefused && putBack()) await outbox.remove(item.id);
    inFields.delete(localId);
    reply.leave(localId);
    rows.show();
    if (!replied) desk.set({ focus: { on: 'composer' } });
  }

  return {
    composer,
    reply,
    rows,
    start() {
      composer.start();
      void outbox.restore();
    },
    flush() {
      composer.flush();
      reply.flush();
    },
    stop() {
      this.flush();
      outbox.stop();
      isLeft = true;
    },
  };
}

export type Writing = ReturnType<typeof createWriting>;
