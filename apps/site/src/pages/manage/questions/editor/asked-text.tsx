import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { Stack, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import type { EditorStrings } from './editor.strings.ts';
import { pointsOf } from './written-question.ts';

interface AskedTextProps {
  question: WrittenQuestion;
  words: EditorStrings;
}

/** Stem, level, points and recording of a question, to read only. */
export function AskedText({ question, words }: AskedTextProps) {
  const { level, content, sound } = question;
  return (
    <Stack as="section" gap={8} label={words.stem}>
      <Text size="small" tone="muted">
        {words.facts(words.levels[level] ?? '', pointsOf(question))}
      </Text>
      <RichText html={content} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is what is asked */}
      {sound !== undefined && <audio controls preload="metadata" src={sound} aria-label={words.sound} />}
    </Stack>
  );
}
