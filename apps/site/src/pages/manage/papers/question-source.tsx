import { isApiError } from '@shuyuan/api-client';
import { questionLimits, type DrawnQuestion } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { isNumberWithin, NumberField } from '@shuyuan/ui/number-field';
import { useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { SourceFinder } from '../contents/source-finder.tsx';
import type { IdChoice } from '../id-field.tsx';
import type { EditorStrings } from '../questions/editor/editor.strings.ts';
import { typeName } from '../questions/question-columns.tsx';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';
import type { PlacedQuestion } from './questions-field.tsx';

interface QuestionSourceProps {
  words: ManagedPapersStrings;
  editor: EditorStrings;
  categories: readonly IdChoice[];
  /** What stands in the paper: it is not offered again. */
  questions: readonly PlacedQuestion[];
  onFound: (questions: PlacedQuestion[]) => void;
}

const placed = ({ id, title, type, level, score }: DrawnQuestion): PlacedQuestion => ({
  question_id: id,
  title,
  type,
  level,
  own_score: score,
  score: null,
});

/** Questions out of the bank: found by their stem, or drawn by rule, both within what is chosen. */
export function QuestionSource({ words, editor, categories, questions, onFound }: QuestionSourceProps) {
  const { client } = useManage();
  const [rule, setRule] = useState({ type: '', level: '', category: '' });
  const present = new Set(questions.map((each) => each.question_id));
  const narrowed = {
    ...(rule.type !== '' && { type: Number(rule.type) }),
    ...(rule.level !== '' && { level: Number(rule.level) }),
    ...(rule.category !== '' && { category_id: Number(rule.category) }),
  };
  const any = { value: '', label: words.any };
  const choices = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <Stack gap={12}>
      <Inline gap={12} align="end">
        <NativeSelect
          label={words.category}
          options={[any, ...categories]}
          value={rule.category}
          onChange={(category) => setRule({ ...rule, category })}
        />
        <NativeSelect
          label={words.type}
          options={[any, ...choices(editor.types)]}
          value={rule.type}
          onChange={(type) => setRule({ ...rule, type })}
        />
        <NativeSelect
          label={words.level}
          options={[any, ...choices(editor.levels)]}
          value={rule.level}
          onChange={(level) => setRule({ ...rule, level })}
        />
      </Inline>
      <SourceFinder
        label={words.findQuestion}
        subject={`question ${JSON.stringify(rule)}`}
        permission="question"
        find={async (keywords, signal) =>
          (await client.questions.list({ keywords, size: 8, ...narrowed }, { signal })).data
        }
        describe={({ type, score }) => `${typeName(editor.types, type)} · ${words.worth(score)}`}
        isLeftOut={({ id }) => present.has(id)}
        onPick={(question) => onFound([placed(question)])}
      />
      <Draw
        words={words}
        draw={async (count) => {
          const except = questions.map((each) => each.question_id).join(',');
          const { data } = await client.questions.draw({
            count,
            ...narrowed,
            ...(except !== '' && { except }),
          });
          onFound(data.map(placed));
          return data.length;
        }}
      />
    </Stack>
  );
}

/** Questions that are drawn at once. */
const drawBounds = { min: 1, max: questionLimits.drawn, step: 1 };

function Draw({ words, draw }: { words: ManagedPapersStrings; draw: (count: number) => Promise<number> }) {
  const [count, setCount] = useState<number | null>(5);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');
  async function run(wanted: number) {
    setPending(true);
    try {
      setOutcome(words.drawn(await draw(wanted)));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setOutcome(words.drawFailed);
    } finally {
      setPending(false);
    }
  }
  return (
    <Inline gap={12} align="end">
      <NumberField
        label={words.drawCount}
        description={words.drawHint}
        {...drawBounds}
        value={count}
        onChange={setCount}
      />
      <Button
        isPending={isPending}
        isDisabled={!isNumberWithin(count, drawBounds)}
        onPress={() => isNumberWithin(count, drawBounds) && void run(count)}
      >
        {words.draw}
      </Button>
      <Text as="span" tone="muted">
        {outcome}
      </Text>
    </Inline>
  );
}
