import type { QuestionType } from '../question-type.ts';
import { EssayField } from './essay-field.view.tsx';

/** A text of one's own; what it is compared with is a text as well, and is shown in full. */
export const essayQuestion: QuestionType<4> = { Field: EssayField, rightAnswer: () => '' };
