import type { WrittenPart, WrittenQuestion } from '@shuyuan/api-client/manage';
import { Disclosure } from '@shuyuan/ui/disclosure';
import { Stack, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import type { EditorStrings } from './editor.strings.ts';
import { pointsOf } from './written-question.ts';

interface QuestionPreviewProps {
  question: WrittenQuestion;
  words: EditorStrings;
}

/** A question as it reads, without what makes it right. */
export function QuestionPreview({ question, words }: QuestionPreviewProps) {
  return (
    <Disclosure title={words.preview}>
      <Asked {...{ question, words }} />
    </Disclosure>
  );
}

function Asked({ question, words }: QuestionPreviewProps) {
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {words.types[question.type]} · {words.total(pointsOf(question))}
      </Text>
      <RichText html={question.content} />
      <Options question={question} />
      {question.type === 6 &&
        question.questions.map((part: WrittenPart, place) => (
          <Stack key={place} gap={4}>
            <Text weight="bold">{words.part(place + 1)}</Text>
            <Asked question={part} words={words} />
          </Stack>
        ))}
    </Stack>
  );
}

function Options({ question }: Pick<QuestionPreviewProps, 'question'>) {
  if (question.type !== 1 && question.type !== 2 && question.type !== 7) return null;
  return (
    <Stack as="ol" gap={4}>
      {question.options.map(({ key, content }, place) => (
        <Stack key={key} as="li" gap={4}>
          <Text as="span" weight="bold">
            {String.fromCodePoint(65 + place)}
          </Text>
          <RichText html={content} variant="comment" />
        </Stack>
      ))}
    </Stack>
  );
}
