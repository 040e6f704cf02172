import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { forcedStates, StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { ArrowRightIcon } from '../icons/index.ts';
import { UiProvider } from '../provider/index.ts';
import { LinkButton } from './link-button.tsx';

const usage: Usage = {
  use: [
    'To go to another page, when the way there matters as much as an action: start learning, buy now.',
    'For the way on from an empty state or the end of a list.',
  ],
  avoid: [
    'To do something on this screen: take Button.',
    'In running text: write a plain link.',
    'When the target is not there yet: leave it out and say why; a link cannot be disabled.',
  ],
  keys: [
    ['Enter', 'Follows the link, through the router of the page when it has one.'],
    ['Ctrl or Command with Enter', 'Opens a new tab.'],
  ],
  parts: { icon: 'The pictogram before the label.', label: 'The words.' },
};

const meta = {
  parameters: { usage },
  component: LinkButton,
  args: { children: '全部文章', href: '/article' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Action: Story = { args: { tone: 'action', children: '去学习' } };

const navigate = fn();

export const GoesThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <UiProvider locale="zh-CN" navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: '全部文章' }));
    await expect(navigate).toHaveBeenCalledWith('/article');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 720, height: 260 } },
  render: () => (
    <StateSheet
      rows={['action', 'neutral', 'neutral quiet', 'action quiet']}
      columns={[...forcedStates, 'icon']}
    >
      {(row, column) => (
        <LinkButton
          href="/article"
          tone={row.startsWith('action') ? 'action' : 'neutral'}
          isQuiet={row.endsWith('quiet')}
          icon={column === 'icon' && <ArrowRightIcon size="small" />}
        >
          全部文章
        </LinkButton>
      )}
    </StateSheet>
  ),
};
