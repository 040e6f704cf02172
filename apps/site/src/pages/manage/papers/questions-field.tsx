import type { ManagedPaper } from '@shuyuan/api-client/manage';
import { Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { useStrings } from '../../../stores/site-context.tsx';
import { ContentsList } from '../contents/contents-list.tsx';
import type { IdChoice } from '../id-field.tsx';
import { editorStrings } from '../questions/editor/editor.strings.ts';
import { typeName } from '../questions/question-columns.tsx';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';
import { QuestionSource } from './question-source.tsx';
import { ScoreDialog } from './score-dialog.tsx';

/** A question in its place in a paper. */
export type PlacedQuestion = ManagedPaper['questions'][number];

interface QuestionsFieldOptions {
  words: ManagedPapersStrings;
  categories: readonly IdChoice[];
}

/** The questions of a paper. What is shown of one and not written is left out by the server. */
export const questionsField = (options: QuestionsFieldOptions): FormField => ({
  kind: 'custom',
  name: 'questions',
  label: options.words.questions,
  render: (field) => <QuestionsField {...field} {...options} />,
});

const worthOf = ({ score, own_score: own }: PlacedQuestion) => score ?? own;

/** What all of them give. */
export const totalOf = (questions: readonly PlacedQuestion[]) =>
  questions.reduce((sum, question) => sum + Math.round(worthOf(question) * 10), 0) / 10;

function QuestionsField({
  value,
  onChange,
  error,
  words,
  categories,
}: CustomFieldProps & QuestionsFieldOptions) {
  const editor = useStrings(editorStrings);
  const questions = value as readonly PlacedQuestion[];
  const [open, setOpen] = useState<PlacedQuestion | null>(null);
  const add = (found: readonly PlacedQuestion[]) => {
    const present = new Set(questions.map((each) => each.question_id));
    onChange([...questions, ...found.filter((each) => !present.has(each.question_id))]);
  };
  return (
    <ContentsList
      label={words.questions}
      hint={words.questionsHint}
      empty={words.noQuestions}
      hasChapters={false}
      parts={[{ title: '', entries: questions }]}
      onChange={(parts) => onChange(parts.flatMap(({ entries }) => entries))}
      keyOf={(question) => String(question.question_id)}
      wordsOf={(question) => ({
        title: question.title,
        description: `${typeName(editor.types, question.type)} · ${editor.levels[question.level] ?? ''}`,
        aside: words.worth(worthOf(question)),
      })}
      onOpen={setOpen}
      error={error}
    >
      <Stack gap={12}>
        <Text weight="bold">{words.total(questions.length, totalOf(questions))}</Text>
        <QuestionSource {...{ words, editor, categories, questions }} onFound={add} />
      </Stack>
      {open && (
        <ScoreDialog
          question={open}
          words={words}
          onDone={(score) => {
            onChange(
              questions.map((each) => (each.question_id === open.question_id ? { ...each, score } : each)),
            );
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ContentsList>
  );
}
