import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { RetryIcon, SendIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Button, type ButtonProps } from './button.tsx';

const usage: Usage = {
  use: [
    'To start something on this screen: post, save, open a dialog, load more.',
    'With the action tone for the one thing that a screen or a dialog is for. There is one of it, or none.',
    'With the critical tone for what cannot be undone, together with a ConfirmDialog.',
    'Quiet in rows of small actions, such as those under a comment.',
  ],
  avoid: [
    'To go somewhere else: take LinkButton, which opens in a new tab and can be copied.',
    'For a picture without words: take IconButton.',
    'For something that stays on or off: take ToggleButton, or Switch in settings.',
    'In rows by the hundred, or where each KiB counts: take NativeButton.',
  ],
  keys: [
    ['Enter, Space', 'Presses it.'],
    ['Enter in a field', 'Presses the submit button of the form around it.'],
  ],
  parts: {
    icon: 'The pictogram before the label.',
    label: 'The words.',
    spinner: 'The ring while it is pending.',
  },
  limits: [
    'A pending button keeps its width, so a label that changes while it waits may be cut.',
    'A label stays on one line; one longer than its place ends in an ellipsis.',
  ],
};

const meta = {
  parameters: { usage },
  component: Button,
  args: { children: '发表', onPress: fn() },
} satisfies Meta<typeof Button>;
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
              发表Post
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
