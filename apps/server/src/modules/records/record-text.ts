import { cleanComment } from '../comments/comment-text.ts';

/** A title or a name as typed, on one line, without what no person types; empty when nothing readable is left. */
export const oneLine = (typed: string): string => cleanComment(typed.replace(/\s+/g, ' '));

/** A description as typed, likewise, with its lines. */
export const manyLines = (typed: string): string => cleanComment(typed);
