import { commentLimits, isReadable, textLength } from '@shuyuan/api-client';
import type { WidgetHost } from '../../host/widget-host.ts';
import type { Field, ReplyTarget, Timestamp } from '../comment-box.state.ts';

/** Names the draft of a reply; null for a comment. */
export const draftName = (target: ReplyTarget | null) => (target ? String(target.id) : 'new');

/** From here on the reader sees how much room is left. */
const longText = 4500;

interface DraftFieldOptions {
  host: DraftsHost;
  /** Names its drafts on the device. */
  key: string;
  /** What the places of its drafts end in. */
  within?: string | undefined;
  /** The field looks different: it can be sent now, its text was replaced, or it is about another moment. */
  onChange: (field: Field) => void;
}

export interface DraftField {
  field: () => Field;
  /** The moment that the text is about; kept with it. */
  timestamp: () => Timestamp | null;
  mark: (timestamp: Timestamp | null) => void;
  /** The person has typed. */
  type: (text: string) => void;
  /** Replaces what stands in the field, and in the draft; `problem` says why it has come back. */
  put: (text: string, problem?: string) => void;
  /** Brings back what was kept, unless something has been typed meanwhile. */
  restore: () => Promise<void>;
  /** Empties the field; what was kept stays until `forget`, and what is typed next is another draft. */
  empty: () => void;
  /** These words are safe elsewhere, and no draft any more; the field may show them on. */
  forget: (words: string) => void;
  /** The server has these words: the device holds them no more, nor does a field that has only brought them back. */
  sent: (words: string) => void;
  /** Writes down again what the device has refused. */
  flush: () => void;
}

const fieldOf = (text: () => string, problem?: string): Field => {
  const length = textLength(text());
  return {
    text,
    canSend: isReadable(text()) && length <= commentLimits.content,
    isLong: length > longText,
    problem,
  };
};

/** A text area's text, kept on the device until it is sent. A device that refuses to store costs the draft only. */
export function createDraftField({ host, key, within = '', onChange }: DraftFieldOptions): DraftField {
  const drafts = createKeptDrafts(host, key, within);
  let text = '';
  let timestamp: Timestamp | null = null;
  let isTouched = false;
  let field = fieldOf(() => text);
  /** The device has refused it. */
  let isDue = false;

  const forget = (words: string) => void drafts.removeAll(words).catch(() => {});

  /** With each key: what is written when the page is being left may come too late. */
  function write() {
    isDue = false;
    if (text.trim() === '') drafts.drop().catch(() => {});
    else
      drafts.keep({ text, timestamp }).catch(() => {
        isDue = true;
      });
  }

  function flush() {
    if (isDue) write();
  }

  function show(problem?: string) {
    field = fieldOf(() => text, problem);
    onChange(field);
  }

  function empty() {
    flush();
    drafts.begin();
    isTouched = true;
    text = '';
    timestamp = null;
    show();
  }

  return {
    field: () => field,
    timestamp: () => timestamp,
    mark(next) {
      if (next === timestamp) return;
      timestamp = next;
      onChange(field);
      write();
    },
    type(next) {
      isTouched = true;
      text = next;
      const { canSend, isLong } = fieldOf(() => next);
      if (canSend !== field.canSend || isLong !== field.isLong || field.problem) show();
      write();
    },
    put(next, problem) {
      isTouched = true;
      text = next;
      show(problem);
      write();
    },
    async restore() {
      const last = await drafts.last().catch(() => undefined);
      if (isTouched || !last) return;
      drafts.continueWith(...last);
      [, { text, timestamp }] = last;
      show();
    },
    empty,
    forget,
    sent(words) {
      if (!isTouched && text === words) empty();
      forget(words);
    },
    flush,
  };
}

interface Draft {
  text: string;
  /** The moment that it is about. */
  timestamp: Timestamp | null;
}

type DraftsHost = Pick<WidgetHost, 'storage' | 'clock' | 'createId'>;

/**
 * The drafts of one field on the device. Each that is begun has a place of its own, so that no page writes over
 * another's. Calls reject when the device refuses.
 */
function createKeptDrafts({ storage, clock, createId }: DraftsHost, key: string, within: string) {
  /** Of this page's draft, once it is begun. */
  let place: string | undefined;
  /** Where the draft was found, and its words: goes when this page has laid it in its own place. */
  let source: [place: string, words: string] | undefined;

  async function all(): Promise<[place: string, draft: Draft][]> {
    const pairs = await storage.entries(key);
    return pairs.flatMap(([name, value]) => {
      const draft = name === key || name.startsWith(`${key}/`) ? draftOf(value) : null;
      return draft ? [[name, draft]] : [];
    });
  }

  /** Unless another page has gone on with these words. */
  const remove = (name: string, words: string) =>
    storage.update(name, (value) => (draftOf(value)?.text === words ? undefined : value));

  /** What is kept from now on is another draft. */
  function begin() {
    place = undefined;
    source = undefined;
  }

  return {
    begin,
    async keep({ text, timestamp }: Draft) {
      // Behind all that were begun earlier.
      place ??= `${key}/${clock.now()}/${createId()}${within}`;
      const found = source;
      await storage.set(place, timestamp ? { text, stamp: timestamp } : text);
      source = undefined;
      if (found) await remove(...found);
    },
    /** Takes this page's draft back. */
    async drop() {
      const [dropped, found] = [place, source];
      begin();
      // At once: a page that is being left reads nothing more.
      if (dropped !== undefined) await storage.remove(dropped);
      if (found) await remove(...found);
    },
    /** The one begun last. */
    last: async () => (await all()).at(-1),
    /** Goes on with a draft that was found. */
    continueWith(name: string, { text }: Draft) {
      source = [name, text];
    },
    /** Takes these words from wherever they lie. */
    async removeAll(words: string) {
      for (const [name, { text }] of await all()) if (text === words) await remove(name, words);
    },
  };
}

/**
 * Without a moment it is its text alone, and so were all drafts of older versions. The moment is stored as `stamp`: devices
 * keep drafts of earlier versions under that name.
 */
function draftOf(value: unknown): Draft | null {
  if (typeof value === 'string') return { text: value, timestamp: null };
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return null;
  return { text: value.text, timestamp: 'stamp' in value && isTimestamp(value.stamp) ? value.stamp : null };
}

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' &&
  value !== null &&
  'seconds' in value &&
  typeof value.seconds === 'number' &&
  'isOn' in value &&
  typeof value.isOn === 'boolean';
