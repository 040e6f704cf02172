import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReplyIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { NativeButton, type NativeButtonProps } from './native-button.tsx';

const meta = { component: NativeButton, args: { children: '回复' } } satisfies Meta<typeof NativeButton>;
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
