import { checkQuestions, type CheckedOutcome } from './check-questions.ts';
import { readFile } from './read-file.ts';

/** The questions of a file, and whether each may be stored. Throws a refusal for what is no such file. */
export const read = async (
  bytes: Uint8Array,
  { format }: { format: 'xlsx' | 'gift' | 'qti' },
): Promise<CheckedOutcome> => checkQuestions(await readFile(format, bytes));
