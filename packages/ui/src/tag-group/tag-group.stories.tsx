import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { BookIcon, UserIcon } from '../icons/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { Tag, TagGroup } from './tag-group.tsx';

const usage = {
  use: [
    'For filters that stay in sight: selection="single" or "multiple".',
    'For things that were chosen and can be taken away again: onRemove.',
    'For topics that lead somewhere: tags with href.',
  ],
  avoid: [
    'For a word that only marks something take a Badge.',
    'For views of one thing take Tabs; for a choice in a form take a RadioGroup or a Select.',
    'For things to do take Buttons or a Menu.',
  ],
  keys: [
    ['Tab', 'Goes to the tag that had the focus last, then into its button, then out.'],
    ['Arrow keys', 'Go from tag to tag, along the text and from row to row, and round at the ends.'],
    ['Home and End', 'Go to the first and the last tag.'],
    ['Space or Enter', 'Chooses the tag, or follows its link.'],
    ['Delete or Backspace', 'Takes the tag away, and all chosen ones with it.'],
    ['Letters', 'Find a tag by how it begins.'],
  ],
  parts: {
    label: 'The name above the tags.',
    tags: 'What holds the tags.',
    tag: 'A tag.',
    mark: 'The tick of a chosen tag.',
    words: 'The words of a tag.',
    remove: 'The button that takes a tag away.',
    description: 'The help below.',
    error: 'What is wrong.',
  },
  limits: [
    'A tag with href is followed by script: it cannot be copied or opened by the middle button. For that take Links.',
    'All tags are shown; cut the list yourself when it is long.',
  ],
} satisfies Usage;

const subjects = (
  <>
    <Tag id="prose">古文</Tag>
    <Tag id="poetry">诗词</Tag>
    <Tag id="calligraphy">书法</Tag>
    <Tag id="history">历史</Tag>
    <Tag id="opera" isDisabled>
      戏曲
    </Tag>
  </>
);

const meta = {
  component: TagGroup,
  subcomponents: { Tag },
  parameters: { usage, picture: { width: 560, height: 200 } },
  args: { label: '学科', children: subjects, onChange: fn() },
} satisfies Meta<typeof TagGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Labels: Story = {};
export const OneFilter: Story = { args: { selection: 'single', defaultValue: ['poetry'] } };
export const SeveralFilters: Story = { args: { selection: 'multiple', defaultValue: ['prose', 'history'] } };
export const Disabled: Story = { args: { selection: 'multiple', defaultValue: ['prose'], isDisabled: true } };
export const Empty: Story = { args: { children: [], empty: '还没有选择学科', label: '已选学科' } };
export const Links: Story = {
  args: {
    label: '相关话题',
    children: ['桃花源', '东晋', '田园诗', '陶渊明'].map((name) => (
      <Tag key={name} id={name} href={`/topics/${name}`}>
        {name}
      </Tag>
    )),
  },
};

export const ChoosesByArrowKeysAndSpace: Story = {
  args: { selection: 'multiple' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['prose', 'calligraphy']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: '历史' })).toHaveFocus();
  },
};

function Group() {
  const [names, setNames] = useState(['林溪', '周舟', '沈言', '欧阳一帆']);
  return (
    <TagGroup
      label="学习小组"
      description="移除之后，对方会收到通知。"
      onRemove={(ids) => setNames((before) => before.filter((name) => !ids.includes(name)))}
    >
      {names.map((name) => (
        <Tag key={name} id={name} icon={<UserIcon size="small" />}>
          {name}
        </Tag>
      ))}
    </TagGroup>
  );
}

export const RemovesByDeleteAndKeepsFocusNear: Story = {
  render: () => <Group />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: '周舟' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('row', { name: '沈言' })).toHaveFocus());
  },
};

export const WrapsAndCutsLongWords: Story = {
  parameters: { picture: { width: 320, height: 260 } },
  args: {
    selection: 'multiple',
    defaultValue: ['long'],
    children: (
      <>
        <Tag id="prose" count={128}>
          古文
        </Tag>
        <Tag id="poetry" count={64}>
          诗词
        </Tag>
        <Tag id="long">从先秦诸子到明清小品的文言散文精读与写作</Tag>
        <Tag id="history">历史</Tag>
      </>
    ),
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 410 } },
  render: () => (
    <Columns gap={40}>
      <Stack gap={24}>
        <TagGroup label="标签">{subjects}</TagGroup>
        <TagGroup label="单选" selection="single" defaultValue={['poetry']}>
          {subjects}
        </TagGroup>
        <TagGroup label="多选" selection="multiple" defaultValue={['prose', 'poetry']}>
          {subjects}
        </TagGroup>
        <TagGroup label="停用" selection="multiple" defaultValue={['prose']} isDisabled>
          {subjects}
        </TagGroup>
      </Stack>
      <Stack gap={24}>
        <Group />
        <TagGroup label="小号" size="small" selection="multiple" defaultValue={['a']}>
          <Tag id="a" count={12} icon={<BookIcon size="small" />}>
            在学
          </Tag>
          <Tag id="b" count={3} icon={<BookIcon size="small" />}>
            未开始
          </Tag>
          <Tag id="c" count={128}>
            已学完
          </Tag>
        </TagGroup>
        <TagGroup label="话题" errorMessage="最多选三个话题">
          <Tag id="a" href="/topics/a">
            桃花源
          </Tag>
          <Tag id="b" href="/topics/b">
            田园诗
          </Tag>
        </TagGroup>
        <TagGroup label="已选筛选条件" empty="没有筛选条件">
          {[]}
        </TagGroup>
      </Stack>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const tags = within(canvasElement).getAllByRole('row');
    tags[6]?.setAttribute('data-hovered', 'true');
    tags[8]?.setAttribute('data-focus-visible', 'true');
    await expect(tags[4]).toHaveAttribute('aria-disabled', 'true');
  },
};
