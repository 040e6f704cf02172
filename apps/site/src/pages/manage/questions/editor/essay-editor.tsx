import { manageLimits, type WrittenPart } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { PlusIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NumberField } from '@shuyuan/ui/number-field';
import { RichTextEditor, type RichTextEditorProps } from '@shuyuan/ui/rich-text-editor';
import { TextField } from '@shuyuan/ui/text-field';
import type { EditorStrings } from './editor.strings.ts';
import { RowTools } from './row-tools.tsx';

type Essay = Extract<WrittenPart, { type: 4 }>;

interface EssayEditorProps {
  question: Essay;
  words: EditorStrings;
  pictures: Pick<RichTextEditorProps, 'upload' | 'pickPicture'>;
  onChange: (question: Essay) => void;
}

/** An essay: a reference, and by what it is marked. */
export function EssayEditor({ question, words, pictures, onChange }: EssayEditorProps) {
  const { rubric } = question;
  const change = (next: Essay['rubric']) => onChange({ ...question, rubric: next });
  return (
    <>
      <RichTextEditor
        {...pictures}
        label={words.reference}
        value={question.answer}
        onChange={(answer) => onChange({ ...question, answer })}
      />
      <Stack as="section" gap={12} label={words.rubric}>
        <Text weight="bold">{words.rubric}</Text>
        {rubric.map(({ text, score }, place) => (
          <Inline key={place} gap={8} align="end">
            <TextField
              label={words.rubricText(place + 1)}
              autoComplete="off"
              maxLength={manageLimits.remark}
              value={text}
              onChange={(next) => change(rubric.with(place, { text: next, score }))}
            />
            <NumberField
              label={words.rubricPoints(place + 1)}
              unit={words.points}
              min={0}
              value={score}
              onChange={(points) => change(rubric.with(place, { text, score: points ?? 0 }))}
            />
            <RowTools
              name={words.rubricText(place + 1)}
              words={words}
              isFirst
              isLast
              onRemove={() => change(rubric.toSpliced(place, 1))}
            />
          </Inline>
        ))}
        <Inline>
          <Button
            size="small"
            icon={<PlusIcon size="small" />}
            onPress={() => change([...rubric, { text: '', score: 1 }])}
          >
            {words.addRubric}
          </Button>
        </Inline>
      </Stack>
    </>
  );
}
