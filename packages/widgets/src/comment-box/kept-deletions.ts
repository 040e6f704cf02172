import { codePoints, cutText, type CommentTarget } from '@shuyuan/api-client';
import type { StoragePort } from '../host/widget-host.ts';
import { threadPlace } from './comment-outbox.ts';
import { isUndoable, type DeletedRow } from './deleted-rows.ts';

const longestWords = 60;

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** What a row says, as one short line. */
export function firstWords(html: string): string {
  const text = html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return codePoints(text) > longestWords ? `${cutText(text, longestWords)}…` : text;
}

const placeOf = (viewerId: number, target: CommentTarget) =>
  `comment-deletions/${threadPlace(viewerId, target, '')}/`;

type Storage = Pick<StoragePort, 'entries' | 'set' | 'remove'>;

/** What one person has deleted in one thread, on the device: the way back outlives the page. A device that keeps nothing costs that alone. */
export function createKeptDeletions(storage: Storage, viewerId: number, target: CommentTarget) {
  const place = placeOf(viewerId, target);
  const forget = (id: number) => void storage.remove(place + id).catch(() => {});
  return {
    keep: ({ id, parentId, words, deletion: { at } }: DeletedRow) =>
      void storage.set(place + id, { id, parentId, words, at }).catch(() => {}),
    forget,
    /** Those that can still be brought back, the last one first. */
    async find(now: number): Promise<DeletedRow[]> {
      const pairs = await storage.entries(place).catch(() => []);
      const found = pairs.flatMap(([, value]) => rowOf(value) ?? []);
      const over = found.filter(({ deletion }) => !isUndoable(deletion, now));
      for (const { id } of over) forget(id);
      return found
        .filter((row) => !over.includes(row))
        .toSorted((one, other) => other.deletion.at - one.deletion.at);
    },
  };
}

/** Null for what another version has kept in another shape. */
function rowOf(value: unknown): DeletedRow | null {
  const { id, parentId, words, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'number' &&
    typeof parentId === 'number' &&
    typeof words === 'string' &&
    typeof at === 'number'
    ? { id, parentId, words, held: null, deletion: { at, isUndoing: false, problem: '', isFinal: false } }
    : null;
}
