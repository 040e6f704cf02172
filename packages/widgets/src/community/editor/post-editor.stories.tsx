import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { HostProvider, type WidgetHost } from '../../host/index.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createTestHost, testUser } from '../../testing/index.ts';
import type { PostEditorStrings } from './post-editor.strings.ts';
import { PostEditor } from './post-editor.tsx';

interface Args {
  kind: 'problem' | 'solution';
  scene: 'works' | 'offline' | 'signed-out';
}

const usage: Usage = {
  use: [
    'For a question, an answer or a topic, new or changed; the page says by its props what the post has.',
  ],
  avoid: ['For a remark below something: the comment box takes plain words.'],
  limits: [
    'What is written lies on the device with every letter; nothing has to be asked before it is left.',
  ],
};

const tags = ['慢读', '修改', '复习', '动手试试', '把问题变小', '古人怎么学'].map((name, index) => ({
  id: index + 1,
  name,
}));

function Scene({ kind, scene, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ user: scene === 'signed-out' ? null : testUser, locale }));
  return <Editor kind={kind} scene={scene} host={host} />;
}

/** The same draft in two tabs, one below the other. */
function TwoTabs() {
  const [tabs] = useState(() => {
    const host = createTestHost({ user: testUser });
    return [host, host.openTab()];
  });
  return tabs.map((host, index) => (
    <Editor
      key={index}
      kind="solution"
      scene="works"
      host={host}
      strings={{ title: `第${index + 1}个标签页` }}
    />
  ));
}

function Editor({
  kind,
  scene,
  host,
  strings = {},
}: Args & { host: WidgetHost; strings?: Partial<PostEditorStrings> }) {
  const isProblem = kind === 'problem';
  return (
    <HostProvider host={host}>
      <PostEditor
        strings={strings}
        draftName={`${kind}/new`}
        hasTitle={isProblem}
        {...(isProblem && { categories: [{ id: 3, name: '数学' }], credits: 120, tags })}
        upload={() => Promise.reject(unplugged())}
        send={() => (scene === 'offline' ? Promise.reject(unplugged()) : Promise.resolve(1))}
        onSent={() => {}}
        onCancel={() => {}}
        findPeople={() =>
          Promise.resolve([
            { id: 12, nick_name: '林远', avatar: '' },
            { id: 13, nick_name: '沈砚秋', avatar: '' },
          ])
        }
      />
    </HostProvider>
  );
}

/** The editor of one post. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 760, height: 860 } },
  args: { kind: 'problem', scene: 'works' },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 720 }}>
      <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const Asking: Story = {
  name: 'a question, sent without anything',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布问题' }));
    await expect(await canvas.findByText('请填写标题')).toBeVisible();
  },
};
export const Tagged: Story = {
  name: 'tags are chosen, five at most',
  play: async ({ canvas }) => {
    for (const { name } of tags.slice(0, 5))
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '标签' }), name);
    await expect(canvas.queryByRole('combobox', { name: '标签' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '去掉标签 修改' }));
    await expect(canvas.queryByRole('button', { name: '去掉标签 修改' })).not.toBeInTheDocument();
  },
};
export const Answering: Story = { name: 'an answer', args: { kind: 'solution' } };
export const Mentioning: Story = {
  name: '[CM-09] somebody is named behind @',
  args: { kind: 'solution' },
  play: async ({ canvas }) => {
    const text = async () => {
      const found = await canvas.findByRole('textbox');
      await expect(found).toHaveAttribute('contenteditable');
      return found;
    };
    await waitFor(text, { timeout: 20_000 });
    await userEvent.click(await text());
    await userEvent.keyboard('请看 @林');
    await expect(await canvas.findByRole('option', { name: /林远/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}@');
    await expect(await canvas.findByText('@沈砚秋')).toBeVisible();
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};
export const Offline: Story = {
  name: 'was not published',
  args: { kind: 'solution', scene: 'offline' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '太阳低的时候。');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: '发布问题' }));
    await expect(await canvas.findByText('没有发布成功，写的内容已存在本机，请重试')).toBeVisible();
  },
};
export const Stale: Story = {
  name: '[CM-05] another tab has changed the draft',
  render: () => <TwoTabs />,
  play: async ({ canvas }) => {
    const texts = async () => {
      const found = await canvas.findAllByRole('textbox');
      for (const text of found) await expect(text).toHaveAttribute('contenteditable');
      return found;
    };
    await waitFor(texts, { timeout: 20_000 });
    const [here, there] = await texts();
    await userEvent.click(here!);
    await userEvent.keyboard('太阳低的时候。');
    await userEvent.click(there!);
    await userEvent.keyboard('太阳落下去的时候。');
    await waitFor(() => expect(there).toHaveTextContent('太阳落下去的时候。'));
    await userEvent.click(canvas.getAllByRole('button', { name: '发布问题' })[0]!);
    await expect(
      await canvas.findByText('这份草稿已在别的标签页发出或改动，这里不再自动保存', { selector: 'p' }),
    ).toBeVisible();
  },
};
export const SignedOut: Story = { name: 'signed out', args: { scene: 'signed-out' } };
export const English: Story = { name: 'in English', globals: { locale: 'en' } };
