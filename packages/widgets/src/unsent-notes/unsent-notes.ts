import { tidyText } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { findDrafts } from '../notes/note-draft.ts';

/** Where a note was begun and not finished. */
export interface UnsentNotePlace {
  type: 'video' | 'article';
  id: number;
  /** Its words, without their form. */
  text: string;
  /** Of a video; null for the whole. */
  second: number | null;
}

/**
 * The notes that this person has begun on this device, the one that was written in last first; of one thing only that. The
 * box of each has it again as soon as it is open. Nothing where the device does not let itself be read.
 */
export async function findUnsentNotes(
  { storage }: Pick<WidgetHost, 'storage'>,
  userId: number,
): Promise<UnsentNotePlace[]> {
  const drafts = await findDrafts(storage, `${userId}/`);
  const places = new Map<string, UnsentNotePlace>();
  for (const { place, draft } of drafts) {
    const [, type, id] = place.split('/');
    const isThing = (type === 'video' || type === 'article') && Number.isSafeInteger(Number(id));
    if (isThing && !places.has(place))
      places.set(place, { type, id: Number(id), text: wordsOf(draft.content), second: draft.second });
  }
  return [...places.values()];
}

/** Shown as text: what looks like markup in it is only that. */
const wordsOf = (html: string) =>
  tidyText(
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&'),
  ).replace(/\s+/g, ' ');
