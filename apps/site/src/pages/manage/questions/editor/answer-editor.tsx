import type { WrittenPart, WrittenQuestion } from '@shuyuan/api-client/manage';
import { NativeSelect } from '@shuyuan/ui/native-select';
import type { RichTextEditorProps } from '@shuyuan/ui/rich-text-editor';
import { BlanksEditor } from './blanks-editor.tsx';
import type { EditorStrings } from './editor.strings.ts';
import { EssayEditor } from './essay-editor.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { inRightOrder, toggled } from './written-question.ts';

type Answered = WrittenPart | Extract<WrittenQuestion, { type: 7 }>;

interface AnswerEditorProps<Question extends Answered> {
  question: Question;
  /** Whether options and blanks stay as they are. */
  isCorrection: boolean;
  words: EditorStrings;
  pictures: Pick<RichTextEditorProps, 'upload' | 'pickPicture'>;
  onChange: (question: Answered) => void;
}

/** What makes a question right, by its type. */
export function AnswerEditor({
  question,
  isCorrection,
  words,
  pictures,
  onChange,
}: AnswerEditorProps<Answered>) {
  switch (question.type) {
    case 1:
      return (
        <OptionsEditor
          {...{ isCorrection, words, pictures }}
          isSingle
          options={question.options}
          right={new Set(question.answer.split(','))}
          onChange={(options) => onChange({ ...question, options })}
          onToggle={(answer) => onChange({ ...question, answer })}
        />
      );
    case 2:
      return (
        <>
          <OptionsEditor
            {...{ isCorrection, words, pictures }}
            options={question.options}
            right={new Set(question.answer.split(','))}
            onChange={(options) => onChange({ ...question, options })}
            onToggle={(key) =>
              onChange({ ...question, answer: toggled(question.options, question.answer, key) })
            }
          />
          <NativeSelect
            label={words.partial}
            options={Object.entries(words.partials).map(([value, label]) => ({ value, label }))}
            value={question.partial?.rule === 'share' ? 'share' : 'none'}
            onChange={(rule) =>
              onChange({
                ...question,
                partial: rule === 'share' ? ({ rule: 'share' } as const) : ({ rule: 'none' } as const),
              })
            }
          />
        </>
      );
    case 3:
      return <BlanksEditor {...{ question, isCorrection, words, onChange }} />;
    case 4:
      return <EssayEditor {...{ question, words, pictures, onChange }} />;
    case 5:
      return (
        <NativeSelect
          label={words.answer}
          options={[
            { value: '1', label: words.isTrue },
            { value: '0', label: words.isFalse },
          ]}
          value={String(question.answer)}
          onChange={(answer) => onChange({ ...question, answer: answer === '1' ? 1 : 0 })}
        />
      );
    case 7:
      return (
        <OptionsEditor
          {...{ isCorrection, words, pictures }}
          options={inRightOrder(question)}
          right={null}
          onChange={(options) => {
            const { answer: _, ...rest } = question;
            onChange({ ...rest, options });
          }}
          onToggle={() => {}}
        />
      );
    default:
      return question satisfies never;
  }
}
