import { contract } from '@shuyuan/api-client/contract';
import { Problem } from '../../errors/problem.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import type { ReadFault, ReadOutcome, ReadQuestion } from '../exams/formats/exchanged.ts';
import { questionStrings } from '../exams/exams.strings.ts';
import { cleanQuestion, faultOf } from '../exams/written-question.ts';

/** A question that was read. */
export interface CheckedQuestion extends ReadQuestion {
  /** Whether it may be stored, once its category is known. */
  isFit: boolean;
}

/** All that a file holds, held against what the form of a question accepts. */
export interface CheckedOutcome {
  questions: CheckedQuestion[];
  faults: ReadFault[];
}

const draft = contract.manageQuestions.store.body;

/** Checks the questions of a file by the rules of the form: what it refuses, a file does not bring in either. Asks no database. */
export function checkQuestions({ questions, faults: unread }: ReadOutcome): CheckedOutcome {
  const faults = [...unread];
  const checked = questions.map((read) => {
    const found = faultsOf(read);
    faults.push(...found);
    return { ...read, isFit: found.length === 0 };
  });
  return { questions: checked, faults };
}

function faultsOf({ line, question }: ReadQuestion): ReadFault[] {
  const unfit = unfitReason(question);
  if (unfit !== null) return [{ line, column: strings.whole, reason: unfit }];
  // The category is looked up later; any number stands for it here.
  const { error } = draft.safeParse({ category_id: 1, tag_ids: [], question });
  if (!error) return [];
  const isSound = error.issues.some(({ path }) => path.includes('sound'));
  return [
    isSound
      ? { line, column: strings.sound, reason: strings.badSound }
      : { line, column: strings.whole, reason: strings.tooLong },
  ];
}

/** Null for a question that may be stored. */
function unfitReason(question: ReadQuestion['question']): string | null {
  try {
    const fault = faultOf(cleanQuestion(question));
    return fault && questionStrings.faults[fault];
  } catch (error) {
    // HTML that cannot be stored: the other questions are read.
    if (error instanceof Problem) return error.message;
    throw error;
  }
}
