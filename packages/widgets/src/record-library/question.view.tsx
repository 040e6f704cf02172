import { QuestionView, type QuestionViewProps } from '../widget/question.view.tsx';
import type { LibraryViewContext } from './library-view-context.ts';
import type { Question } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';

type QuestionWords = Pick<QuestionViewProps, 'title' | 'text' | 'yes' | 'no'>;

function wordsOf(question: Question, strings: RecordLibraryStrings): QuestionWords {
  if (question.kind === 'lose-changes')
    return { title: strings.loseTitle, text: strings.loseText, yes: strings.lose, no: strings.keepEditing };
  const answers = { yes: strings.remove, no: strings.cancel };
  if (question.kind === 'remove-record')
    return { title: strings.removeTitle(question.record.title), text: strings.removeText, ...answers };
  const { name } = question.category;
  return { title: strings.removeCategoryTitle(name), text: strings.removeCategoryText, ...answers };
}

/** What is asked before something of the library is lost. */
export function LibraryQuestionView({
  question,
  context,
}: {
  question: Question;
  context: LibraryViewContext;
}) {
  const { strings, actions } = context;
  const { isPending, error } = question.kind === 'lose-changes' ? { isPending: false, error: '' } : question;
  return (
    <QuestionView
      component="record-library-question"
      {...wordsOf(question, strings)}
      error={error}
      isPending={isPending}
      onNo={actions.answerNo}
      onYes={actions.answerYes}
    />
  );
}
