import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { Disclosure } from '@shuyuan/ui/disclosure';
import { QuestionPreview as Tried } from '@shuyuan/widgets/questions';
import type { EditorStrings } from './editor.strings.ts';
import { askedOf } from './written-question.ts';

interface QuestionPreviewProps {
  question: WrittenQuestion;
  words: EditorStrings;
}

/** A question as a learner meets it, without what makes it right. Another type begins with nothing answered. */
export function QuestionPreview({ question, words }: QuestionPreviewProps) {
  return (
    <Disclosure title={words.preview} level={2}>
      <Tried key={question.type} question={askedOf(question)} />
    </Disclosure>
  );
}
