import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from './badge.tsx';

const meta = {
  component: Badge,
  args: { children: '学员' },
  parameters: {
    usage: {
      use: [
        'For a role, a state or a kind of something: 老师, 已结束, 读书.',
        'One or two words. The tone repeats what they say: gold for membership and warnings, cinnabar for what is wrong.',
      ],
      avoid: [
        'For something that is pressed, chosen or taken away: take TagGroup.',
        'For a number of things beside an icon: write the number as text.',
        'For a sentence: take Text.',
      ],
      limits: ['It is one line. What does not fit is cut with an ellipsis.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Sheet: Story = {
  parameters: { picture: { width: 420, height: 260 } },
  render: () => (
    <StateSheet
      rows={['neutral', 'action', 'positive', 'critical', 'caution']}
      columns={['老师', '年度会员', 'VIP 2026', '99+']}
    >
      {(tone, words) => <Badge tone={tone}>{words}</Badge>}
    </StateSheet>
  ),
};
