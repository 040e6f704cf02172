import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { children: '学员' } } satisfies Meta<typeof Badge>;
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
