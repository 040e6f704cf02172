import type { AnswerContent } from './answers.ts';

/** What was kept on the device as an answer; null for anything else. */
export function answerContent(value: unknown): AnswerContent | null {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : null;
}
