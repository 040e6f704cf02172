import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { RetryIcon, SendIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Button, type ButtonProps } from './button.tsx';

const meta = { component: Button, args: { children: '发表', onPress: fn() } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Action: Story = { args: { tone: 'action' } };
export const Neutral: Story = {};
export const Critical: Story = { args: { tone: 'critical', children: '删除评论' } };
export const Quiet: Story = { args: { isQuiet: true, children: '回复' } };
export const WithIcon: Story = { args: { tone: 'action', icon: <SendIcon size="small" /> } };
export const Disabled: Story = { args: { isDisabled: true } };
export const FullWidth: Story = {
  args: { isFullWidth: true, tone: 'action', size: 'large', children: '登录' },
};

export const KeepsFocusWhilePending: Story = {
  args: { tone: 'action', isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '发表 正在处理' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const IsPressedByKeyboard: Story = {
  args: { tone: 'action' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

const tones: NonNullable<ButtonProps['tone']>[] = ['action', 'neutral', 'critical'];
const sizes: NonNullable<ButtonProps['size']>[] = ['small', 'standard', 'large'];

export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 566 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={tones.flatMap((tone) => [tone, `${tone} quiet`] as const)}
        columns={[...forcedStates, 'pending', 'disabled', 'icon']}
      >
        {(row, column) => (
          <Button
            tone={row.replace(' quiet', '') as 'action'}
            isQuiet={row.endsWith('quiet')}
            isPending={column === 'pending'}
            isDisabled={column === 'disabled'}
            icon={column === 'icon' && <RetryIcon size="small" />}
          >
            重新发送
          </Button>
        )}
      </StateSheet>
      {sizes.map((size) => (
        <Inline key={size}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size} icon={<SendIcon size="small" />}>
              发表 Post
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
