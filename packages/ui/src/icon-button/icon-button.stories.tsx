import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { CloseIcon, CopyIcon, DeleteIcon, SearchIcon } from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { IconButton } from './icon-button.tsx';

const usage: Usage = {
  use: [
    'Where a pictogram is known to everybody: close, search, copy, more.',
    'Where there is no room for words and the action is repeated in every row.',
  ],
  avoid: [
    'For the main action of a screen: take Button, with words.',
    'When two people would read the picture in two ways: take Button with an icon.',
    'For something that stays on or off: take ToggleButton with a hidden label.',
  ],
  keys: [['Enter, Space', 'Presses it.']],
  parts: { icon: 'The pictogram.', spinner: 'The ring while it is pending.' },
  limits: [
    'It shows its name to nobody who sees: put a Tooltip around it where the picture alone may puzzle.',
  ],
};

const meta = {
  parameters: { usage },
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
