/** The most characters of a comment, without blanks around it, and the last second and paragraph that one can be about. */
export const commentLimits = { content: 5000, atSeconds: 86_400, paragraph: 100_000 } as const;

/** What can be commented on. Grows with the product. Stored: never rename one. */
export const commentedTypes = [
  'article',
  'records',
  'video',
  'course',
  'combo',
  'problem',
  'solution',
  'issue',
  'doubt',
] as const;

/** The most people that one comment mentions, and the most characters of a name that is looked for. */
export const mentionLimits = { people: 10, keywords: 20 } as const;

/** Lines that quote and what is set as code: who is named there was not addressed. */
const quoted = /^>.*$|`[^`\n]*`/gm;

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Which of these names a plain text addresses by `@`. Where one name begins with another, the longer one is meant. */
export function namesMentioned(text: string, names: readonly string[]): Set<string> {
  const sought = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (sought.length === 0) return new Set();
  const pattern = new RegExp(`@(${sought.map(escaped).join('|')})`, 'gu');
  return new Set(Array.from(text.replace(quoted, '').matchAll(pattern), ([, name = '']) => name));
}

/** How long after writing a comment its author may change its words, by the clock of the server. */
export const commentEditMinutes = 60;

/** How long after deleting a comment its author may bring it back, by the clock of the server. */
export const commentUndoMinutes = 10;

/** The most characters of what somebody adds to a report, without blanks around it. */
export const longestReportWords = 200;

/** Why somebody reports a comment. Stored: never rename one. */
export const reportReasons = ['advertising', 'vulgar', 'illegal', 'attack', 'other'] as const;

/** Why somebody reports a comment. */
export type ReportReason = (typeof reportReasons)[number];
