import type { WrittenPart } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { PlusIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NumberField } from '@shuyuan/ui/number-field';
import { Switch } from '@shuyuan/ui/switch';
import { TextArea } from '@shuyuan/ui/text-area';
import type { EditorStrings } from './editor.strings.ts';
import { RowTools } from './row-tools.tsx';

type Blanks = Extract<WrittenPart, { type: 3 }>;

interface BlanksEditorProps {
  question: Blanks;
  /** Whether the blanks and their points stay as they are. */
  isCorrection: boolean;
  words: EditorStrings;
  onChange: (question: Blanks) => void;
}

const foldings = ['case', 'width', 'number', 'symbol'] as const;

/** Blanks: what is accepted in each, its points, and what makes no difference. */
export function BlanksEditor({ question, isCorrection, words, onChange }: BlanksEditorProps) {
  const { answer, folding } = question;
  const change = (next: Blanks['answer']) => onChange({ ...question, answer: next });
  return (
    <Stack as="section" gap={12} label={words.blanks}>
      {answer.map((blank, place) => (
        <Stack key={place} gap={8}>
          <TextArea
            label={words.blank(place + 1)}
            description={words.blankHint}
            value={blank.a.join('\n')}
            onChange={(text) => change(answer.with(place, { ...blank, a: text.split('\n') }))}
          />
          {!isCorrection && (
            <Inline gap={8} align="end">
              <NumberField
                label={words.blankPoints(place + 1)}
                unit={words.points}
                min={0}
                value={blank.s}
                onChange={(points) => change(answer.with(place, { ...blank, s: points ?? 0 }))}
              />
              <RowTools
                name={words.nameOfBlank(place + 1)}
                words={words}
                isFirst
                isLast
                onRemove={() => change(answer.toSpliced(place, 1))}
              />
            </Inline>
          )}
          <Switch
            isSelected={blank.exact === true}
            onChange={(exact) => change(answer.with(place, { ...blank, exact }))}
          >
            {words.exact(place + 1)}
          </Switch>
        </Stack>
      ))}
      <Inline gap={12}>
        {!isCorrection && (
          <Button
            size="small"
            icon={<PlusIcon size="small" />}
            onPress={() => change([...answer, { a: [], s: 1 }])}
          >
            {words.addBlank}
          </Button>
        )}
        <Text as="span" tone="muted">
          {words.total(answer.reduce((sum, { s }) => sum + Math.round(s * 10), 0) / 10)}
        </Text>
      </Inline>
      {foldings.map((name) => (
        <Switch
          key={name}
          isSelected={folding?.[name] !== false}
          onChange={(isFolded) => onChange({ ...question, folding: { ...folding, [name]: isFolded } })}
        >
          {words.folding[name]}
        </Switch>
      ))}
    </Stack>
  );
}
