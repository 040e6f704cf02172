import type { WrittenPart, WrittenQuestion } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Disclosure } from '@shuyuan/ui/disclosure';
import { PlusIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { NumberField } from '@shuyuan/ui/number-field';
import { RichTextEditor, type RichTextEditorProps } from '@shuyuan/ui/rich-text-editor';
import { AnswerEditor } from './answer-editor.tsx';
import { AskedText } from './asked-text.tsx';
import type { EditorStrings } from './editor.strings.ts';
import { RowTools } from './row-tools.tsx';
import { SoundField } from './sound-field.tsx';
import { blankQuestion, moved, partOfType, partTypes, pointsOf, withSound } from './written-question.ts';

type Group = Extract<WrittenQuestion, { type: 6 }>;
type Pictures = Pick<RichTextEditorProps, 'upload' | 'pickPicture'>;

interface PartsEditorProps {
  question: Group;
  /** Whether the parts stay as they are, but for what grades them. */
  isCorrection: boolean;
  words: EditorStrings;
  pictures: Pictures;
  onChange: (question: Group) => void;
}

/** The parts of a group, each a question of its own. */
export function PartsEditor({ question, isCorrection, words, pictures, onChange }: PartsEditorProps) {
  const parts = question.questions;
  const change = (questions: WrittenPart[]) => onChange({ ...question, questions });
  return (
    <Stack as="section" gap={12} label={words.parts}>
      {parts.map((part, place) => (
        <Stack key={place} gap={4}>
          <Disclosure level={2} title={words.part(place + 1)} aside={words.types[part.type]} defaultExpanded>
            <PartEditor
              {...{ part, isCorrection, words, pictures }}
              onChange={(next) => change(parts.with(place, next))}
            />
          </Disclosure>
          {!isCorrection && (
            <Inline>
              <RowTools
                name={words.part(place + 1)}
                words={words}
                isFirst={place === 0}
                isLast={place === parts.length - 1}
                onMove={(by) => change(moved(parts, place, by))}
                onRemove={() => change(parts.toSpliced(place, 1))}
              />
            </Inline>
          )}
        </Stack>
      ))}
      <Inline gap={12}>
        {!isCorrection && (
          <Button
            size="small"
            icon={<PlusIcon size="small" />}
            onPress={() => change([...parts, partOfType(1, { ...blankQuestion, level: question.level })])}
          >
            {words.addPart}
          </Button>
        )}
        <Text as="span" tone="muted">
          {words.total(pointsOf(question))}
        </Text>
      </Inline>
    </Stack>
  );
}

interface PartEditorProps {
  part: WrittenPart;
  isCorrection: boolean;
  words: EditorStrings;
  pictures: Pictures;
  onChange: (part: WrittenPart) => void;
}

function PartEditor({ part, isCorrection, words, pictures, onChange }: PartEditorProps) {
  return (
    <Stack gap={12}>
      {isCorrection ? (
        <AskedText question={part} words={words} />
      ) : (
        <AskedPart {...{ part, words, pictures, onChange }} />
      )}
      <AnswerEditor
        {...{ isCorrection, words, pictures }}
        question={part}
        onChange={(next) => next.type !== 7 && onChange(next)}
      />
      <RichTextEditor
        {...pictures}
        label={words.remark}
        value={part.remark}
        onChange={(remark) => onChange({ ...part, remark })}
      />
    </Stack>
  );
}

/** Fields for the type and the text of a part. */
function AskedPart({ part, words, pictures, onChange }: Omit<PartEditorProps, 'isCorrection'>) {
  return (
    <>
      <NativeSelect
        label={words.type}
        options={partTypes.map((type) => ({ value: String(type), label: words.types[type] }))}
        value={String(part.type)}
        onChange={(value) => {
          const type = partTypes.find((each) => String(each) === value);
          if (type) onChange(partOfType(type, part));
        }}
      />
      {part.type !== 3 && (
        <NumberField
          label={words.score}
          unit={words.points}
          min={0}
          value={part.score}
          onChange={(score) => onChange({ ...part, score: score ?? 0 })}
        />
      )}
      <RichTextEditor
        {...pictures}
        label={words.stem}
        value={part.content}
        onChange={(content) => onChange({ ...part, content })}
      />
      <SoundField sound={part.sound} words={words} onChange={(sound) => onChange(withSound(part, sound))} />
    </>
  );
}
