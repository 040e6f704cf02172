import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { NumberField } from '@shuyuan/ui/number-field';
import { RichTextEditor, type RichTextEditorProps } from '@shuyuan/ui/rich-text-editor';
import { useStrings } from '../../../../stores/site-context.tsx';
import { usePictures } from '../../media/use-pictures.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { AskedText } from './asked-text.tsx';
import { editorStrings, type EditorStrings } from './editor.strings.ts';
import { PartsEditor } from './parts-editor.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { SoundField } from './sound-field.tsx';
import { ofType, questionTypes, withSound } from './written-question.ts';

interface QuestionEditorProps {
  question: WrittenQuestion;
  /** Only a new one is given its type. @default false */
  isNew?: boolean;
  /** Whether only what grades it can be changed: answers, explanation, rules of points. @default false */
  isCorrection?: boolean;
  error?: string | undefined;
  onChange: (question: WrittenQuestion) => void;
}

/** A question: what it asks, what makes it right, and why. */
export function QuestionEditor({
  question,
  isNew = false,
  isCorrection = false,
  error,
  onChange,
}: QuestionEditorProps) {
  const words = useStrings(editorStrings);
  const { props: pictures, picker } = usePictures();
  return (
    <Stack gap={16}>
      {isNew ? (
        <NativeSelect
          label={words.type}
          description={words.typeHint}
          options={questionTypes.map((type) => ({ value: String(type), label: words.types[type] }))}
          value={String(question.type)}
          onChange={(value) => {
            const type = questionTypes.find((each) => String(each) === value);
            if (type) onChange(ofType(type, question));
          }}
        />
      ) : (
        <Text weight="bold">{words.types[question.type]}</Text>
      )}
      {isCorrection ? (
        <AskedText question={question} words={words} />
      ) : (
        <Asked {...{ question, words, pictures, error, onChange }} />
      )}
      {question.type === 6 ? (
        <PartsEditor {...{ question, isCorrection, words, pictures, onChange }} />
      ) : (
        <AnswerEditor {...{ question, isCorrection, words, pictures, onChange }} />
      )}
      <RichTextEditor
        {...pictures}
        label={words.remark}
        value={question.remark}
        onChange={(remark) => onChange({ ...question, remark })}
      />
      <QuestionPreview question={question} words={words} />
      {picker}
    </Stack>
  );
}

interface AskedProps extends Pick<QuestionEditorProps, 'question' | 'error' | 'onChange'> {
  words: EditorStrings;
  pictures: Pick<RichTextEditorProps, 'upload' | 'pickPicture'>;
}

/** Fields for difficulty, points and stem of a question. */
function Asked({ question, words, pictures, error, onChange }: AskedProps) {
  return (
    <>
      <NativeSelect
        label={words.level}
        options={Object.entries(words.levels).map(([value, label]) => ({ value, label }))}
        value={String(question.level)}
        onChange={(level) => onChange({ ...question, level: Number(level) })}
      />
      {question.type !== 3 && question.type !== 6 && (
        <NumberField
          label={words.score}
          unit={words.points}
          min={0}
          value={question.score}
          onChange={(score) => onChange({ ...question, score: score ?? 0 })}
        />
      )}
      <RichTextEditor
        {...pictures}
        label={words.stem}
        isRequired
        value={question.content}
        onChange={(content) => onChange({ ...question, content })}
        {...(error !== undefined && { errorMessage: error })}
      />
      <SoundField
        sound={question.sound}
        words={words}
        onChange={(sound) => onChange(withSound(question, sound))}
      />
    </>
  );
}
