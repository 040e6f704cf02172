import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Inline, Stack } from '../layout/index.ts';
import { ProgressBar, ProgressRing, type ProgressTone } from './index.ts';

const meta = {
  component: ProgressBar,
  subcomponents: { ProgressRing },
  args: { label: '正在上传 第三讲.mp4', value: 45 },
  parameters: {
    picture: { width: 480, height: 110 },
    usage: {
      use: [
        'For every wait of more than two seconds, and for how much of a course somebody has learned.',
        'Give null as the value while the whole is not known yet. It says that something goes on, without promising when it ends.',
        'Say the value in words where a percentage says little: 已学 3 节，共 12 节.',
        'The ring stands beside a title or over a picture; the bar fills its place.',
      ],
      avoid: [
        'For a fixed amount of something, such as used space or loudness: take Meter.',
        'For content that is about to appear: take Skeleton.',
        'For a button that is at work: set isPending on the Button.',
        'For a choice of a value: take Slider.',
      ],
      parts: {
        label: 'The words above the bar.',
        value: 'The percentage, or the words in its place.',
        track: 'The whole way of the bar.',
        fill: 'How much of it is done.',
        arc: 'How much of the ring is done.',
      },
      limits: [
        'It is not announced while it grows. Say the end with LiveRegion or a toast.',
        'The ring shows its percentage only when it is large.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Determinate: Story = {};
export const InWords: Story = {
  args: { label: '古文观止精读', value: 3, max: 12, valueText: '已学3节，共12节' },
};
export const Unknown: Story = { args: { label: '正在转码', value: null } };
export const Failed: Story = { args: { tone: 'critical', valueText: '上传中断，已保留45%' } };
export const LabelIsSpokenOnly: Story = { args: { isLabelHidden: true } };
export const ThinLine: Story = { args: { isLabelHidden: true, isValueHidden: true, size: 'small' } };
export const Ring: Story = { render: () => <ProgressRing label="学习进度" value={64} size="large" /> };
export const RingUnknown: Story = { render: () => <ProgressRing label="正在加载" value={null} /> };

const tones: ProgressTone[] = ['action', 'neutral', 'positive', 'caution', 'critical'];
const values: Record<string, number | null> = { '0': 0, '8 %': 8, '64 %': 64, '100 %': 100, unknown: null };

export const Sheet: Story = {
  parameters: { picture: { width: 960, height: 720 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={['small', 'standard', 'large']} columns={Object.keys(values)} track="minmax(0, 1fr)">
        {(size, column) => <ProgressBar label="学习进度" size={size} value={values[column] ?? null} />}
      </StateSheet>
      <StateSheet rows={tones} columns={['bar', 'unknown', 'ring']} track="minmax(0, 1fr)">
        {(tone, column) =>
          column === 'ring' ? (
            <ProgressRing label="学习进度" tone={tone} value={64} size="small" />
          ) : (
            <ProgressBar
              label="学习进度"
              isLabelHidden
              tone={tone}
              value={column === 'unknown' ? null : 64}
              {...(tone === 'critical' && column === 'bar' && { valueText: '中断' })}
            />
          )
        }
      </StateSheet>
      {(['small', 'standard', 'large'] as const).map((size) => (
        <Inline key={size} gap={24}>
          {Object.entries(values).map(([name, value]) => (
            <ProgressRing key={name} label="学习进度" size={size} value={value} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
