export { namesMentioned } from './names-mentioned.ts';

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

type CommentedType = (typeof commentedTypes)[number];

/** Other spellings of a commented type in an address: the jump rules write some in the plural. */
const aliases = {
  record: 'records',
  solutions: 'solution',
  issues: 'issue',
} as const satisfies Record<string, CommentedType>;

type CommentedTypeAlias = keyof typeof aliases;

export const commentedTypeAliases = Object.keys(aliases) as CommentedTypeAlias[];

const isAlias = (type: string): type is CommentedTypeAlias => Object.hasOwn(aliases, type);

/** Returns the stored name of a commented type. */
export const commentedTypeOf = (type: CommentedType | CommentedTypeAlias): CommentedType =>
  isAlias(type) ? aliases[type] : type;

/** The most people that one comment mentions, and the most characters of a name that is looked for. */
export const mentionLimits = { people: 10, keywords: 20 } as const;

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
