import type { Mentioned } from '@shuyuan/api-client';
import type { OutboxItem } from '../../journal/index.ts';
import { askBeforeLeaving } from '../../widget/ask-before-leaving.browser.ts';
import { blockUnloadWhile } from '../../widget/block-unload-while.ts';
import type { Field, ReplyTarget } from '../comment-box.state.ts';
import type { ThreadContext } from '../comment-box.store.ts';
import {
  createCommentOutbox,
  outboxName,
  threadOf,
  threadPlace,
  type SendFailure,
  type Written,
} from '../comment-outbox.ts';
import { createKeptDeletions } from '../kept-deletions.ts';
import { createComposer } from './composer.ts';
import { createDraftField, type DraftField } from './draft.ts';
import { keptReplies } from './begun-replies.ts';
import { createMentions } from './mentions.ts';
import { createReply } from './reply.ts';
import { createSentEdit } from './sent-edit.ts';
import { showSent } from './sent.ts';
import { createUnsentRows } from './unsent-rows.ts';

export interface WritingOptions extends ThreadContext {
  viewerId: number;
}

/** What the fields of one person share. */
export interface WritingContext extends WritingOptions {
  /** Whom these words mention. */
  mentionedIn: (text: string) => Mentioned[];
  /** A draft of this person in this thread. */
  draftFor: (name: string, onChange: (field: Field) => void, within?: string) => DraftField;
  /**
   * Sends, now or when it is possible. The draft of it is given up once it lies beside the drafts: where the device does
   * not take it, the draft stays. Returns its `localId`.
   */
  send: (draft: DraftField, text: string, target: ReplyTarget | null, atSeconds?: number) => string;
}

/** All that one signed-in person writes in one thread: the composer, the open reply, and what is still unsent. */
export function createWriting(options: WritingOptions, blockUnload = askBeforeLeaving) {
  const { host, target, boxName, viewerId, announce, strings } = options;
  const place = threadPlace(viewerId, target, boxName);
  /** On their way for the first time: they belong to their fields and are no rows yet. */
  const inFields = new Set<string>();
  const isInField = ({ value }: OutboxItem<Written>) => inFields.has(value.localId);
  let isLeft = false;

  const mentions = createMentions(options, place);
  const context: WritingContext = {
    ...options,
    mentionedIn: mentions.mentionedIn,
    set: (patch) => void (isLeft || options.set(patch)),
    draftFor: draftsIn(options, draftsPlaceOf(place)),
    send(draft, text, replied, atSeconds) {
      const localId = host.createId();
      inFields.add(localId);
      announce(strings.posting);
      const anchor = anchorOf(options, replied, atSeconds);
      const written = { localId, text, target: replied, ...anchor, ...mentions.sent(text) };
      void outbox.add(written).then(({ isStored }) => isStored && draft.forget(text));
      return localId;
    },
  };

  const outbox = createCommentOutbox({
    ...options,
    name: outboxName(place),
    onChange() {
      for (const localId of missing(inFields, outbox.items())) release(localId);
      rows.show();
    },
    onSent(written, sent, duration) {
      inFields.delete(written.localId);
      const { localId, text, target: replied } = written;
      if (replied) reply.sent(localId, text, replied);
      else composer.sent(text);
      if (!isLeft) showSent(options, written, sent, duration);
    },
    onFailed: (item, failure, duration) => void handleFailure(item, failure, duration),
  });
  const composer = createComposer(context);
  const reply = createReply(context);
  const edits = createSentEdit(context);
  const rows = createUnsentRows(context, outbox, isInField);
  const letPageGo = blockUnloadWhile(() => !areKept(outbox.items()), outbox.subscribe, blockUnload);

  const { flush, leave } = followFields(host, [composer, reply, edits, rows]);

  /** It is a row from now on, or gone: sent, by another page too, or given back. */
  function release(localId: string) {
    inFields.delete(localId);
    reply.leave(localId);
  }

  async function handleFailure(item: OutboxItem<Written>, failure: SendFailure, duration: number) {
    if (isLeft) return;
    const { kind, message, willRetry } = failure;
    const leaving = withThoseBehind(item, failure, outbox.items().filter(isInField));
    tellFailure(options, item.value, failure, duration, leaving);
    if (leaving.length === 0) return;
    if (kind === 'business' && !willRetry && putBack({ composer, reply }, item.value, message)) {
      // The draft lies on the device before the outbox gives the words up.
      flush();
      await outbox.remove(item.id);
    }
    for (const { value } of leaving) release(value.localId);
    rows.show();
    if (!item.value.target) context.set({ focus: { on: 'composer' } });
  }

  return {
    actions: { ...composer.actions, ...reply.actions, ...edits.actions, ...rows.actions, leaveField: flush },
    createSuggestions: mentions.createSuggestions,
    reply,
    rows,
    start() {
      composer.start();
      showKept(context, draftsPlaceOf(place), reply.remember);
      void outbox.restore().then(() => rows.resume());
    },
    stop() {
      leave();
      outbox.stop();
      letPageGo();
      isLeft = true;
    },
  };
}

export type Writing = ReturnType<typeof createWriting>;

/** What the device keeps from before the page was loaded: replies that were begun, and what may still come back. */
function showKept(
  context: WritingContext,
  prefix: string,
  remember: (begun: Awaited<ReturnType<typeof keptReplies>>) => void,
) {
  keptReplies(context.host.storage, prefix).then(remember, () => {});
  void showKeptDeletions(context);
}

async function showKeptDeletions({ host, target, comments, viewerId, get, set }: WritingContext) {
  if (!comments.restoreOwn) return;
  const found = await createKeptDeletions(host.storage, viewerId, target).find(host.clock.now());
  const { deleted } = get();
  const added = found.filter(({ id }) => deleted.every((row) => row.id !== id));
  if (added.length > 0) set({ deleted: [...deleted, ...added] });
}

/** Gives refused words back to their field; false when that is being used for others. */
function putBack(
  { composer, reply }: { composer: ReturnType<typeof createComposer>; reply: ReturnType<typeof createReply> },
  { localId, text, target, atSeconds }: Written,
  problem: string,
) {
  return target ? reply.putBack(localId, text, target, problem) : composer.putBack(text, atSeconds, problem);
}

/** What a comment is about; nothing for the whole. */
function anchorOf(
  options: Pick<WritingOptions, 'paragraph'>,
  replied: ReplyTarget | null,
  atSeconds: number | undefined,
): Pick<Written, 'atSeconds' | 'paragraph'> {
  const paragraph = replied ? null : options.paragraph();
  return {
    ...(atSeconds !== undefined && { atSeconds }),
    ...(paragraph !== null && { paragraph }),
  };
}

/** While another tab is in front, it may send or change what stands here: that is looked for when this one is back. */
function followFields(
  { scheduler }: WritingOptions['host'],
  fields: readonly { flush: () => void; check: () => unknown }[],
) {
  const stop = scheduler.onWake(() => {
    for (const field of fields) void field.check();
  });
  /** Writes down now what was typed. */
  function flush() {
    for (const field of fields) field.flush();
  }
  function leave() {
    flush();
    stop();
  }
  return { flush, leave };
}

/** Where the drafts of a thread lie on the device. */
const draftsPlaceOf = (place: string) => `comment-drafts/${place}/`;

const draftsIn =
  ({ host, announce, strings }: WritingOptions, place: string): WritingContext['draftFor'] =>
  (name, onChange, within) =>
    createDraftField({
      host,
      key: `${place}${name}`,
      within,
      onChange,
      onStale: () => announce(strings.draftElsewhere),
    });

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
