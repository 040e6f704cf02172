import { questionLimits } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { PlusIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { RichTextEditor, type RichTextEditorProps } from '@shuyuan/ui/rich-text-editor';
import type { EditorStrings } from './editor.strings.ts';
import { RowTools } from './row-tools.tsx';
import { moved, withOption } from './written-question.ts';

type Option = { key: string; content: string };

interface OptionsEditorProps {
  options: readonly Option[];
  /** Keys of the right ones; null where their order is what is right. */
  right: ReadonlySet<string> | null;
  /** Whether exactly one is right. */
  isSingle?: boolean;
  /** Whether the options stay as they are: right ones are ticked, or the order is changed. */
  isCorrection: boolean;
  words: EditorStrings;
  pictures: Pick<RichTextEditorProps, 'upload' | 'pickPicture'>;
  onChange: (options: Option[]) => void;
  onToggle: (key: string) => void;
}

const letterOf = (place: number) => String.fromCodePoint(65 + place);

/** Options: written, moved, added and taken away, and which of them are right. */
export function OptionsEditor({
  options,
  right,
  isSingle = false,
  isCorrection,
  words,
  pictures,
  onChange,
  onToggle,
}: OptionsEditorProps) {
  return (
    <Stack as="section" gap={12} label={words.options}>
      <Text weight="bold">{words.options}</Text>
      <Text size="small" tone="muted">
        {right ? (isSingle ? words.singleHint : words.optionsHint) : words.orderHint}
      </Text>
      {options.map(({ key, content }, place) => {
        const name = words.option(right ? letterOf(place) : String(place + 1));
        return (
          <Stack key={key} gap={4}>
            {isCorrection ? (
              <Stack as="section" gap={4} label={name}>
                <Text size="small" tone="muted">
                  {name}
                </Text>
                <RichText html={content} />
              </Stack>
            ) : (
              <RichTextEditor
                {...pictures}
                size="small"
                label={name}
                value={content}
                onChange={(html) =>
                  onChange(options.map((each) => (each.key === key ? { key, content: html } : each)))
                }
              />
            )}
            <Inline gap={8}>
              {right && (
                <Checkbox isSelected={right.has(key)} onChange={() => onToggle(key)}>
                  {words.isRight(letterOf(place))}
                </Checkbox>
              )}
              <RowTools
                name={name}
                words={words}
                isFirst={place === 0}
                isLast={place === options.length - 1}
                // The order of an ordering is its key.
                {...((!isCorrection || !right) && { onMove: (by) => onChange(moved(options, place, by)) })}
                {...(!isCorrection && {
                  onRemove: () => onChange(options.filter((each) => each.key !== key)),
                })}
              />
            </Inline>
          </Stack>
        );
      })}
      {!isCorrection && options.length < questionLimits.options && (
        <Inline>
          <Button size="small" icon={<PlusIcon size="small" />} onPress={() => onChange(withOption(options))}>
            {words.addOption}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
