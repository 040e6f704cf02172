import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { Highlight } from './highlight.tsx';

const sentence = '难读的书不必从第一页读起。先看它回答了什么问题，再看它为什么这样回答。';

const meta = {
  component: Highlight,
  args: { children: sentence, words: '读 回答' },
  parameters: {
    picture: { width: 640, height: 120 },
    usage: {
      use: [
        'In results of a search: mark what the reader was looking for.',
        'Give ranges when the server says where it found something, and words when only the question is known.',
        'Inside Text or Heading: size, weight and colour of the text come from there.',
      ],
      avoid: [
        'For something important: take the strong element or a Badge.',
        'For HTML of other people: RichText shows it; this component takes plain text only.',
      ],
      parts: { match: 'A marked part.' },
      limits: [
        'Screen readers read the text as one and do not say what is marked.',
        'Traditional and simplified characters are different ones.',
        'Ranges are in UTF-16 units. A server that counts in bytes must convert them.',
      ],
    } satisfies Usage,
  },
  render: (args) => (
    <Text>
      <Highlight {...args} />
    </Text>
  ),
} satisfies Meta<typeof Highlight>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Ranges: Story = {
  args: {
    words: [],
    ranges: [
      [0, 4],
      [13, 23],
    ],
  },
};
export const WidthAndCase: Story = {
  args: { children: 'ＶＩＰ 会员可看全部 Vip 课程；vip 2026 年价格不变。', words: 'vip' },
};
export const Nothing: Story = { args: { words: '' } };

export const Sheet: Story = {
  parameters: { picture: { width: 720, height: 350 } },
  render: () => (
    <Stack gap={20}>
      {(['caution', 'action'] as const).map((tone) => (
        <Stack key={tone} gap={8}>
          <Heading level={3}>
            <Highlight tone={tone} words="读书">
              读书会：怎样读书，读什么书
            </Highlight>
          </Heading>
          <Text tone="muted" lines={2}>
            <Highlight tone={tone} words="读 回答">
              {sentence.repeat(3)}
            </Highlight>
          </Text>
          <Text size="reading" font="reading">
            <Highlight tone={tone} ranges={[[6, 40]]}>
              {sentence.repeat(2)}
            </Highlight>
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
