import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, SendIcon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { ButtonGroup } from './index.ts';

const usage: Usage = {
  use: [
    'At the end of a form, a card or a dialog: the main action first, then the ways out.',
    'Attached, for an action with variants behind a chevron, or for one step back and one forward.',
    'With the full width at the foot of a narrow screen.',
  ],
  avoid: [
    'For choosing one of several: take ToggleButtonGroup.',
    'For many small actions that act on one thing: take Toolbar, which is one stop for Tab.',
    'For things that are not buttons: take Inline.',
  ],
  keys: [['Tab', 'Goes to the next button; each is a stop of its own.']],
  limits: [
    'It sets no size and no tone: give its buttons the same.',
    'Attached buttons do not wrap; their labels are cut when they do not fit.',
  ],
};

const meta = {
  component: ButtonGroup,
  parameters: { usage, picture: { width: 480, height: 140 } },
  args: { children: null },
} satisfies Meta<typeof ButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const leave = (
  <>
    <Button tone="action">交卷</Button>
    <Button>再检查一遍</Button>
  </>
);

export const EndOfAForm: Story = { args: { children: leave } };
export const AtTheEnd: Story = { args: { children: leave, justify: 'end' } };
export const FullWidth: Story = { args: { children: leave, isFullWidth: true } };
export const FullWidthOnANarrowScreen: Story = {
  parameters: { picture: { width: 240, height: 140 } },
  args: { children: leave, isFullWidth: true },
};
export const Vertical: Story = { args: { children: leave, orientation: 'vertical' } };

const download = (
  <>
    <Button>下载讲义</Button>
    <IconButton
      label="其他格式"
      isQuiet={false}
      icon={<ChevronDownIcon size="small" />}
      aria-haspopup="menu"
    />
  </>
);

export const Attached: Story = {
  args: { label: '讲义', isAttached: true, children: download },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: '讲义' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下载讲义' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '其他格式' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 640, height: 560 } },
  render: () => (
    <Stack gap={24}>
      <ButtonGroup>
        <Button tone="action" icon={<SendIcon size="small" />}>
          发布课程
        </Button>
        <Button>保存草稿</Button>
        <LinkButton href="/course" isQuiet>
          返回课程
        </LinkButton>
      </ButtonGroup>
      <ButtonGroup justify="end">{leave}</ButtonGroup>
      <ButtonGroup justify="between">{leave}</ButtonGroup>
      <ButtonGroup isFullWidth>{leave}</ButtonGroup>
      <div>
        <ButtonGroup isAttached label="讲义">
          {download}
        </ButtonGroup>
      </div>
      <div>
        <ButtonGroup isAttached label="发布">
          <Button tone="action">发布</Button>
          <IconButton
            label="定时发布"
            tone="action"
            isQuiet={false}
            icon={<ChevronDownIcon size="small" />}
          />
        </ButtonGroup>
      </div>
      <div>
        <ButtonGroup isAttached label="换一天">
          <IconButton label="前一天" isQuiet={false} size="small" icon={<ChevronLeftIcon size="small" />} />
          <Button size="small">今天</Button>
          <IconButton label="后一天" isQuiet={false} size="small" icon={<ChevronRightIcon size="small" />} />
        </ButtonGroup>
      </div>
      <div>
        <ButtonGroup isAttached orientation="vertical" label="缩放">
          <Button>放大</Button>
          <Button>适合宽度</Button>
          <Button>缩小</Button>
        </ButtonGroup>
      </div>
    </Stack>
  ),
};
