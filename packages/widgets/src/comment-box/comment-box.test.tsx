import { Profiler, StrictMode, type ReactElement } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RichText } from '@shuyuan/ui/rich-text';
import { hostileHtml } from '@shuyuan/ui/testing';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { CommentBox, type CommentBoxEvent, type CommentBoxProps } from './index.ts';
import { lazyWriting } from './viewer-actions.ts';
import { createCommentsBackend, refusal, type CommentsBackend } from './comments-backend.fixtures.ts';
import { storageThatRefuses, unplugged } from '../testing/failures.fixtures.ts';

// The code that forms comes once, and so does that of those who write; how they are waited for is tested by itself.
beforeAll(async () => {
  await lazyWriting.load();
  const { container, unmount } = render(<RichText html="<b>甲</b>" />);
  await within(container).findByText('甲', { selector: 'b' });
  unmount();
});

interface Scene extends Partial<CommentBoxProps> {
  host?: TestHost;
  backend?: CommentsBackend;
  wrap?: (box: ReactElement) => ReactElement;
}

/** The box on a page, its first answer there. */
async function show({
  host = createTestHost({ user: testUser }),
  backend = createCommentsBackend({ comments: 3 }),
  wrap = (box) => box,
  ...props
}: Scene = {}) {
  const draw = (more: Partial<CommentBoxProps> = {}) =>
    wrap(
      <HostProvider host={host}>
        <CommentBox comments={backend.api} target={{ type: 'article', id: 7 }} {...props} {...more} />
      </HostProvider>,
    );
  const { rerender, container, unmount } = render(draw());
  const settle = () => act(() => host.settle());
  await settle();
  return {
    host,
    backend,
    container,
    settle,
    unmount,
    redraw: async (more: Partial<CommentBoxProps>) => {
      rerender(draw(more));
      await settle();
    },
  };
}

const composer = () => screen.getByPlaceholderText<HTMLTextAreaElement>('写下你的评论…');
const articles = () => screen.queryAllByRole('article');
const root = () => screen.getByRole('region', { name: /评论/ });

describe('reading', () => {
  it.each([0, 1, 10, 57])('CB-01 shows five skeleton rows before %s comments', async (comments) => {
    const backend = createCommentsBackend({ comments });
    const release = backend.hold('list');
    const { container, settle } = await show({ backend });
    expect(container.querySelectorAll('[data-part="skeleton-row"]')).toHaveLength(5);
    release();
    await settle();
    expect(container.querySelectorAll('[data-part="skeleton-row"]')).toHaveLength(0);
    expect(articles()).toHaveLength(Math.min(comments, 10));
  });

  it('CB-01 shows five skeleton rows, then rows with name, time, words, reply and reply count', async () => {
    const backend = createCommentsBackend({ comments: 2, repliesOf: () => 4 });
    const release = backend.hold('list');
    const { container, settle } = await show({ backend });
    expect(container.querySelectorAll('[data-part="skeleton-row"]')).toHaveLength(5);
    expect(root().dataset['state']).toBe('loading');
    release();
    await settle();
    expect(container.querySelectorAll('[data-part="skeleton-row"]')).toHaveLength(0);
    const row = within(articles()[0] ?? root());
    expect(row.getByText('沈砚秋')).toBeTruthy();
    expect(row.getByText('4分钟前')).toBeTruthy();
    expect(row.getByText(/读到第三段/)).toBeTruthy();
    expect(row.getByRole('button', { name: '回复' })).toBeTruthy();
    expect(row.getByRole('button', { name: '4条回复' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('leads to the paragraph that a comment is about', async () => {
    const backend = createCommentsBackend({ comments: 1 });
    await backend.api.submit({ type: 'article', id: 7 }, { content: '这一段真好', paragraph: 2 });
    const shown: number[] = [];
    await show({ backend, onParagraph: (paragraph) => void shown.push(paragraph) });
    await userEvent.click(screen.getByRole('button', { name: '回到第3段' }));
    expect(shown).toEqual([2]);
  });

  it('leaves the place of a removed comment to its replies, without name, text or a way to answer it', async () => {
    const backend = createCommentsBackend({ comments: 1, repliesOf: () => 2 });
    await backend.api.removeOwn(1001);
    await show({ backend });
    const row = within(screen.getByRole('article', { name: '该评论已删除' }));
    expect(row.queryByText(/未知用户|读到第三段/)).toBeNull();
    expect(row.queryByRole('button', { name: '回复' })).toBeNull();
    expect(row.getByRole('button', { name: '2条回复' })).toBeTruthy();
  });

  it('CB-01 says that there is nothing yet', async () => {
    await show({ backend: createCommentsBackend() });
    expect(screen.getByText('还没有评论')).toBeTruthy();
  });

  it('CB-02 offers a visitor no input', async () => {
    await show({ host: createTestHost() });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(articles()).toHaveLength(3);
  });

  it('T2 marks a failed list, and offers to try again only when the page wants it', async () => {
    const backend = createCommentsBackend({ comments: 1 });
    backend.fail('list', unplugged);
    const { settle, redraw } = await show({ backend });
    expect(root().dataset['state']).toBe('load-failed');
    expect(screen.queryByText('还没有评论')).toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    await redraw({ hasRetryRow: true });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(articles()).toHaveLength(1);
  });

  it('numbers the articles of the feed over all pages', async () => {
    const { settle } = await show({ backend: createCommentsBackend({ comments: 57 }) });
    await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
    await settle();
    const [first] = articles();
    expect(screen.getByRole('feed').contains(first ?? null)).toBe(true);
    expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['11', '57']);
    expect(articles().map((article) => article.tabIndex)).toEqual([
      0,
      ...Array.from({ length: 9 }, () => -1),
    ]);
  });

  it('CB-12 takes the focus along when a turned page begins out of sight', async () => {
    const { settle } = await show({ backend: createCommentsBackend({ comments: 57 }) });
    const turn = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
      await settle();
    };
    await turn();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '下一页' }));
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(0, -1200, 600, 1800));
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    await turn();
    place.mockRestore();
    expect(scroll).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(articles()[0]);
    expect(articles()[0]?.getAttribute('aria-posinset')).toBe('21');
  });

  it('CB-08 starts anew on page 1 for another target, and drops the late answer of the old one', async () => {
    const backend = createCommentsBackend({ comments: 57 });
    const events: CommentBoxEvent[] = [];
    const { redraw, settle } = await show({ backend, onEvent: (event) => events.push(event) });
    const release = backend.hold('list');
    await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
    await redraw({ target: { type: 'article', id: 8 } });
    release();
    await settle();
    expect(articles()[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(events.map(({ type, target }) => [type, target.id])).toEqual([
      ['loaded', 7],
      ['loaded', 8],
    ]);
  });

  it('ages its times without being asked', async () => {
    const { host } = await show({ backend: createCommentsBackend({ comments: 1 }) });
    await act(() => host.advance(120_000));
    expect(screen.getByText('6分钟前')).toBeTruthy();
  });

  it('has at most fifteen elements per comment', async () => {
    await show({ backend: createCommentsBackend({ comments: 3, repliesOf: () => 5 }) });
    for (const article of articles()) expect(article.querySelectorAll('*').length).toBeLessThanOrEqual(15);
  });

  it.each(hostileHtml)('CB-05 keeps $name in its row', async ({ html }) => {
    const backend = createCommentsBackend({ comments: 3 });
    const [, second] = backend.rows();
    if (second) second.content = html;
    const { container } = await show({ backend });
    expect('__hacked' in globalThis).toBe(false);
    expect(articles()).toHaveLength(3);
    const words = container.querySelectorAll('[data-component="rich-text"]');
    expect(words).toHaveLength(3);
    expect(
      container.querySelector('script, style, iframe, object, embed, form, link, meta, base'),
    ).toBeNull();
    const handlers = [...container.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });
});

describe('pictures in comments', () => {
  const html =
    '<p>课件<img src="/own.png"><img src="https://store.test/a.png"><img src="https://spy.test/pixel.png"></p>';

  it.each([
    [undefined, ['/own.png']],
    [['https://store.test'], ['/own.png', 'https://store.test/a.png']],
    ['none' as const, []],
  ])('CB-05 load only from the page itself and from whom it names: %j', async (pictures, expected) => {
    const backend = createCommentsBackend({ comments: 3 });
    const [, second] = backend.rows();
    if (second) second.content = html;
    const { container } = await show({ backend, ...(pictures && { pictures }) });
    const loaded = [...container.querySelectorAll('[data-component="rich-text"] img')];
    expect(loaded.map((picture) => picture.getAttribute('src'))).toEqual(expected);
    expect(screen.getAllByRole('link', { name: '查看图片' })).toHaveLength(3 - expected.length);
  });
});

describe('writing', () => {
  it('CB-03 activates the button with the text, and clears both with the post', async () => {
    const { settle } = await show();
    const button = screen.getByRole('button', { name: '发表评论' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(composer(), '  ');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(composer(), '好文');
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(button);
    expect(composer().value).toBe('');
    await settle();
    expect(within(articles()[0] ?? root()).getByText('刚刚')).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('T8 sends nothing while an input method is composing', async () => {
    const { backend, settle } = await show();
    fireEvent.input(composer(), { target: { value: 'pinyin' } });
    fireEvent.keyDown(composer(), { key: 'Enter', ctrlKey: true, isComposing: true });
    await settle();
    expect(backend.counted('submit')).toBe(0);
    fireEvent.keyDown(composer(), { key: 'Enter', metaKey: true });
    await settle();
    expect(backend.counted('submit')).toBe(1);
  });

  it('renders nothing while one types', async () => {
    const onRender = vi.fn<() => void>();
    await show({
      wrap: (box) => (
        <Profiler id="box" onRender={onRender}>
          {box}
        </Profiler>
      ),
    });
    await userEvent.type(composer(), '一');
    onRender.mockClear();
    await userEvent.type(composer(), '二三四五六七八九十');
    expect(onRender).not.toHaveBeenCalled();
    expect(composer().value).toBe('一二三四五六七八九十');
  });

  it.each(['a comment', 'a reply'])(
    'CB-04 ties the words of a refusal to the field of %s, until its text is another',
    async (what) => {
      const { backend, settle } = await show();
      if (what === 'a reply') {
        fireEvent.click(within(articles()[0] ?? root()).getByRole('button', { name: '回复' }));
        await settle();
      }
      const field = () =>
        what === 'a reply' ? screen.getByPlaceholderText<HTMLTextAreaElement>(/^回复 @/) : composer();
      backend.fail('submit', () => refusal('内容含有广告'));
      fireEvent.input(field(), { target: { value: '买一送一' } });
      fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
      await settle();
      expect(field().value).toBe('买一送一');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      const described = field().getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe('内容含有广告');
      fireEvent.input(field(), { target: { value: '买一' } });
      await settle();
      expect(field().hasAttribute('aria-invalid')).toBe(false);
      expect(field().hasAttribute('aria-describedby')).toBe(false);
      expect(screen.queryByText('内容含有广告')).toBeNull();
    },
  );

  it('CB-09 brings the draft back after the box was left', async () => {
    const { host, backend, unmount } = await show();
    await userEvent.type(composer(), '写到一半');
    unmount();
    await host.settle();
    await show({ host: host.reload(), backend });
    expect(composer().value).toBe('写到一半');
  });

  it('CB-12 says each change of state once, in one place', async () => {
    const { backend, settle } = await show();
    const release = backend.hold('submit');
    await userEvent.type(composer(), '说一次');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await settle();
    const spoken = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(spoken()).toEqual(['正在发表评论…']);
    release();
    await settle();
    expect(spoken()).toEqual([]);
  });

  it('CB-12 leaves somebody who has gone elsewhere on the page where they are', async () => {
    const { backend, settle } = await show({
      wrap: (box) => (
        <>
          {box}
          <input aria-label="别处" />
        </>
      ),
    });
    backend.fail('submit', unplugged);
    await userEvent.type(composer(), '断网');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    screen.getByLabelText('别处').focus();
    await settle();
    expect(screen.getByRole('group', { name: '还没发出的评论' }).textContent).toContain('发送失败');
    expect(document.activeElement).toBe(screen.getByLabelText('别处'));
  });

  it('CB-13 says of what the device does not keep how long it is tried, and asks before the page is left', async () => {
    const host = createTestHost({ user: testUser, storage: storageThatRefuses() });
    const { backend, settle } = await show({ host });
    backend.fail('submit', unplugged);
    await userEvent.type(composer(), '哪儿也没存');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await settle();
    expect(screen.getByRole('group', { name: '还没发出的评论' }).textContent).toContain(
      '发送失败 · 没能保存在本机，页面开着时自动发送',
    );
    const leave = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await act(() => host.advance(2000));
    expect(articles()).toHaveLength(4);
    expect(leave()).toBe(false);
  });

  it('types j, k and r into a field as letters', async () => {
    const { settle } = await show();
    await userEvent.click(within(articles()[1] ?? root()).getByRole('button', { name: '回复' }));
    await settle();
    const field = screen.getByPlaceholderText<HTMLTextAreaElement>(/^回复 @/);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('jkr');
    expect(field.value).toBe('jkr');
  });

  it('CB-09 leaves a reply, its caret and the unfolded replies as they are while the thread changes around them', async () => {
    const { host, backend, settle, redraw } = await show({
      backend: createCommentsBackend({ comments: 12, repliesOf: () => 3 }),
    });
    const second = articles()[1]!;
    await userEvent.click(within(second).getByRole('button', { name: '3条回复' }));
    await settle();
    await userEvent.click(within(second).getAllByRole('button', { name: '回复' })[2]!);
    await settle();
    const field = within(second).getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(field, '写了一半的回复');
    field.setSelectionRange(2, 4);
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });

    fireEvent.input(composer(), { target: { value: '别处的新评论' } });
    fireEvent.keyDown(composer(), { key: 'Enter', ctrlKey: true });
    await settle();
    await backend.api.submit({ type: 'article', id: 7 }, { content: '别人的新评论' });
    await act(() => host.advance(60_000));
    await redraw({ pageSizes: [10, 20] });
    await userEvent.click(within(articles().at(-1)!).getByRole('button', { name: '3条回复' }));
    await settle();

    expect(screen.getByText('别处的新评论')).toBeTruthy();
    expect(field.isConnected).toBe(true);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['写了一半的回复', 2, 4]);
    expect(second.isConnected).toBe(true);
    expect(within(second).getByRole('button', { name: '3条回复' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('CB-09 tells at its row of a reply that was begun and is not open', async () => {
    const { unmount, host, backend, settle } = await show({
      backend: createCommentsBackend({ comments: 2, repliesOf: () => 1 }),
    });
    const reply = (name: string) => within(articles()[0]!).getByRole('button', { name });
    await userEvent.click(within(articles()[0]!).getByRole('button', { name: '1条回复' }));
    await settle();
    await userEvent.click(within(articles()[0]!).getAllByRole('button', { name: '回复' })[1]!);
    await userEvent.type(within(articles()[0]!).getByRole('textbox'), '写了一半');
    await settle();
    unmount();
    await show({ host: host.reload(), backend });
    await userEvent.click(reply('1条回复（有草稿）'));
    await act(() => host.settle());
    await userEvent.click(await within(articles()[0]!).findByRole('button', { name: '继续回复（有草稿）' }));
    expect(await within(articles()[0]!).findByDisplayValue('写了一半')).toBeTruthy();
    expect(within(articles()[0]!).queryByRole('button', { name: '继续回复（有草稿）' })).toBeNull();
  });

  it('takes 5,000 characters of any kind, and none that nobody could read', async () => {
    await show();
    const send = () => screen.getByRole('button', { name: '发表评论' }).getAttribute('aria-disabled');
    fireEvent.input(composer(), { target: { value: `  ${'😀'.repeat(5000)}  ` } });
    expect(send()).toBeNull();
    expect(screen.getByText('5000 / 5000')).toBeTruthy();
    fireEvent.input(composer(), { target: { value: '😀'.repeat(5001) } });
    expect(send()).toBe('true');
    for (const value of ['\uFFFC', '\uE000\uF8FF', '\u0378', '\u200B']) {
      fireEvent.input(composer(), { target: { value: '字' } });
      expect(send()).toBeNull();
      fireEvent.input(composer(), { target: { value } });
      expect(send()).toBe('true');
    }
  });

  it('works twice started, as in strict mode', async () => {
    const { settle } = await show({ wrap: (box) => <StrictMode>{box}</StrictMode> });
    await userEvent.type(composer(), '严格');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await settle();
    expect(articles()).toHaveLength(4);
  });
});

it('speaks the specification’s English', async () => {
  const backend = createCommentsBackend({ comments: 2, repliesOf: () => 1 });
  for (const id of Object.keys(backend.users)) delete backend.users[Number(id)];
  const { settle } = await show({ host: createTestHost({ user: testUser, locale: 'en' }), backend });
  expect(screen.getByPlaceholderText('write your discussion here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'discuss' })).toBeTruthy();
  expect(screen.getAllByText('unknown user')).toHaveLength(2);
  const [reply] = screen.getAllByRole('button', { name: 'reply' });
  if (reply) await userEvent.click(reply);
  await settle();
  expect(screen.queryByRole('button', { name: 'post reply' })).toBeNull();
});
