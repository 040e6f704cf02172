import type { CommentsApi, CommentTarget } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { OutboxItem } from '../journal/index.ts';
import { askBeforeLeaving } from '../page/ask-before-leaving.browser.ts';
import { holdWhile } from '../page/hold-while.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import type { CommentBoxState } from './comment-box.state.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import { createComposer } from './composer.ts';
import type { Desk } from './desk.ts';
import { createDraftField } from './draft-field.ts';
import { createReplyInput } from './reply-input.ts';
import { outboxName, threadPlace } from './thread-place.ts';
import { createUnsentRows } from './unsent-rows.ts';
import { createUnsent, threadOf, type SendFailure, type Written } from './unsent.ts';

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
export function createWriting(options: WritingOptions, holdPage = askBeforeLeaving) {
  const { host, target, announce, strings } = options;
  const place = threadPlace(options.viewerId, target, options.boxName);
  /** On their way for the first time: they belong to their fields and are no rows yet. */
  const inFields = new Set<string>();
  const isInField = ({ value }: OutboxItem<Written>) => inFields.has(value.localId);
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
      const written = { localId, text, target: replied, ...(atSeconds !== undefined && { atSeconds }) };
      return { localId, stored: outbox.add(written).then(({ isStored }) => isStored) };
    },
  };

  const outbox = createUnsent({
    ...options,
    name: outboxName(place),
    onChange() {
      for (const localId of missing(inFields, outbox.items())) leaveField(localId);
      rows.show();
    },
    onSent(written, id, duration) {
      inFields.delete(written.localId);
      const { localId, text, target: replied } = written;
      if (replied) reply.sent(localId, text, replied);
      else composer.sent(text);
      if (!isLeft) options.onSent(written, id, duration);
    },
    onFailed: (item, failure, duration) => void handleFailure(item, failure, duration),
  });
  const composer = createComposer(desk);
  const reply = createReplyInput(desk);
  const rows = createUnsentRows(desk, outbox, isInField);
  const letPageGo = holdWhile(() => !areKept(outbox.items()), outbox.subscribe, holdPage);

  function flush() {
    for (const part of [composer, reply, rows]) part.flush();
  }

  /** It is a row from now on, or gone: sent, by another page too, or given back. */
  function leaveField(localId: string) {
    inFields.delete(localId);
    reply.leave(localId);
  }

  async function handleFailure(item: OutboxItem<Written>, failure: SendFailure, duration: number) {
    if (isLeft) return;
    const { localId, text, target: replied, atSeconds } = item.value;
    const { kind, message, willRetry } = failure;
    const leaving = withThoseBehind(item, failure, outbox.items().filter(isInField));
    tellFailure(options, item.value, failure, duration, leaving);
    if (leaving.length === 0) return;
    const putBack = () =>
      replied ? reply.putBack(localId, text, replied, message) : composer.putBack(text, atSeconds, message);
    if (kind === 'business' && !willRetry && putBack()) {
      // The draft lies on the device before the outbox gives the words up.
      flush();
      await outbox.remove(item.id);
    }
    for (const { value } of leaving) leaveField(value.localId);
    rows.show();
    if (!replied) desk.set({ focus: { on: 'composer' } });
  }

  return {
    composer,
    reply,
    rows,
    start() {
      composer.start();
      void outbox.restore().then(() => rows.resume());
    },
    flush,
    stop() {
      flush();
      outbox.stop();
      letPageGo();
      isLeft = true;
    },
  };
}

/** Whether the device keeps all of them: the page may go. */
const areKept = (items: readonly OutboxItem<Written>[]) => items.every(({ isKept }) => isKept);

/** Those that the outbox holds no more: another page has sent them, or done away with them. */
const missing = (localIds: ReadonlySet<string>, items: readonly OutboxItem<Written>[]) =>
  [...localIds].filter((localId) => items.every(({ value }) => value.localId !== localId));

/** What a failed attempt holds up: behind what is tried again, the turn of the rest of its thread may be far. */
function withThoseBehind(
  item: OutboxItem<Written>,
  { kind, willRetry }: SendFailure,
  items: readonly OutboxItem<Written>[],
) {
  const isWaiting = willRetry || kind === 'unauthorized';
  return items.filter(
    ({ id, value }) => id === item.id || (isWaiting && threadOf(value) === threadOf(item.value)),
  );
}

/** The first time it also says where the words are now: those `leaving` have left their fields. */
function tellFailure(
  { host, target, emit, announce, strings }: WritingOptions,
  { target: replied }: Written,
  { kind, message, willRetry }: SendFailure,
  duration: number,
  leaving: readonly OutboxItem<Written>[],
) {
  const ids = replied ? [replied.parentId, replied.id] : [];
  emit({ type: 'failed', action: replied ? 'reply' : 'post', ids, kind, message, target, duration });
  if (kind === 'business') return host.notify('critical', message);
  const where = areKept(leaving) ? strings.sendKept : strings.sendUnkept;
  announce(willRetry && leaving.length > 0 ? `${strings.sendFailed} · ${where}` : strings.sendFailed);
}

export type Writing = ReturnType<typeof createWriting>;
