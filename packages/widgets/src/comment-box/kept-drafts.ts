import type { WidgetHost } from '../host/widget-host.ts';
import type { Stamp } from './comment-box.state.ts';

export interface Draft {
  text: string;
  /** The moment that it is about. */
  stamp: Stamp | null;
}

export type DraftsHost = Pick<WidgetHost, 'storage' | 'clock' | 'createId'>;

/**
 * The drafts of one field on the device. Each that is begun has a place of its own, so that no page writes over
 * another's. Calls reject when the device refuses.
 */
export function createKeptDrafts({ storage, clock, createId }: DraftsHost, key: string) {
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
    async keep({ text, stamp }: Draft) {
      // Behind all that were begun earlier.
      place ??= `${key}/${clock.now()}/${createId()}`;
      const found = source;
      await storage.set(place, stamp ? { text, stamp } : text);
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
    take(name: string, { text }: Draft) {
      source = [name, text];
    },
    /** Takes these words from wherever they lie. */
    async removeAll(words: string) {
      for (const [name, { text }] of await all()) if (text === words) await remove(name, words);
    },
  };
}

/** Without a moment it is its text alone, and so were all drafts of older versions. */
function draftOf(value: unknown): Draft | null {
  if (typeof value === 'string') return { text: value, stamp: null };
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return null;
  return { text: value.text, stamp: 'stamp' in value && isStamp(value.stamp) ? value.stamp : null };
}

const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'object' &&
  value !== null &&
  'seconds' in value &&
  typeof value.seconds === 'number' &&
  'isOn' in value &&
  typeof value.isOn === 'boolean';
