import type { WidgetHost } from '../host/widget-host.ts';

/** A note that is being written. */
export interface NoteDraft {
  /** Another one for each page that writes in it: what two pages have typed never lies in one place. */
  id: string;
  /** Counts what was typed. With `id` it names these very words, however many pages send them. */
  revision: number;
  title: string;
  /** HTML; empty without words. */
  content: string;
  /** Of a video; null for the whole. */
  second: number | null;
  /** Of an article, from 0; null for the whole. */
  paragraph: number | null;
  isPublic: boolean;
}

export const blankDraft = (id: string): NoteDraft => ({
  id,
  revision: 0,
  title: '',
  content: '',
  second: null,
  paragraph: null,
  isPublic: false,
});

/** The same draft, changed by this page. */
export const changedDraft = (draft: NoteDraft, change: Partial<NoteDraft>): NoteDraft => ({
  ...draft,
  ...change,
  revision: draft.revision + 1,
});

/** Sent with the note, so that the same words are kept once. */
export const keyOfDraft = ({ id, revision }: Pick<NoteDraft, 'id' | 'revision'>): string =>
  `note-${id}-${revision}`;

interface KeptNoteDraft extends NoteDraft {
  /** When it was typed in, epoch milliseconds. */
  at: number;
}

const draftsRoot = 'note-drafts/';

/** All drafts whose places begin so, the one that was written in last first. Nothing where the device is not read. */
export async function findDrafts(storage: WidgetHost['storage'], prefix: string) {
  const entries = await storage.entries(draftsRoot + prefix).catch(() => []);
  return entries
    .flatMap(([key, value]) => {
      const draft = readDraft(value);
      const place = key.slice(draftsRoot.length, key.lastIndexOf('/'));
      return draft ? [{ place, draft }] : [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
}

/** The drafts of one person in one place, of which each page writes in its own. */
export function createNoteDrafts({ storage, clock }: Pick<WidgetHost, 'storage' | 'clock'>, place: string) {
  const prefix = `${draftsRoot}${place}/`;
  return {
    /** Call it in the event of each input: its writing is begun before it returns. */
    keep: (draft: NoteDraft) =>
      void storage
        .set(prefix + draft.id, { ...draft, at: clock.now() } satisfies KeptNoteDraft)
        .catch(() => {}),
    /** As far as it was known here: another page may have gone on with it. */
    forget: ({ id, revision }: NoteDraft) =>
      void storage
        .update(prefix + id, (value) => {
          const kept = readDraft(value);
          return kept && kept.revision > revision ? kept : undefined;
        })
        .catch(() => {}),
    /** The one that was written in last; null where there is none. */
    async find(): Promise<NoteDraft | null> {
      const [latest] = await findDrafts(storage, `${place}/`);
      if (!latest) return null;
      const { at: _at, ...draft } = latest.draft;
      return draft;
    },
  };
}

const isNumberOrNull = (value: unknown): value is number | null =>
  value === null || typeof value === 'number';

/** Null for what another version has kept in another shape. */
function readDraft(value: unknown): KeptNoteDraft | null {
  const { id, revision, title, content, second, paragraph, isPublic, at } = (value ?? {}) as Partial<
    Record<keyof KeptNoteDraft, unknown>
  >;
  return typeof id === 'string' &&
    typeof revision === 'number' &&
    typeof title === 'string' &&
    typeof content === 'string' &&
    typeof isPublic === 'boolean' &&
    typeof at === 'number' &&
    isNumberOrNull(second) &&
    isNumberOrNull(paragraph)
    ? { id, revision, title, content, second, paragraph, isPublic, at }
    : null;
}
