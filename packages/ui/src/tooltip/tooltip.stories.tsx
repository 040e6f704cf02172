import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { insideShadow, ShadowStage } from '../../../../.storybook/shadow-stage.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BookIcon, CopyIcon, DeleteIcon, EditIcon } from '../icons/index.ts';
import { Tooltip } from './tooltip.tsx';

const note = <IconButton label="笔记" icon={<EditIcon />} />;

const meta = {
  component: Tooltip,
  args: { text: '在正文旁打开笔记', children: note, onOpenChange: fn() },
  parameters: {
    picture: { width: 480, height: 180 },
    layout: 'centered',
    docs: { story: { inline: false, iframeHeight: 160 } },
    usage: {
      use: [
        'For a few words that help with a button and are not needed: what exactly happens, or which key does the same.',
        'For the name of an IconButton, shown to those who see only its picture. The button keeps its label as well.',
      ],
      avoid: [
        'For anything that a reader must know. A touch screen never shows it: write it beside the button.',
        'For what is wrong with a field or what belongs in it, take errorMessage and description of the field.',
        'For links, buttons or more than two lines, take Popover.',
        'On a disabled button, which has neither focus nor hover. Leave the button enabled and say what is missing.',
      ],
      keys: [
        ['Tab', 'Focus on the button shows it at once; it goes with the focus.'],
        ['Escape', 'Takes it away. A dialog around the button stays open.'],
        ['Enter, Space', 'Press the button and take it away.'],
      ],
      parts: { shortcut: 'The key after the words.' },
      limits: [
        'Its child must be a Button or an IconButton. A NativeButton or a LinkButton does not hear of it.',
        'It is spoken as a description; some screen readers say descriptions only when asked.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = { args: { defaultOpen: true } };
export const WithShortcut: Story = { args: { defaultOpen: true, text: '搜索', shortcut: 'Ctrl K' } };
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    placement: 'bottom',
    text: '笔记保存在你的账号里，换一台设备也能接着写；收回分享之后，别人看不到它',
  },
};

export const ComesWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '笔记' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('在正文旁打开笔记');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ComesWhenThePointerRests: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '笔记' });
    // Right after another tooltip one comes without a wait: let the one of the story before be forgotten.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // Before, the browser has heard of no pointer.
    await userEvent.click(canvasElement);
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const inShadow = <Tooltip text="在正文旁打开笔记">{note}</Tooltip>;

export const WorksInAShadowRoot: Story = {
  render: () => <ShadowStage>{inShadow}</ShadowStage>,
  play: async ({ canvasElement }) => {
    const inside = within(insideShadow(canvasElement));
    const button = await inside.findByRole('button', { name: '笔记' });
    // The keyboard of the test knows no way into a shadow root; any key but a modifier says that a keyboard is in use.
    await userEvent.keyboard('{ArrowDown}');
    button.focus();
    await expect((button.getRootNode() as ShadowRoot).activeElement).toBe(button);
    await inside.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('在正文旁打开笔记');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inside.queryByRole('tooltip')).toBeNull());
  },
};

const cells = [
  { placement: 'top', text: '加入书架', shortcut: 'B' },
  { placement: 'bottom', text: '加入书架', shortcut: 'B' },
  { placement: 'start', text: '搜索笔记' },
  { placement: 'end', text: '搜索笔记' },
] as const;

const grid = { display: 'grid', gridTemplateColumns: '1fr 1fr', gridAutoRows: 170, placeItems: 'center' };

/** Each is held open by its owner; on a page only one is shown at a time. */
export const Sheet: Story = {
  parameters: { picture: { width: 800, height: 560 }, layout: 'padded' },
  render: () => (
    <div style={grid}>
      {cells.map((cell) => (
        <Tooltip key={cell.placement} {...cell} isOpen>
          <IconButton label="书架" isQuiet={false} icon={<BookIcon />} />
        </Tooltip>
      ))}
      <Tooltip text="不用登录也能阅读前三章" isOpen>
        <Button icon={<CopyIcon size="small" />}>分享</Button>
      </Tooltip>
      <Tooltip text="删除后不能恢复" placement="bottom" isOpen>
        <IconButton label="删除" isQuiet={false} tone="critical" icon={<DeleteIcon />} />
      </Tooltip>
    </div>
  ),
};
