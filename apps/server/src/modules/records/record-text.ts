import { tidyName } from '@shuyuan/api-client';
import { cleanText } from '../typed-text/clean-text.ts';

/** A title or a name as typed, on one line, without what no person types; empty when nothing readable is left. */
export const oneLine = (typed: string): string => cleanText(tidyName(typed));

/** A description as typed, likewise, with its lines. */
export const manyLines = (typed: string): string => cleanText(typed);
