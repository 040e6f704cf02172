import type { SearchType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { dateDocuments, putDocument, removeDocuments } from './search.repo.ts';
import { vectorOf } from './tokens.ts';

/** A thing as readers see it. */
export interface Findable {
  type: SearchType;
  id: number;
  title: string;
  /** Address of a picture; empty when there is none. */
  thumb: string;
  description: string;
  html: string;
  /** In the future: is found when its time has come. */
  publishedAt: Date;
}

/** Lets a published thing be found; call it in the transaction that publishes or changes it. */
export async function indexForSearch(db: Database, thing: Findable): Promise<void> {
  const { type, id, title, thumb, description, html, publishedAt } = thing;
  const body = textOf(html);
  await putDocument(db, {
    resourceType: type,
    resourceId: id,
    title,
    thumb,
    description,
    body,
    tokens: vectorOf([
      { text: title, weight: 'A' },
      { text: description, weight: 'B' },
      { text: body, weight: 'D' },
    ]),
    publishedAt,
  });
}

/** Gives what can be found already other dates of publication; answers what that is. */
export const dateInSearch = (
  db: Database,
  type: SearchType,
  things: readonly { id: number; publishedAt: Date | null }[],
): Promise<number[]> => dateDocuments(db, type, things);

/** Lets things not be found any more; call it in the transaction that hides or removes them. */
export const removeFromSearch = (db: Database, type: SearchType, ids: readonly number[]): Promise<void> =>
  removeDocuments(db, type, ids);

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of an article's HTML. For finding and snippets only; nothing here makes HTML safe. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, (tag) =>
      /^<\/?(a|b|code|em|i|mark|s|span|strong|sub|sup|u)\b/i.test(tag) ? '' : ' ',
    )
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ff_ff && (point < 0xd800 || point > 0xdfff)
        ? String.fromCodePoint(point)
        : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
