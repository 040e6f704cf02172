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
  /** Another page has sent or changed the draft: this one stops keeping it. */
  onStale: () => void;
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
  /** Looks whether another page has sent or changed the draft. */
  check: () => Promise<void>;
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
export function createDraftField(options: DraftFieldOptions): DraftField {
  const { onChange, onStale } = options;
  const drafts = createKeptDrafts(options);
  let text = '';
  let timestamp: Timestamp | null = null;
  let isTouched = false;
  let field = fieldOf(() => text);
  /** Another page has it now. */
  let isStale = false;
  const { write, flush } = createWriter(drafts, () => (isStale ? null : { text, timestamp }));

  const forget = (words: string) => void drafts.removeAll(words).catch(() => {});

  function show(problem?: string) {
    field = { ...fieldOf(() => text, problem), ...(isStale && { keepApart }) };
    onChange(field);
  }

  /** What comes now is another draft. */
  function begin() {
    isStale = false;
    drafts.begin();
  }

  /** The other page keeps its draft, and this one begins its own with what stands here. */
  function keepApart() {
    begin();
    show(field.problem);
    write();
  }

  function empty() {
    flush();
    begin();
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
      const isLeft = isStale && next.trim() === '';
      if (isLeft) begin();
      if (isLeft || canSend !== field.canSend || isLong !== field.isLong || field.problem) show();
      write();
    },
    put(next, problem) {
      if (isStale) begin();
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
    async check() {
      const isTaken = await drafts.isTaken().catch(() => false);
      if (!isTaken || isStale) return;
      isStale = true;
      show(field.problem);
      onStale();
    },
  };
}

/** Writes down what stands in a field; nothing while that is null. */
function createWriter(drafts: ReturnType<typeof createKeptDrafts>, current: () => Draft | null) {
  /** The device has refused it. */
  let isDue = false;

  /** With each key: what is written when the page is being left may come too late. */
  function write() {
    isDue = false;
    const draft = current();
    if (!draft) return;
    if (draft.text.trim() === '') drafts.drop().catch(() => {});
    else
      drafts.keep(draft).catch(() => {
        isDue = true;
      });
  }

  return { write, flush: () => void (isDue && write()) };
}

interface Draft {
  text: string;
  /** The moment that it is about. */
  timestamp: Timestamp | null;
}

/** A draft on the device, by its place. */
interface Lying {
  name: string;
  words: string;
  /** The device has not taken it. */
  isRefused?: boolean;
}

type DraftsHost = Pick<WidgetHost, 'storage' | 'clock' | 'createId'>;

/**
 * The drafts of one field on the device. Each that is begun has a place of its own, so that no page writes over
 * another's. Calls reject when the device refuses.
 */
function createKeptDrafts({ host, key, within = '' }: Omit<DraftFieldOptions, 'onChange' | 'onStale'>) {
  const { storage, clock, createId } = host;
  /** Of this page's draft, once it is begun. */
  let place: string | undefined;
  /** The draft as it was found: goes when this page has laid it in its own place. */
  let source: Lying | undefined;
  /** This page's draft as it was last written down. */
  let laid: Lying | undefined;
  /** Counts the drafts of this page. */
  let begun = 0;

  async function all(): Promise<[place: string, draft: Draft][]> {
    const pairs = await storage.entries(key);
    return pairs.flatMap(([name, value]) => {
      const draft = name === key || name.startsWith(`${key}/`) ? draftOf(value) : null;
      return draft ? [[name, draft]] : [];
    });
  }

  /** Unless another page has gone on with these words. */
  const remove = ({ name, words }: Pick<Lying, 'name' | 'words'>) =>
    storage.update(name, (value) => (draftOf(value)?.text === words ? undefined : value));

  /** What is kept from now on is another draft. */
  function begin() {
    place = undefined;
    source = undefined;
    laid = undefined;
    begun += 1;
  }

  return {
    begin,
    async keep({ text, timestamp }: Draft) {
      // Behind all that were begun earlier.
      place ??= `${key}/${clock.now()}/${createId()}${within}`;
      const found = source;
      const own: Lying = (laid = { name: place, words: text });
      try {
        await storage.set(place, timestamp ? { text, stamp: timestamp } : text);
      } catch (error) {
        own.isRefused = true;
        throw error;
      }
      source = undefined;
      if (found) await remove(found);
    },
    /** Takes this page's draft back. */
    async drop() {
      const [dropped, found] = [place, source];
      begin();
      // At once: a page that is being left reads nothing more.
      if (dropped !== undefined) await storage.remove(dropped);
      if (found) await remove(found);
    },
    /** The one begun last. */
    last: async () => (await all()).at(-1),
    /** Goes on with a draft that was found. */
    continueWith(name: string, { text }: Draft) {
      source = { name, words: text };
    },
    /** Takes these words from wherever they lie. */
    async removeAll(words: string) {
      if (laid?.words === words) laid = undefined;
      if (source?.words === words) source = undefined;
      for (const [name, { text }] of await all()) if (text === words) await remove({ name, words });
    },
    /** Whether another page has taken or changed what this page shows. */
    async isTaken(): Promise<boolean> {
      const known = laid ?? source;
      const draft = begun;
      if (!known) return false;
      // What this page writes down from now on takes effect after it.
      const value = await storage.get(known.name);
      return draft === begun && !known.isRefused && draftOf(value)?.text !== known.words;
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
