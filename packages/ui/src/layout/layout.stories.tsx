import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import {
  Columns,
  Divider,
  Grid,
  Heading,
  Inline,
  Page,
  ScrollArea,
  Section,
  Stack,
  Sticky,
  Text,
} from './index.ts';

const usage: Usage = {
  use: [
    'For all space between things: Stack below each other, Inline beside each other, Fill for what is left of a row.',
    'Page once around what a page shows, Section for each titled part of it: the title names a landmark.',
    'Columns for a main part with an aside, Grid for equal cells. Both measure their own place, not the screen, and fold where it is narrow.',
    'Heading for titles, by the level that the outline needs, in any size. Text for every other word: it knows the scale, the tones and Chinese line-breaking.',
    'As lists: Stack, Inline and Grid with as="ul" stay lists for those who listen, Safari included. Their children are li.',
    'ScrollArea where a list is longer than its place: it is named, and the keyboard reaches it, as soon as it scrolls.',
    'Sticky for what must stay in sight: the head of a list, the button of a long form.',
  ],
  avoid: [
    'To put things on top of each other, or out of the flow: that is a component’s own matter.',
    'For rows and columns of facts with heads: take Table.',
    'For a panel with an edge: take Card.',
    'For words from people in HTML: take RichText.',
    'Divider between things that space already parts. It is for the eye only; a heading parts for everyone.',
  ],
  keys: [
    ['Tab', 'Reaches a ScrollArea that scrolls.'],
    ['Arrow keys, Page Up, Page Down, Home, End', 'Scroll it.'],
  ],
  parts: {
    header: 'Of a Section: its title and what stands opposite.',
    viewport: 'Of a ScrollArea: what scrolls. data-more-before and data-more-after tell where there is more.',
  },
  limits: [
    'Columns and Grid fold by the width of their place in pixels, so at 200 % text a cell may be narrow before it folds.',
    'Balanced titles and the thin space between Han and Latin need a browser of 2024; older ones set plain lines.',
    'Sticky stays within the element around it and leaves together with it.',
    'ScrollArea fades its edges, but not in forced colours.',
  ],
};

const meta = {
  component: Stack,
  subcomponents: { Inline, Columns, Grid, Page, Section, Divider, Text, Heading, ScrollArea, Sticky },
  args: { children: null },
  parameters: { usage },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const verse = '博学之，审问之，慎思之，明辨之，笃行之。';

export const TypeSheet: Story = {
  parameters: { picture: { width: 900, height: 790 } },
  render: () => (
    <Stack gap={24}>
      <Heading level={1} size="display" font="reading">
        {verse}
      </Heading>
      <Heading level={2} size="headline">
        {verse}
      </Heading>
      <Heading level={3} size="title">
        {verse}
      </Heading>
      <Heading level={4} size="lead">
        {verse}
      </Heading>
      {(['reading', 'base', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          {size} · 2026 年 5 月 20 日，第 12 章 Reading slowly：{verse.repeat(3)}
        </Text>
      ))}
      <Inline gap={16}>
        {(['strong', 'body', 'muted', 'action', 'positive', 'critical', 'caution'] as const).map((tone) => (
          <Text key={tone} tone={tone} as="span">
            {tone} 书院
          </Text>
        ))}
      </Inline>
      <Inline gap={16} align="baseline">
        <Text as="span" isTabular>
          11:11:11
        </Text>
        <Text as="span" weight="medium">
          中等
        </Text>
        <Text as="span" weight="bold">
          加粗
        </Text>
        <Text as="span" font="reading" size="lead">
          宋体引文
        </Text>
      </Inline>
      <Stack gap={8}>
        <Text lines={1}>{verse.repeat(8)}</Text>
        <Text lines={2}>{verse.repeat(8)}</Text>
      </Stack>
      <Heading level={2} font="reading" align="center">
        题目换行时两行要一样长，不留一个字在最后一行上面孤零零
      </Heading>
    </Stack>
  ),
};

const Cell = ({ words }: { words: string }) => (
  <Card padding="small">
    <Text align="center">{words}</Text>
  </Card>
);

export const Sheet: Story = {
  parameters: { layout: 'fullscreen', picture: { width: 1150, height: 650 } },
  render: () => (
    <Page>
      <Stack gap={32}>
        <Section
          title="最新文章"
          actions={
            <LinkButton href="/article" isQuiet size="small">
              全部文章
            </LinkButton>
          }
        >
          <Grid columns={4} as="ul" label="文章">
            {['一', '二', '三', '四', '五'].map((words) => (
              <li key={words}>
                <Cell words={words} />
              </li>
            ))}
          </Grid>
        </Section>
        <Columns template="main-aside">
          <Cell words="正文" />
          <Cell words="边栏300" />
        </Columns>
        <Columns template="aside-main">
          <Cell words="边栏240" />
          <Cell words="正文" />
        </Columns>
        <Columns>
          <Cell words="一半" />
          <Cell words="一半" />
        </Columns>
        <Divider />
        <Inline justify="between">
          <Inline gap={8}>
            <Text as="span">行内</Text>
            <Divider orientation="vertical" />
            <Text as="span">分隔</Text>
          </Inline>
          <Badge>两端</Badge>
        </Inline>
        <Stack gap={4} align="end">
          <Text>靠右</Text>
          <Text>靠右的第二行</Text>
        </Stack>
      </Stack>
    </Page>
  ),
};

const lessons = Array.from({ length: 14 }, (_, index) => `第${index + 1}讲 读书有四种读法`);

const topics =
  '全部 读书 写作 历史 哲学 数学 天文 地理 书法 音乐 绘画 生物 物理 化学 农学 医学 法律 经济 建筑 戏剧 电影 摄影'.split(
    ' ',
  );

const contents = (
  <Stack gap={8} as="ul" label="目录">
    {lessons.map((lesson) => (
      <li key={lesson}>
        <Text>{lesson}</Text>
      </li>
    ))}
  </Stack>
);

export const ScrollsByKeyboardWhenThereIsMore: Story = {
  parameters: { picture: { width: 480, height: 330 } },
  render: () => (
    <Stack gap={24}>
      <ScrollArea label="课程目录" maxHeight={180}>
        {contents}
      </ScrollArea>
      <ScrollArea label="主题" orientation="horizontal">
        <Inline isSingleRow gap={8}>
          {topics.map((topic) => (
            <Badge key={topic}>{topic}</Badge>
          ))}
        </Inline>
      </ScrollArea>
      <ScrollArea label="短目录" maxHeight={180}>
        <Text>只有一讲</Text>
      </ScrollArea>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(2));
    const list = canvas.getByRole('region', { name: '课程目录' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    list.scrollTop = 60;
    await waitFor(() => expect(list).toHaveAttribute('data-more-before'));
    await userEvent.tab();
    const row = canvas.getByRole('region', { name: '主题' });
    await expect(row).toHaveFocus();
    row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -10_000 : 10_000;
    await waitFor(() => expect(row).not.toHaveAttribute('data-more-after'));
    await userEvent.tab();
    await expect(canvas.queryByRole('region', { name: '短目录' })).toBeNull();
    await userEvent.tab({ shift: true });
  },
};

export const KeepsItsHeadInSight: Story = {
  parameters: { picture: { width: 480, height: 260 } },
  render: () => (
    <ScrollArea label="课程目录" maxHeight={200}>
      <Sticky>
        <Inline justify="between">
          <Heading level={3}>课程目录</Heading>
          <Text size="small" tone="muted">
            共14讲
          </Text>
        </Inline>
      </Sticky>
      {contents}
    </ScrollArea>
  ),
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('[data-component="sticky"]');
    await expect(head).not.toHaveAttribute('data-stuck');
    const region = await within(canvasElement).findByRole('region');
    region.scrollTop = 90;
    await waitFor(() => expect(head).toHaveAttribute('data-stuck'));
    await expect(head?.getBoundingClientRect().top).toBe(region.getBoundingClientRect().top);
  },
};
