import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { CloseIcon, CopyIcon, DeleteIcon, SearchIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: '关闭', icon: <CloseIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IsFoundByItsName: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '关闭' });
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 560, height: 336 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet
        rows={['quiet', 'outlined', 'action', 'critical quiet']}
        columns={[...forcedStates, 'pending', 'disabled']}
      >
        {(row, column) => (
          <IconButton
            label={`${row} ${column}`}
            icon={row === 'critical quiet' ? <DeleteIcon /> : <SearchIcon />}
            tone={row === 'action' ? 'action' : row === 'critical quiet' ? 'critical' : 'neutral'}
            isQuiet={row.endsWith('quiet')}
            isPending={column === 'pending'}
            isDisabled={column === 'disabled'}
          />
        )}
      </StateSheet>
      <Inline>
        <IconButton size="small" isQuiet={false} label="复制账号" icon={<CopyIcon size="small" />} />
        <IconButton size="standard" isQuiet={false} label="复制账号" icon={<CopyIcon />} />
        <IconButton size="large" isQuiet={false} label="复制账号" icon={<CopyIcon size="large" />} />
      </Inline>
    </Stack>
  ),
};
