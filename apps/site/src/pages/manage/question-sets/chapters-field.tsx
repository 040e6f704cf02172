import type { ManagedPractice } from '@shuyuan/api-client/manage';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useStrings } from '../../../stores/site-context.tsx';
import { ContentsList } from '../contents/contents-list.tsx';
import { entriesOf, withEntry, type Parts } from '../contents/parts.ts';
import type { IdChoice } from '../id-field.tsx';
import { QuestionSource } from '../papers/question-source.tsx';
import { editorStrings } from '../questions/editor/editor.strings.ts';
import { typeName } from '../questions/question-columns.tsx';
import type { PracticesStrings } from './question-sets.strings.ts';

/** The chapters of a practice, as the contract has them. */
export type PracticeChapters = ManagedPractice['chapters'];

type Asked = PracticeChapters[number]['questions'][number];

interface ChaptersFieldOptions {
  words: PracticesStrings;
  categories: readonly IdChoice[];
}

const keyOf = ({ question_id: id }: Asked) => String(id);

/** The chapters of a practice with their questions. What is shown of one and not written is left out by the server. */
export const chaptersField = (options: ChaptersFieldOptions): FormField => ({
  kind: 'custom',
  name: 'chapters',
  label: options.words.chapters,
  render: (field) => <ChaptersField {...field} {...options} />,
});

function ChaptersField({
  value,
  onChange,
  error,
  words,
  categories,
}: CustomFieldProps & ChaptersFieldOptions) {
  const editor = useStrings(editorStrings);
  const parts: Parts<Asked> = (value as PracticeChapters).map(({ title, questions }) => ({
    title,
    entries: questions,
  }));
  // A question stands in a chapter always: what was put in before there was one begins the first.
  const change = (next: Parts<Asked>) =>
    onChange(
      next.map(({ title, entries }) => ({
        title: title === '' ? words.firstChapter : title,
        questions: entries,
      })),
    );
  const questions = entriesOf(parts).map((asked) => ({ ...asked, own_score: 0, score: null }));
  const present = new Set(questions.map(keyOf));
  return (
    <ContentsList
      label={words.chapters}
      hint={words.chaptersHint}
      empty={words.noChapters}
      parts={parts}
      onChange={change}
      keyOf={keyOf}
      wordsOf={({ title, type, level }) => ({
        title,
        description: `${typeName(editor.types, type)} · ${editor.levels[level] ?? ''}`,
      })}
      error={error}
    >
      <QuestionSource
        {...{ words, editor, categories, questions }}
        onFound={(found) =>
          change(
            found
              .filter((one) => !present.has(keyOf(one)))
              .reduce(
                (all, { question_id, title, type, level }) =>
                  withEntry(all, keyOf, { question_id, title, type, level }),
                parts,
              ),
          )
        }
      />
    </ContentsList>
  );
}
