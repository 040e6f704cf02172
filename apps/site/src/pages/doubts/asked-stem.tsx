import { Card } from '@shuyuan/ui/card';
import { Stack, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { useStrings } from '../../stores/site-context.tsx';
import { doubtWords } from './doubt-words.strings.ts';

/** The question that a doubt is about, as it was asked. Prepare its formulas before. */
export function AskedStem({ stem }: { stem: string }) {
  const words = useStrings(doubtWords);
  return (
    <Card>
      <Stack gap={8}>
        <Text tone="muted">{words.stem}</Text>
        <RichText html={stem} pictures="own" />
      </Stack>
    </Card>
  );
}
