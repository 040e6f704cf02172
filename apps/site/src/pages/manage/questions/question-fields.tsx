import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { SourceFinder } from '../contents/source-finder.tsx';
import { idField, type IdChoice } from '../id-field.tsx';
import { tagsField } from '../tags-field.tsx';
import { QuestionEditor } from './editor/question-editor.tsx';
import { blankQuestion } from './editor/written-question.ts';
import type { QuestionsStrings } from './questions.strings.ts';

/** What the form of a question chooses between, and whether it is a new one. */
export interface QuestionChoices {
  categories: readonly IdChoice[];
  tags: readonly IdChoice[];
  isNew: boolean;
}

/** What is written of a question. */
export const questionFields = (
  words: QuestionsStrings,
  { categories, tags, isNew }: QuestionChoices,
): readonly FormField[] => [
  idField({
    name: 'category_id',
    label: words.category,
    none: words.choose,
    choices: categories,
    chosenOne: words.chosenOne,
    isRequired: true,
  }),
  {
    kind: 'custom',
    name: 'question',
    label: words.question,
    render: ({ value, onChange, error }) => (
      <QuestionEditor question={value as WrittenQuestion} isNew={isNew} onChange={onChange} error={error} />
    ),
  },
  { kind: 'multi-line', name: 'rubric', label: words.rubric, description: words.rubricHint },
  {
    kind: 'custom',
    name: 'video_id',
    label: words.video,
    render: (field) => <VideoField {...field} words={words} />,
  },
  { kind: 'number', name: 'video_second', label: words.second, unit: words.seconds, min: 0 },
  tagsField({ label: words.tags, choices: tags, chosenOne: words.chosenOne }),
];

/** What a new question begins with. */
export const blankQuestionForm = {
  category_id: null,
  question: blankQuestion,
  rubric: '',
  video_id: null,
  video_second: null,
  tag_ids: [],
};

function VideoField({
  value,
  values,
  onChange,
  error,
  words,
}: CustomFieldProps & { words: QuestionsStrings }) {
  const { client } = useManage();
  const [picked, setPicked] = useState('');
  const known = typeof values['video_title'] === 'string' ? values['video_title'] : '';
  const title = picked || known || (typeof value === 'number' ? words.chosenOne(value) : '');
  return (
    <Stack as="section" gap={8} label={words.video}>
      <Text weight="bold">{words.video}</Text>
      <Inline gap={8}>
        <Text as="span">{typeof value === 'number' ? title : words.noVideo}</Text>
        {typeof value === 'number' && (
          <Button size="small" onPress={() => onChange(null)}>
            {words.removeVideo}
          </Button>
        )}
      </Inline>
      <SourceFinder
        label={words.findVideo}
        subject="video"
        permission="video"
        find={async (keywords, signal) => (await client.videos.list({ keywords, size: 8 }, { signal })).data}
        describe={() => words.videoHint}
        onPick={({ id, title: found }) => {
          setPicked(found);
          onChange(id);
        }}
        error={error}
      />
    </Stack>
  );
}
