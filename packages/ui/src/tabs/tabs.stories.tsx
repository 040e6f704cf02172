import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Stack } from '../layout/index.ts';
import { articleTabs, manyTabs, showPointerAndFocus } from './tabs.fixtures.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const usage = {
  use: [
    'For two to seven views of one thing, of which one is looked at: the details, the chapters and the comments of a course.',
    'With activation="manual" where a view is slow to come.',
  ],
  avoid: [
    'For pages with addresses of their own take links: tabs do not change the address by themselves.',
    'For a filter of one list take a TagGroup; for a choice in a form a RadioGroup.',
    'For steps that follow each other take Steps; for parts that are read together an Accordion.',
    'In a widget, where every byte counts, take LightTabs.',
  ],
  keys: [
    ['Tab', 'Goes to the chosen tab, then into its panel.'],
    [
      'Left and Right',
      'Go from tab to tab and round at the ends; the panel changes at once unless activation is manual.',
    ],
    ['Home and End', 'Go to the first and the last tab.'],
    ['Enter or Space', 'Chooses the tab when activation is manual.'],
  ],
  parts: {
    list: 'The row of tabs.',
    tab: 'A tab.',
    panel: 'What the chosen tab shows.',
  },
  limits: [
    'Only the chosen panel is in the page: what was typed in another is lost unless its owner holds it.',
    'The row scrolls when it is full, without a sign but the tab that is cut; a swipe or the arrow keys move it.',
    'Tabs stand in a row above their panel, never beside it.',
  ],
} satisfies Usage;

const course = (
  <>
    <TabList label="课程">
      <Tab id="detail">课程详情</Tab>
      <Tab id="chapters">课程目录</Tab>
      <Tab id="comments">课程评论</Tab>
      <Tab id="files" isDisabled>
        课程附件
      </Tab>
    </TabList>
    <TabPanel id="detail">从先秦到明清，一门课读完二十篇古文。</TabPanel>
    <TabPanel id="chapters">第1章 桃花源记</TabPanel>
    <TabPanel id="comments">还没有评论，来写第一条。</TabPanel>
  </>
);

const family = { TabList, Tab, TabPanel };

const meta = {
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  parameters: { usage, picture: { width: 640, height: 240 } },
  args: { children: course, onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const StartsElsewhere: Story = { args: { defaultValue: 'comments' } };

export const ByArrowKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '课程目录' })).toHaveFocus());
    await expect(await canvas.findByRole('tabpanel', { name: '课程目录' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('chapters');
  },
};

export const ScrollsWhenThereAreTooMany: Story = {
  parameters: { picture: { width: 360, height: 200 } },
  args: {
    defaultValue: '8',
    children: manyTabs(family),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const chosen = within(list).getByRole('tab', { selected: true });
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right),
    );
    await expect(document.documentElement.scrollLeft).toBe(0);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '课程目录' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '课程详情' })).toHaveFocus());
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 640, height: 420 } },
  render: () => (
    <Stack gap={40}>
      <Tabs>{course}</Tabs>
      <Tabs defaultValue="comments">{articleTabs(family)}</Tabs>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    showPointerAndFocus(canvasElement);
    await expect(within(canvasElement).getByRole('tab', { name: '课程附件' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
