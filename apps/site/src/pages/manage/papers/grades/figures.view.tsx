import type { PaperFigures } from '@shuyuan/api-client/manage';
import { Card } from '@shuyuan/ui/card';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { GradesStrings } from './grades.strings.ts';

interface FiguresProps {
  figures: PaperFigures;
  words: GradesStrings;
}

/** What has come of a paper, in a few numbers. */
export function Figures({ figures, words }: FiguresProps) {
  const { pass_rate: rate, pass_count: pass, graded_count: graded } = figures;
  const cells: readonly [label: string, value: string | number][] = [
    [words.people, figures.people_count],
    [words.running, figures.running_count],
    [words.waiting, figures.waiting_count],
    [words.max, figures.max ?? words.none],
    [words.min, figures.min ?? words.none],
    [words.average, figures.average ?? words.none],
    [words.passRate, rate === null ? words.none : `${rate}% (${words.passCount(pass, graded)})`],
  ];
  return (
    <Stack as="section" label={words.figures}>
      <Inline gap={12}>
        {cells.map(([label, value]) => (
          <Card key={label}>
            <Stack gap={4}>
              <Text size="small" tone="muted">
                {label}
              </Text>
              <Text weight="bold">{value}</Text>
            </Stack>
          </Card>
        ))}
      </Inline>
    </Stack>
  );
}
