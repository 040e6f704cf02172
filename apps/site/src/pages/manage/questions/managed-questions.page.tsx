import type { ManagedQuestionRow } from '@shuyuan/api-client/manage';
import { saveExport, type ListAction } from '@shuyuan/widgets/resource-list';
import { Stack } from '@shuyuan/ui/layout';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { useTagChoices } from '../tags-field.tsx';
import { useExamCategories } from '../use-exam-choices.ts';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { editorStrings, type EditorStrings } from './editor/editor.strings.ts';
import { exportFormats } from './files/export-questions-dialog.tsx';
import { questionFilesStrings } from './files/question-files.strings.ts';
import { QuestionFiles } from './files/question-files.tsx';
import { questionColumns } from './question-columns.tsx';
import { blankQuestionForm, questionFields, type QuestionChoices } from './question-fields.tsx';
import { questionTitle } from './question-title.ts';
import { questionsStrings, type QuestionsStrings } from './questions.strings.ts';

const declare = (
  words: QuestionsStrings,
  editor: EditorStrings,
  choices: QuestionChoices,
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedQuestionRow> => ({
  entity: 'question',
  words,
  list: {
    columns: questionColumns(words, editor),
    filters: [
      { id: 'type', label: words.type, choices: choicesOf(editor.types) },
      { id: 'level', label: words.level, choices: choicesOf(editor.levels) },
      { id: 'category_id', label: words.category, choices: choices.categories },
      { id: 'tag_id', label: words.tags, choices: choices.tags },
    ],
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: questionFields(words, choices),
    blank: blankQuestionForm,
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageQuestions.store.body,
    titleOf: ({ question }) => {
      const title = questionTitle(question);
      return title === '' ? words.unnamed : words.quoted(title);
    },
  },
});

/** The bank of questions. */
export default function ManageQuestionsPage() {
  const { client } = useManage();
  const words = useStrings(questionsStrings);
  const editor = useStrings(editorStrings);
  const files = useStrings(questionFilesStrings);
  const categories = useExamCategories();
  const tags = useTagChoices();
  const { open, query } = useManageAddress(paths.manageQuestions);
  const isNew = open === 'new';
  const [renewed, setRenewed] = useState(0);
  const declaration = useMemo(
    () =>
      declare(words, editor, { categories, tags, isNew }, [
        {
          id: 'move',
          label: words.move,
          permission: 'question.update',
          choices: categories,
          run: (ids, choice) => client.questions.updateMany(ids, { category_id: Number(choice) }),
          done: words.moved,
        },
        {
          id: 'level',
          label: words.changeLevel,
          permission: 'question.update',
          choices: choicesOf(editor.levels),
          run: (ids, choice) => client.questions.updateMany(ids, { level: Number(choice) }),
          done: words.levelChanged,
        },
        {
          id: 'file',
          label: words.intoFile,
          permission: 'question',
          choices: choicesOf(files.formats),
          run: async (ids, choice) => {
            const format = exportFormats.find((each) => each === choice) ?? 'xlsx';
            saveExport(await client.questionFiles.exportFile({ format, ids: ids.join(',') }));
            return null;
          },
          done: words.putIntoFile,
        },
      ]),
    [words, editor, files, categories, tags, isNew, client],
  );
  return (
    <Stack gap={16}>
      <QuestionFiles
        categories={categories}
        filters={narrowed(query)}
        onImported={() => setRenewed(renewed + 1)}
      />
      <ResourcePage
        key={renewed}
        resource={client.questions}
        declaration={declaration}
        addressOf={paths.manageQuestions}
      />
    </Stack>
  );
}

/** Of what the list is narrowed to that which a file can be narrowed to. */
const narrowed = (query: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (['type', 'level', 'category_id'] as const).flatMap((name) =>
      Number(query[name]) > 0 ? [[name, Number(query[name])]] : [],
    ),
  );
