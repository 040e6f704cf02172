import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { ReplyIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { NativeButton, type NativeButtonProps } from './native-button.tsx';

const usage: Usage = {
  use: [
    'In lists by the hundred, where one element per button counts.',
    'In widgets that run on preact, or whose bytes are counted.',
    'When a button must keep its focus and its place in the tab order although it can do nothing now.',
  ],
  avoid: [
    'In forms: take Button, which can submit.',
    'As the trigger of a menu or a dialog: take Button, which those triggers know.',
  ],
  keys: [['Enter, Space', 'Presses it, unless it is inactive or pending.']],
  limits: [
    'It draws no ring while it is pending; show the wait beside it or in its words.',
    'Hover styles may stay after a touch, as the browser keeps them.',
  ],
};

const meta = { parameters: { usage }, component: NativeButton, args: { children: '回复' } } satisfies Meta<
  typeof NativeButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Inactive: Story = { args: { isInactive: true, tone: 'action', children: '讨论' } };
export const Pending: Story = { args: { isPending: true, tone: 'action', children: '正在发布' } };

const tones: NonNullable<NativeButtonProps['tone']>[] = ['action', 'neutral', 'critical'];
const sizes: NonNullable<NativeButtonProps['size']>[] = ['small', 'standard', 'large'];
const states: Partial<NativeButtonProps>[] = [
  {},
  { isInactive: true },
  { isPending: true },
  { isQuiet: true },
];

/** Looks as `Button` does in every tone, size and state. */
export const Sheet: Story = {
  render: () => (
    <Stack gap={12}>
      {tones.map((tone) => (
        <Stack key={tone} gap={8}>
          {states.map((state, index) => (
            <Inline key={index} gap={12}>
              {sizes.map((size) => (
                <NativeButton key={size} {...state} tone={tone} size={size}>
                  <ReplyIcon size="small" />
                  回复
                </NativeButton>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
