import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { CommentBox } from './comment-box.tsx';
import { lazyWriting } from './viewer-actions.ts';
import {
  createCommentsBackend,
  refusal,
  type BackendOptions,
  type CommentsBackend,
} from './comments-backend.fixtures.ts';
import { unplugged } from '../testing/failures.fixtures.ts';

interface Args {
  /** What the server has. */
  backend: BackendOptions;
  isVisitor: boolean;
  /** The comment that the page's address leads to. */
  linkedComment?: number;
  /** Breaks the server in some way before the box is there. */
  prepare?: (backend: CommentsBackend, host: TestHost) => void;
}

const { SceneFrame, sceneIn } = createScenes<{ backend: CommentsBackend; host: TestHost; seeks: number[] }>();

const commentHref = (id: number) => `https://school.test/lesson/7#comment-${id}`;

function Scene(props: Args & { locale: 'zh-CN' | 'en' }) {
  const { backend: options, isVisitor, prepare, linkedComment = null, locale } = props;
  const [scene] = useState(() => {
    const seeks: number[] = [];
    const player = { position: () => 754.9, seek: (seconds: number) => void seeks.push(seconds) };
    const host = createTestHost({
      user: isVisitor ? null : testUser,
      locale,
      ...(options.momentOf && { player }),
    });
    const backend = createCommentsBackend(options);
    prepare?.(backend, host);
    return { host, backend, seeks };
  });
  return (
    <SceneFrame scene={scene} style={{ maxInlineSize: 720 }}>
      <HostProvider host={scene.host}>
        <CommentBox
          comments={scene.backend.api}
          target={{ type: 'article', id: 7 }}
          linkedComment={linkedComment}
          getCommentHref={commentHref}
        />
      </HostProvider>
    </SceneFrame>
  );
}

/** The whole box over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { backend: { comments: 3 }, isVisitor: false },
  argTypes: { prepare: { control: false } },
  // The code of those who write: how it is waited for is the business of its own stories.
  loaders: [async () => ({ writing: await lazyWriting.load() })],
  parameters: { picture: { width: 752, height: 1000 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.queryByText('正在加载评论')).toBeNull());
  await canvas.findAllByRole('article');
  return { canvas, ...sceneIn(canvasElement) };
}

/** As much of `within` as the helpers below use. */
interface Canvas {
  getByPlaceholderText: (text: string) => HTMLElement;
  getAllByRole: (role: string) => HTMLElement[];
}

const composer = (canvas: Canvas) => canvas.getByPlaceholderText('写下你的评论…');
const firstArticle = (canvas: Canvas) => {
  const [article] = canvas.getAllByRole('article');
  if (!article) throw new Error('No article.');
  return within(article);
};

export const Post: Story = {
  name: 'CB-03 posts a comment',
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    await userEvent.type(composer(canvas), '读完了，谢谢。');
    await userEvent.dblClick(canvas.getByRole('button', { name: '发表评论' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await waitFor(() => expect(firstArticle(canvas).getByText('读完了，谢谢。')).toBeVisible());
    await waitFor(() => expect(firstArticle(canvas).getByText('刚刚')).toBeVisible());
    await waitFor(() => expect(composer(canvas)).toHaveValue(''));
    await expect(backend.counted('submit')).toBe(1);
    await expect(backend.counted('list')).toBe(1);
  },
};

export const Refused: Story = {
  name: 'CB-04 a refused comment is back in the field, with focus',
  args: { prepare: (backend) => backend.fail('submit', () => refusal('评论太频繁了，请稍后再试')) },
  play: async ({ canvasElement }) => {
    const { canvas, host } = await open(canvasElement);
    await userEvent.type(composer(canvas), '说得太快了');
    await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
    await waitFor(() => expect(composer(canvas)).toHaveValue('说得太快了'));
    await waitFor(() => expect(composer(canvas)).toHaveFocus());
    await expect(host.notices).toEqual([{ tone: 'critical', text: '评论太频繁了，请稍后再试' }]);
    await expect(composer(canvas)).toBeInvalid();
    await expect(composer(canvas)).toHaveAccessibleDescription('评论太频繁了，请稍后再试');
  },
};

export const Offline: Story = {
  name: 'CB-13 a comment written offline waits as a row, and is sent when the network is back',
  args: { prepare: (backend) => backend.fail('submit', unplugged) },
  play: async ({ canvasElement }) => {
    const { canvas, backend, host } = await open(canvasElement);
    await userEvent.type(composer(canvas), '地铁里写的');
    await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
    const unsent = await canvas.findByRole('group', { name: '还没发出的评论' });
    await expect(unsent).toHaveTextContent('发送失败');
    await waitFor(() => expect(canvas.getByText('地铁里写的')).toBeVisible());
    await host.setOnline(true);
    await waitFor(() => expect(canvas.queryByRole('group', { name: '还没发出的评论' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await waitFor(() => expect(backend.rows()).toHaveLength(4));
  },
};

export const Reply: Story = {
  name: 'CB-07 replies to a comment',
  args: { backend: { comments: 2, repliesOf: () => 2 } },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(firstArticle(canvas).getByRole('button', { name: '回复' }));
    const field = await canvas.findByPlaceholderText('回复 @沈砚秋…');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '说得对');
    await userEvent.click(canvas.getByRole('button', { name: '发表回复' }));
    const replies = await canvas.findByRole('list', { name: '对沈砚秋的回复' });
    await waitFor(() => expect(within(replies).getAllByRole('listitem')).toHaveLength(3));
    await expect(within(replies).getAllByText('说得对')).toHaveLength(1);
    await waitFor(() => expect(canvas.queryByPlaceholderText('回复 @沈砚秋…')).toBeNull());
    await waitFor(() => expect(firstArticle(canvas).getByRole('button', { name: '3条回复' })).toBeVisible());
  },
};

export const TurnPages: Story = {
  name: 'CB-08 turns pages, and goes on where the last page ended',
  args: { backend: { comments: 57 } },
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    const positions = () => canvas.getAllByRole('article').map((article) => article.ariaPosInSet);
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await waitFor(() => expect(positions()[0]).toBe('11'));
    backend.post('翻页的时候，别人发的');
    const next = await canvas.findByRole('button', { name: '下一页' });
    // The pager hears of the page after its rows do, and takes no other turn before.
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await waitFor(() => expect(positions()).toEqual(['22', '23', '24', '25', '26', '27', '28', '29', '30']));
    await expect(canvas.getAllByRole('article')[0]?.ariaSetSize).toBe('58');
  },
};

export const Visitor: Story = {
  name: 'CB-02 a visitor who wants to reply signs in, and the reply opens',
  args: { isVisitor: true },
  play: async ({ canvasElement }) => {
    const { canvas, host } = await open(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(firstArticle(canvas).getByRole('button', { name: '回复' }));
    await expect(host.loginRequests).toMatchObject([{ mode: 1 }]);
    host.setUser(testUser);
    host.loginRequests[0]?.intent?.run();
    await waitFor(async () => expect(await canvas.findByPlaceholderText('回复 @沈砚秋…')).toHaveFocus());
  },
};

export const KeyboardOnly: Story = {
  name: 'CB-12 everything by keyboard',
  args: { backend: { comments: 3, repliesOf: () => 1 } },
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    for (const sort of ['最新', '最早']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: sort })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(composer(canvas)).toHaveFocus();
    await userEvent.keyboard('不用鼠标{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(backend.counted('submit')).toBe(1);

    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
    await userEvent.keyboard('jj');
    await waitFor(() => expect(canvas.getAllByRole('article')[2]).toHaveFocus());
    await userEvent.keyboard('kr');
    const field = await canvas.findByPlaceholderText('回复 @沈砚秋…');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    const second = within(canvas.getAllByRole('article')[1] ?? canvasElement);
    await waitFor(() => expect(second.getByRole('button', { name: '回复' })).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.type(
      await canvas.findByPlaceholderText('回复 @沈砚秋…'),
      '回一句{Control>}{Enter}{/Control}',
    );
    await waitFor(() => expect(second.getByRole('button', { name: '2条回复' })).toBeVisible());
    await waitFor(() => expect(second.getAllByRole('button', { name: '回复' })[0]).toHaveFocus());
  },
};

export const Mention: Story = {
  name: '[CM-09] names somebody by keyboard',
  args: { backend: { comments: 3 } },
  play: async ({ canvasElement }) => {
    const { canvas, host } = await open(canvasElement);
    const field = canvas.getByPlaceholderText('写下你的评论…');
    await userEvent.type(field, '同意@');
    await host.advance(150);
    await canvas.findByRole('listbox', { name: '提到谁' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('同意@沈砚秋 ');
    await userEvent.type(field, '说的，@顾');
    await host.advance(150);
    await canvas.findByRole('option', { name: /顾南枝/ });
  },
};

export const DeleteOwn: Story = {
  name: "deletes one's own comment by keyboard, and brings it back",
  args: {
    backend: { comments: 3, author: testUser },
    prepare: (backend) => void backend.post('发错了'),
  },
  play: async ({ canvasElement }) => {
    const { canvas, backend } = await open(canvasElement);
    const remove = firstArticle(canvas).getByRole('button', { name: '删除' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: '删除这条评论？' });
    await expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByText('删除后10分钟内可以撤销。');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const undo = await canvas.findByRole('button', { name: '撤销' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('已删除');
    await expect(backend.counted('removeOwn')).toBe(1);
    await userEvent.keyboard('{Enter}');
    await firstArticle(canvas).findByText('发错了');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const UndoFailed: Story = {
  name: 'says why a deleted comment has not come back, and offers it again',
  args: {
    backend: { comments: 3, author: testUser },
    prepare: (backend) => {
      backend.post('发错了');
      backend.fail('restoreOwn', unplugged);
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(firstArticle(canvas).getByRole('button', { name: '删除' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    const undo = await canvas.findByRole('button', { name: '撤销' });
    await userEvent.click(undo);
    await firstArticle(canvas).findByText(/没能撤销，请检查网络后重试/);
    await expect(undo).toHaveFocus();
  },
};

export const DeleteQuestion: Story = {
  name: 'asks before a comment is deleted that others have answered',
  args: {
    backend: { comments: 3, author: testUser },
    prepare: (backend) => {
      const parent_id = backend.post('有人读过第二版吗？');
      void backend.api.submit({ type: 'article', id: 7 }, { content: '读过，改了不少。', parent_id });
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(firstArticle(canvas).getByRole('button', { name: '删除' }));
    await screen.findByText('删除后10分钟内可以撤销。下面的回复会保留。');
  },
};

export const ReportFailed: Story = {
  name: "reports another's comment by keyboard; a refused report keeps its words",
  args: { prepare: (backend) => backend.fail('report', () => refusal('操作太频繁，请稍后再试', 429)) },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    firstArticle(canvas).getByRole('button', { name: '举报' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /^举报.+的评论$/ });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(within(dialog).getByRole('button', { name: '提交举报' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('同一段广告发了三遍{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('操作太频繁，请稍后再试'),
    );
    await expect(within(dialog).getByRole('textbox')).toHaveValue('同一段广告发了三遍');
  },
};

export const DeepLink: Story = {
  name: 'CB-14 a link leads to a reply on page 7, inside a closed reply list',
  args: {
    backend: { comments: 120, repliesOf: (index) => (index === 66 ? 45 : 0) },
    linkedComment: 1_054_005,
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    const replies = await canvas.findByRole('list', { name: /^对.+的回复$/ });
    await waitFor(() => expect(within(replies).getAllByRole('listitem')).toHaveLength(45));
    const linked = within(replies).getAllByRole('listitem')[40];
    await waitFor(() => expect(linked).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: '第7页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByText('已找到链接指向的评论')).toBeInTheDocument();
  },
};

export const DeepLinkGone: Story = {
  name: 'CB-14 a link to a comment that is gone says so above the first page',
  args: { backend: { comments: 12 }, linkedComment: 424_242 },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('评论已不存在')[0]).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await expect(canvas.queryByRole('button', { name: '知道了' })).toBeNull();
  },
};

export const CopyLink: Story = {
  name: 'CB-14 each comment has an address, which can be copied',
  play: async ({ canvasElement }) => {
    const { canvas, host } = await open(canvasElement);
    const comment = firstArticle(canvas);
    await expect(comment.getByRole('link')).toHaveAttribute(
      'href',
      'https://school.test/lesson/7#comment-1003',
    );
    await userEvent.click(comment.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(host.notices).toEqual([{ tone: 'positive', text: '链接已复制' }]));
    await expect(host.copied).toEqual(['https://school.test/lesson/7#comment-1003']);
  },
};

export const Sort: Story = {
  name: 'the oldest comments come first when asked for',
  args: { backend: { comments: 12 } },
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '最早' }));
    await waitFor(() =>
      expect(firstArticle(canvas).getByRole('link')).toHaveAttribute('href', commentHref(1001)),
    );
    await expect(canvas.getByRole('button', { name: '最早' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '最新' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Moment: Story = {
  name: 'CB-15 a comment beside a player carries its moment, and leads back to it',
  args: { backend: { comments: 2, momentOf: (index) => (index === 1 ? 65 : null) } },
  play: async ({ canvasElement }) => {
    const { canvas, seeks } = await open(canvasElement);
    await userEvent.type(composer(canvas), '这一步没看懂');
    await expect(await canvas.findByRole('checkbox', { name: '标记在12:34' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(firstArticle(canvas).getByRole('button', { name: '跳到12:34' }));
    await userEvent.click(canvas.getByRole('button', { name: '跳到01:05' }));
    await expect(seeks).toEqual([754, 65]);
  },
};
