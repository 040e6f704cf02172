import type { NewRecord } from '@shuyuan/api-client';
import type { StoragePort } from '../../host/widget-host.ts';
import type { Marker, Particulars } from '../recorder-step.ts';

/** What is known of a draft beside its file, kept until the library has it. */
export interface DraftNotes {
  /** What was typed; null before the draft is shown for the first time. */
  particulars: Particulars | null;
  markers: readonly Marker[];
  /** Seconds by the recorder's own clock; null before it was stopped. */
  duration: number | null;
  /** Makes one recording of a saving that is repeated. */
  saveKey: string;
  /** What was sent under the key; the server refuses other content under the same one. */
  sent: NewRecord | null;
  /** The library holds it. Only its file is still to be cleared away. */
  isSaved: boolean;
}

export interface DraftJournalDeps {
  storage: StoragePort;
  createId: () => string;
}

/** Named as earlier versions have it stored. */
const rootOf = (owner: string) => `recorder/${encodeURIComponent(owner)}/takes/`;

/** Notes about drafts on the device. One that refuses to store costs what a reload would have brought back. */
export function createDraftJournal({ storage, createId }: DraftJournalDeps) {
  const known = new Map<string, DraftNotes>();
  /** What the device has refused. */
  const refused = new Set<string>();
  /** Of drafts whose notes here count: shown, left with an upload to go on, or refused by the device. */
  const held = new Set<string>();
  const keyOf = (owner: string, id: string) => rootOf(owner) + encodeURIComponent(id);
  const blank = (): DraftNotes => ({
    particulars: null,
    markers: [],
    duration: null,
    saveKey: createId(),
    sent: null,
    isSaved: false,
  });

  /** Answers whether the device has taken it. */
  async function write(owner: string, id: string) {
    const key = keyOf(owner, id);
    refused.delete(key);
    return storage.set(key, known.get(key)).then(
      () => true,
      () => {
        held.add(key);
        refused.add(key);
        return false;
      },
    );
  }

  function change(owner: string, id: string, part: Partial<DraftNotes>) {
    const key = keyOf(owner, id);
    known.set(key, { ...(known.get(key) ?? blank()), ...part });
    return key;
  }

  function notesOf(owner: string, id: string): DraftNotes {
    const key = keyOf(owner, id);
    const notes = known.get(key) ?? blank();
    known.set(key, notes);
    return notes;
  }

  return {
    /** What is known now, without asking the device. */
    notes: notesOf,
    /** The same, and from now on it is what counts. */
    hold: (owner: string, id: string) => {
      held.add(keyOf(owner, id));
      return notesOf(owner, id);
    },
    /** Any page may write about it, once what is known here was written. What the device refuses stays here. */
    letGo: async (owner: string, id: string) => {
      if (await write(owner, id)) held.delete(keyOf(owner, id));
    },
    /** Brings back what was written last, by whichever page; while it is held, what is known here. */
    read: async (owner: string, id: string): Promise<DraftNotes> => {
      const key = keyOf(owner, id);
      const value = await storage.get(key).catch(() => undefined);
      if (!held.has(key) && isNotes(value)) known.set(key, value);
      return notesOf(owner, id);
    },
    /** Its writing is begun before this returns, with each key of what is typed, and done before it settles. */
    keep: async (owner: string, id: string, part: Partial<DraftNotes>) => {
      change(owner, id, part);
      await write(owner, id);
    },
    /** Writes again what the device has refused. */
    flush: () => {
      for (const key of refused) storage.set(key, known.get(key)).catch(() => {});
    },
    forget: async (owner: string, id: string) => {
      const key = keyOf(owner, id);
      refused.delete(key);
      known.delete(key);
      held.delete(key);
      await storage.remove(key).catch(() => {});
    },
  };
}

export type DraftJournal = ReturnType<typeof createDraftJournal>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isParticulars = (value: unknown): value is Particulars =>
  isObject(value) &&
  typeof value['title'] === 'string' &&
  typeof value['description'] === 'string' &&
  typeof value['categoryId'] === 'number';

/** An older version of this page may have left another shape on the device. */
const isNotes = (value: unknown): value is DraftNotes =>
  isObject(value) &&
  (value['particulars'] === null || isParticulars(value['particulars'])) &&
  Array.isArray(value['markers']) &&
  value['markers'].every((marker) => isObject(marker) && typeof marker['at'] === 'number') &&
  (value['duration'] === null || typeof value['duration'] === 'number') &&
  typeof value['saveKey'] === 'string' &&
  (value['sent'] === null || isObject(value['sent'])) &&
  typeof value['isSaved'] === 'boolean';
