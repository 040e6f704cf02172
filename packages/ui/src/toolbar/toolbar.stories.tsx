import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  BookIcon,
  ClockIcon,
  CommentIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  ImageIcon,
  SearchIcon,
  SendIcon,
} from '../icons/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { ToggleButton, ToggleButtonGroup } from '../toggle-button/index.ts';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './index.ts';

const usage: Usage = {
  use: [
    'For three or more buttons that act on one thing: a text that is written, a page that is read, rows that are chosen.',
    'Framed, directly above what it acts on.',
  ],
  avoid: [
    'For two or three buttons at the end of a form: take ButtonGroup.',
    'For a list of things to do that need words: take Menu.',
    'For text fields: their arrow keys are needed inside them.',
  ],
  keys: [
    ['Tab', 'Enters the toolbar where it was left, and leaves it: it is one stop.'],
    ['Left and right arrow', 'Go along a row. Down and up do so in a column.'],
    ['Space, Enter', 'Press the button in focus.'],
  ],
  parts: { group: 'Buttons that belong together.', separator: 'The line between groups.' },
  limits: ['A row that is full wraps; it hides nothing behind a "more" button.'],
};

const meta = {
  component: Toolbar,
  parameters: { usage, picture: { width: 640, height: 120 } },
  args: { label: '批注', children: null },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

const reading = (
  <>
    <ToggleButtonGroup label="阅读方式" isQuiet isRequired defaultValue="text">
      <ToggleButton id="text" label="正文" icon={<BookIcon />} />
      <ToggleButton id="both" label="对照" icon={<EyeIcon />} />
    </ToggleButtonGroup>
    <ToolbarSeparator />
    <ToolbarGroup label="批注">
      <IconButton label="写批注" icon={<EditIcon />} />
      <IconButton label="插图" icon={<ImageIcon />} />
      <IconButton label="复制" icon={<CopyIcon />} />
    </ToolbarGroup>
    <ToolbarSeparator />
    <ToggleButton isQuiet icon={<CommentIcon size="small" />}>
      显示他人批注
    </ToggleButton>
  </>
);

export const Plain: Story = { args: { children: reading } };
export const Framed: Story = { args: { children: reading, isFramed: true } };
export const Vertical: Story = {
  parameters: { picture: { width: 240, height: 320 } },
  args: {
    orientation: 'vertical',
    isFramed: true,
    children: (
      <>
        <IconButton label="查找" icon={<SearchIcon />} />
        <IconButton label="写批注" icon={<EditIcon />} />
        <ToolbarSeparator />
        <IconButton label="删除" tone="critical" icon={<DeleteIcon />} />
      </>
    ),
  },
};
export const WrapsWhenTheRowIsFull: Story = {
  parameters: { picture: { width: 280, height: 160 } },
  args: { children: reading, isFramed: true },
};

export const IsOneStopForTab: Story = {
  args: { children: reading },
  render: ({ children }) => (
    <Inline>
      <Toolbar label="批注">{children}</Toolbar>
      <Button icon={<SendIcon size="small" />}>提交</Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '正文' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '写批注' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '显示他人批注' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '提交' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '显示他人批注' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const GoesTheOtherWayInAPageThatDoes: Story = {
  globals: { direction: 'rtl' },
  args: { children: reading },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '写批注' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '对照' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 720, height: 420 } },
  render: () => (
    <Stack gap={24}>
      <Toolbar label="批注">{reading}</Toolbar>
      <Toolbar label="阅读" isFramed>
        {reading}
      </Toolbar>
      <Toolbar label="已选3篇" isFramed>
        <Button size="small" isQuiet icon={<ClockIcon size="small" />}>
          定时发布
        </Button>
        <Button size="small" isQuiet icon={<CopyIcon size="small" />}>
          复制
        </Button>
        <ToolbarSeparator />
        <Button size="small" isQuiet tone="critical" icon={<DeleteIcon size="small" />}>
          删除
        </Button>
      </Toolbar>
      <Toolbar label="画布" orientation="vertical" isFramed>
        <IconButton label="查找" icon={<SearchIcon />} />
        <IconButton label="写批注" icon={<EditIcon />} />
        <ToolbarSeparator />
        <IconButton label="删除" tone="critical" icon={<DeleteIcon />} />
      </Toolbar>
    </Stack>
  ),
};
