import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hostileHtml } from '@shuyuan/ui/testing';
import { testUser } from '../testing/index.ts';
import { CommentBoxProvider } from './comment-box.context.ts';
import type { CommentBoxState, Field } from './comment-box.state.ts';
import { CommentBoxView } from './comment-box.view.tsx';
import {
  commentSaying,
  fieldWith,
  listOf,
  listWith,
  repliesOf,
  replyTo,
  stateWith,
  stillContext,
  unsentSaying,
} from './comment-box.fixtures.ts';

interface Args {
  state: Partial<CommentBoxState>;
  /** Of the place, in pixels. */
  width: number;
  hasRetryRow: boolean;
  /** Whether comments have addresses. */
  hasLinks: boolean;
}

/** Every state of the box, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  // As high as ten comments: a row out of sight is not drawn.
  parameters: { picture: { width: 752, height: 1500 } },
  args: { state: {}, width: 720, hasRetryRow: false, hasLinks: true },
  argTypes: { state: { control: false } },
  render: ({ state, width, hasRetryRow, hasLinks }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <CommentBoxProvider
        value={stillContext(globals, { hasRetryRow, ...(!hasLinks && { getCommentHref: undefined }) })}
      >
        <CommentBoxView state={stateWith(state)} pageSizes={[10, 20, 50, 100]} />
      </CommentBoxProvider>
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: Partial<CommentBoxState>, rest: Partial<Args> = {}): Story => ({
  name,
  args: { state, ...rest },
});

/** For what fits into a small picture. */
const small = (story: Story): Story => ({ ...story, parameters: { picture: { width: 752, height: 700 } } });

const visitor = { viewer: null, composerStatus: 'absent' as const };

export const Loading = small(named('CB-01 loading: five skeleton rows', { list: { status: 'loading' } }));
export const Empty = small(named('CB-01 no comment yet', { list: listOf(0) }));
export const One = small(named('CB-01 one comment', { list: listOf(1) }));
export const Ten = named('CB-01 ten comments', {});
export const FiftySeven = named('CB-01 57 comments, on page 2', { list: listOf(57, { page: 2 }) });
export const Turning = named('CB-08 another page is on its way', {
  list: { ...listOf(57), isTurning: true },
});
export const LoadFailed = small(
  named('T2 a list that did not load is silent', { list: { status: 'failed' } }),
);
export const LoadFailedWithRetry = small(
  named(
    'T2 a list that did not load, with a way to try again',
    { list: { status: 'failed' } },
    { hasRetryRow: true },
  ),
);

export const Visitor = named('CB-02 a visitor reads and has no input', { ...visitor, list: listOf(10) });
export const VisitorEmpty = small(
  named('CB-02 a visitor before an empty list', { ...visitor, list: listOf(0) }),
);

export const ComposerComing = small(
  named('CB-16 what it takes to write is on its way', { composerStatus: 'coming', list: listOf(3) }),
);
export const PersonExpected = small(
  named('CB-16 who writes here is being found out', {
    viewer: null,
    composerStatus: 'coming',
    list: listOf(3),
  }),
);
export const ComposerFailed = small(
  named('CB-16 what it takes to write did not come', { composerStatus: 'failed', list: listOf(3) }),
);
export const ComposerThere: Story = {
  ...small(named('CB-16 the composer takes the place that was kept for it', { list: listOf(3) })),
  play: async ({ canvasElement }) => {
    const composer = canvasElement.querySelector('textarea')?.closest('section > div');
    const kept = (composer ?? canvasElement).getBoundingClientRect().height;
    await expect(kept).toBeGreaterThan(100);
    const { place } = await import('./composer-place.css.ts');
    const probe = document.createElement('div');
    probe.className = place;
    composer?.before(probe);
    const reserved = probe.getBoundingClientRect().height;
    probe.remove();
    await expect(reserved).toBeCloseTo(kept, 1);
  },
};

export const Written = named('CB-03 a text that may be sent', {
  composer: fieldWith('这一段写得真好，想请教作者：\n“虚心切己”该从哪一本书读起？'),
});
export const Posting = named('CB-03 a comment on its way', { isPosting: true });
export const TooLong = named('a text that is too long', { composer: fieldWith('太长了。'.repeat(1260)) });

const offline = unsentSaying('地铁上写的：第三段的例子，可以再讲细一点吗？');
export const Offline = small(named('CB-13 an unsent comment', { unsent: [offline], list: listOf(3) }));
export const UnsentStates = small(
  named('CB-13 unsent: waiting, on its way, refused, before a sign-in', {
    list: listOf(1),
    unsent: [
      unsentSaying('还没轮到它。', { status: 'queued' }),
      unsentSaying('正在路上。', { status: 'sending' }),
      unsentSaying('服务器不收。', { status: 'refused', message: '评论内容不能包含广告' }),
      unsentSaying('登录过期时写的。', { status: 'signed-out' }),
    ],
  }),
);
export const UnsentNotKept = small(
  named('CB-13 an unsent comment that the device does not keep', {
    list: listOf(1),
    unsent: [{ ...offline, isKept: false }],
  }),
);
export const UnsentEditing = small(
  named('CB-13 an unsent comment is changed', {
    list: listOf(1),
    unsent: [{ ...offline, editing: fieldWith(offline.text) }],
  }),
);

const thread = listOf(3, { repliesOf: (index) => (index === 1 ? 3 : 0) });
const parent = thread.rows[1]?.id ?? 0;
export const ReplyOpen = small(named('CB-07 a reply is written', { list: thread, reply: replyTo(parent) }));
export const ReplyPosting = small(
  named('CB-07 a reply is on its way', {
    list: thread,
    reply: replyTo(parent, { field: fieldWith('说得对。'), isSending: true }),
  }),
);
const ownRow = commentSaying('第二版改了不少，值得再读。', {
  userId: testUser.id,
  editedAt: '2026-03-02T01:58:00Z',
});
const editing = (field: Field, isSending = false) => ({
  list: listWith(ownRow, commentSaying('同意。')),
  edit: { id: 1, parentId: 1, field, isSending },
});
export const Edited = small(
  named('a comment of one’s own that was changed', { list: listWith(ownRow, commentSaying('同意。')) }),
);
export const Editing = small(named('its words are being changed', editing(fieldWith('第二版改了不少。'))));
export const EditSaving = small(
  named('the change is on its way', editing(fieldWith('第二版改了不少。'), true)),
);
export const EditRefused = small(
  named(
    'the change was refused, and the words stay',
    editing({ ...fieldWith('第二版改了不少。'), problem: '评论发表超过1小时，不能再修改' }),
  ),
);

const deletedAt = stateWith().now;
const deletion = { at: deletedAt, isUndoing: false, problem: '', isFinal: false };
const underWay = commentSaying('同意。');
export const Deleted = small(
  named('one’s own, just deleted, with the way to bring it back', {
    list: listWith(
      { ...ownRow, deletion, repliesCount: 2 },
      underWay,
      { ...ownRow, deletion: { ...deletion, isUndoing: true } },
      { ...ownRow, deletion: { ...deletion, problem: '没能撤销，请检查网络后重试' } },
      { ...ownRow, deletion: { ...deletion, problem: '没能撤销，可能已超过10分钟', isFinal: true } },
      { ...ownRow, deletion: { ...deletion, at: deletedAt - 600_000 } },
    ),
  }),
);
const deletedElsewhere = { id: 900, parentId: 900, words: '我先说到这里，改天再补。', held: null, deletion };
export const DeletedApart = small(
  named('[CM-02] one’s own, deleted, and its place is on another page', {
    list: listOf(2),
    deleted: [
      deletedElsewhere,
      { ...deletedElsewhere, id: 901, deletion: { ...deletion, problem: '没能撤销，请检查网络后重试' } },
      { ...deletedElsewhere, id: 902, deletion: { ...deletion, at: deletedAt - 600_000 } },
    ],
  }),
);
const heldReply = { ...repliesOf(1)[0]!, id: 90, userId: testUser.id, isWaiting: true };
export const Held = small(
  named('[CM-12] what waits for a moderator, as its author alone sees it', {
    list: listWith({ ...ownRow, isWaiting: true }, { ...underWay, repliesCount: 2 }),
    held: { comments: [], replies: { 2: [heldReply] } },
    replies: { 2: { status: 'ready', rows: [heldReply, ...repliesOf(2)], hasMore: false } },
  }),
);
export const StaleDraft = small(
  named('[CM-05] a draft that another tab has sent or changed', {
    list: listOf(1),
    composer: { ...fieldWith('写到一半，在别处接着写了'), keepApart: () => {} },
    reply: replyTo(1001, { field: { ...fieldWith('回到一半'), keepApart: () => {} } }),
  }),
);

const blockedThread = {
  list: listWith(
    commentSaying('看不见的话', { isBlocked: true, repliesCount: 2 }),
    commentSaying('看得见的话', { repliesCount: 1 }),
  ),
  replies: {
    2: {
      status: 'ready' as const,
      rows: repliesOf(2).map((row, index) => ({ ...row, ...(index === 0 && { isBlocked: true }) })),
      hasMore: false,
    },
  },
};
export const Blocked = small(named('[CM-08] what blocked people say is one line each', blockedThread));
export const BlockedShown = small(
  named('[CM-08] what a blocked person says, asked for', { ...blockedThread, unfolded: [1] }),
);

export const RepliesLoading = small(
  named('replies are loading', {
    list: thread,
    replies: { [parent]: { status: 'loading', rows: [], hasMore: false } },
  }),
);
export const RepliesOpen = named('replies are open, and one is answered', {
  list: thread,
  replies: { [parent]: { status: 'ready', rows: repliesOf(3), hasMore: false } },
  reply: replyTo(parent, { target: { parentId: parent, id: 1001002, name: '秦岚' } }),
});
export const RepliesFailed = small(
  named(
    'T3 replies did not load, with a way to try again',
    { list: thread, replies: { [parent]: { status: 'failed', rows: [], hasMore: false } } },
    { hasRetryRow: true },
  ),
);
export const ReplyBegun = small(
  named('CB-09 a reply was begun to a comment, and one to a reply below it', {
    list: thread,
    replyDrafts: [
      { parentId: parent, id: parent },
      { parentId: parent, id: 1001002 },
    ],
  }),
);
export const UnsentReply = named('CB-13 an unsent reply stands in its thread', {
  list: thread,
  replies: { [parent]: { status: 'ready', rows: repliesOf(2), hasMore: false } },
  unsent: [unsentSaying('断网时的回复。', { target: { parentId: parent, id: parent, name: '沈砚秋' } })],
});
export const TwoHundredReplies = named('200 replies, the first twenty shown', {
  list: listOf(1, { repliesOf: () => 200 }),
  replies: { 1001: { status: 'ready', rows: repliesOf(200).slice(0, 20), hasMore: true } },
});

const [orphanReply] = repliesOf(1);
export const UnknownUsers = small(
  named('CB-06 unknown users', {
    list: listWith(commentSaying('这个账号已经不在了，话还在。', { id: 5, author: null, repliesCount: 1 })),
    replies: {
      5: {
        status: 'ready',
        hasMore: false,
        rows: orphanReply ? [{ ...orphanReply, author: null, replyTo: null }] : [],
      },
    },
  }),
);

const hardTexts = listWith(
  commentSaying('https://example.com/' + 'averylongpathwithoutanybreak'.repeat(8), { id: 10 }),
  commentSaying('哈'.repeat(120), {
    author: { name: '名字特别特别特别特别特别特别特别特别特别特别特别长的同学', avatar: '' },
  }),
  commentSaying('هذا تعليق باللغة العربية، ومعه بعض الكلمات الصينية 读书 في الوسط.', {
    author: { name: 'ليلى', avatar: '' },
  }),
  commentSaying('👩‍👩‍👧‍👦🧑🏽‍🎓📚✨ 一家人一起读书 🇨🇳', { author: { name: '📚', avatar: '' } }),
  commentSaying('第一段。\n\n第二段，\n换了一行。'),
);
export const HardTexts = named('long words, right to left, emoji, paragraphs', { list: hardTexts });
export const Formatted = small(
  named('formatted HTML', {
    list: listWith(
      commentSaying(
        '<p>原文是<strong>“读书须是虚心切己”</strong>，见<a href="https://example.com/zhuzi">朱子语类</a>。</p><blockquote><p>虚心则见道理明。</p></blockquote><ul><li>先问</li><li>再读</li></ul><p>代码也可以：<code>npm start</code></p>',
      ),
    ),
  }),
);
const hostile = listWith(...hostileHtml.map(({ html }) => commentSaying(html)));
export const Hostile: Story = {
  ...named('CB-05 hostile HTML stays in its row, and nothing runs', {
    ...visitor,
    list: { ...hostile, size: 100 },
  }),
  // The pictures that some of them ask for are not there.
  parameters: { picture: { width: 752, height: 2400 }, expectedConsoleErrors: ['Failed to load resource'] },
};

const poem = Array.from({ length: 30 }, (_, index) => `第${index + 1}行，抄在这里慢慢读。`);
const paragraphs = poem.slice(0, 12).map((line) => `<p>${line}</p>`);
const long = listWith(
  commentSaying(poem.join('\n')),
  commentSaying(`${paragraphs.join('')}`, { repliesCount: 2 }),
  commentSaying(`${paragraphs.join('')}<p>第十三行：<a href="https://example.com/">出处</a>。</p>`),
);
const heightOf = (text: HTMLElement) =>
  Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));

export const Folded: Story = {
  ...named('a comment of more than twelve lines is folded, one of twelve is not', { list: long }),
  parameters: { picture: { width: 752, height: 1400 } },
  play: async ({ canvas, userEvent }) => {
    const [first, second, ...more] = canvas.getAllByRole('button', { name: /^(展开|show all)$/ });
    await expect(more).toEqual([]);
    if (!first || !second) throw new Error('Nothing can be unfolded.');
    const text = document.getElementById(first.getAttribute('aria-controls') ?? '') as HTMLElement;
    await expect(heightOf(text)).toBe(12);
    await expect(text).toHaveTextContent('第30行');
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName(/^(收起|show less)$/);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(heightOf(text)).toBeGreaterThanOrEqual(30);
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(heightOf(text)).toBe(12);
    // Whatever finds a word below the fold, or takes focus there, scrolls to it.
    const [link] = canvas.getAllByRole('link', { name: '出处' });
    link?.focus();
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(link?.closest('[data-folded]')?.scrollTop).toBe(0);
    second.blur();
  },
};
export const LinkToLong = small(
  named('CB-14 a link has led to a comment of more than twelve lines: all of it is shown', {
    linked: { id: long.rows[0]?.id ?? 0, status: 'here' },
    list: { ...long, rows: long.rows.slice(0, 1), total: 1 },
  }),
);

const reaching = [
  '$\\raisebox{-9999em}{x}$',
  '$\\raisebox{-999999em}{x}$',
  '$$\\raisebox{9999em}{x}$$',
  '$\\def\\arraystretch{900}\\begin{array}{c}a\\\\b\\end{array}$',
  `$${'\\raisebox{3em}{'.repeat(60)}x${'}'.repeat(60)}$`,
  `$\\begin{array}{c}${'a\\\\'.repeat(400)}\\end{array}$`,
  '$\\kern-999em x$',
  '$\\rule{999em}{999em}$',
];
export const ReachingFormulae: Story = {
  ...named('CB-05 a formula stays in its row, and the row as high as twelve lines', {
    list: listWith(...reaching.map((formula) => commentSaying(`<p>看这里：${formula}</p>`))),
  }),
  parameters: { picture: { width: 752, height: 2400 } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('article'))
      await expect(row.getBoundingClientRect().height).toBeLessThan(520);
    await expect(document.documentElement.scrollHeight).toBeLessThan(4000);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LinkGone = small(
  named('CB-14 a link leads to a comment that is gone', {
    linked: { id: 404, status: 'gone' },
    list: listOf(3),
  }),
);
export const LinkHere = small(
  named('CB-14 a link has led to a comment', { linked: { id: 1002, status: 'here' }, list: listOf(3) }),
);
export const LinkToReply = named('CB-14 a link has led to a reply', {
  list: thread,
  linked: { id: 1001002, status: 'here' },
  replies: { [parent]: { status: 'ready', rows: repliesOf(3), hasMore: false } },
});
export const WithoutLinks = small(
  named('a page that gives comments no address', { list: listOf(3) }, { hasLinks: false }),
);
export const Oldest = small(
  named('the oldest comments first', {
    sort: 'oldest',
    list: { ...listOf(3), rows: listOf(3).rows.toReversed() },
  }),
);

const moments = [754, null, 3727];
const lesson = listOf(3, { momentOf: (index) => moments[index] ?? null });
export const Moments = small(
  named('CB-15 comments about moments of a recording', {
    list: lesson,
    composer: fieldWith('这一步为什么要先通分？'),
    timestamp: { seconds: 905, isOn: true },
  }),
);
export const MomentLeftOut = small(
  named('CB-15 a comment about the whole', {
    list: lesson,
    composer: fieldWith('整节课都讲得清楚。'),
    timestamp: { seconds: 905, isOn: false },
  }),
);

const narrowThread = {
  list: thread,
  replies: { [parent]: { status: 'ready' as const, rows: repliesOf(2), hasMore: true } },
  reply: replyTo(parent),
  unsent: [offline],
};
export const Narrow: Story = {
  ...named('T9 in a column of 320 px', { ...narrowThread, list: { ...thread, total: 57 } }, { width: 320 }),
  parameters: { picture: { width: 352, height: 1400 } },
};
export const Wide: Story = {
  ...named('in a column of 1150 px', { ...narrowThread, list: { ...thread, total: 57 } }, { width: 1150 }),
  parameters: { picture: { width: 1182, height: 1100 } },
};
export const Thousand: Story = {
  ...named('1,000 comments on one page', { list: listOf(1000, { size: 1000 }) }),
  parameters: { picture: { height: 800 } },
};
