/** Stored facts about one question and one person that decide their access. */
export interface QuestionFacts {
  /** Deleted from the bank. Attempts keep their snapshot of it. */
  isRemoved: boolean;
  /** Whether the person wrote it. */
  isOwn: boolean;
  /** Whether a running attempt of the person contains it. */
  isExamined: boolean;
  /** Whether a submitted attempt of the person contains it. */
  isSat: boolean;
  /** Whether the person has answered it anywhere. */
  isAnswered: boolean;
  /** Whether a published paper with a fixed time contains it, and that time is not over. */
  isAwaited: boolean;
  /** Whether a published practice that is open to the person contains it. */
  isPractised: boolean;
  /** Whether the question bank hands it out: nothing that contains it is a draft, scheduled, sold, by invitation or limited. */
  isInBank: boolean;
}

/** Why a person may not answer a question. */
export type QuestionRefusal = 'examined' | 'awaited' | 'closed';

/** Decision about a person's access to a question. */
export interface QuestionDecision {
  maySee: boolean;
  mayAnswer: boolean;
  /** Whether the key, the explanation and the result of an answer may be sent. */
  mayBeTold: boolean;
  /** Null when the person may answer it. */
  refusal: QuestionRefusal | null;
}

/**
 * Decides which question a person may see, answer and be told about. The conditions in `question-conditions.ts` say the same in SQL.
 * One ground is enough to see it; a lock overrules all grounds for answering and for the key.
 */
export function decideQuestion(facts: QuestionFacts): QuestionDecision {
  const { isRemoved, isOwn, isExamined, isSat, isAnswered, isAwaited, isPractised, isInBank } = facts;
  const isOpen = isSat || (!isRemoved && (isOwn || isAnswered || isPractised || isInBank));
  const lock = isExamined ? 'examined' : isAwaited && !isSat && !isOwn ? 'awaited' : null;
  const refusal = lock ?? (isOpen && !isRemoved ? null : 'closed');
  return {
    maySee: isOpen || isExamined,
    mayAnswer: refusal === null,
    mayBeTold: isOpen && lock === null,
    refusal,
  };
}
