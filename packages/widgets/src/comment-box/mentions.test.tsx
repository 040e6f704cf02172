import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend, type CommentsBackend } from './comments-backend.fixtures.ts';
import { CommentBox } from './index.ts';
import { lazyWriting } from './viewer-actions.ts';

beforeAll(async () => {
  await lazyWriting.load();
});

async function show(
  host = createTestHost({ user: testUser }),
  change: (backend: CommentsBackend) => void = () => {},
) {
  const backend = createCommentsBackend({ comments: 2, repliesOf: () => 0 });
  change(backend);
  const { unmount } = render(
    <HostProvider host={host}>
      <CommentBox comments={backend.api} target={{ type: 'article', id: 7 }} />
    </HostProvider>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>('写下你的评论…');
  return {
    host,
    backend,
    field,
    settle,
    unmount,
    type: async (text: string) => {
      await userEvent.type(field, text);
      await act(() => host.advance(150));
      await settle();
    },
  };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const sent = ({ calls }: CommentsBackend) => calls.findLast(({ name }) => name === 'submit')?.input;

describe('[CM-09] naming somebody', () => {
  it('is done by keyboard, and the person goes with the words', async () => {
    const { field, backend, type, settle } = await show();
    await type('同意@');
    expect(options()[0]).toContain('林知远');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: '提到谁' }).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('同意@沈砚秋 ');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await settle();
    expect(sent(backend)).toMatchObject({
      comment: { content: '同意@沈砚秋 ', mentions: [{ id: 3, name: '沈砚秋' }] },
    });
  });

  it('leaves Enter to the input method while that is at work', async () => {
    const { field, type } = await show();
    await type('@');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(field.value).toBe('@');
    expect(options().length).toBeGreaterThan(0);
  });

  it('is done by pointer, and sent away by Escape', async () => {
    const { field, type } = await show();
    await type('@沈');
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await userEvent.clear(field);
    await type('@顾');
    await userEvent.click(screen.getByRole('option', { name: /顾南枝/ }));
    expect(field.value).toBe('@顾南枝 ');
  });

  it('stands for the same person when the draft is sent another day', async () => {
    const first = await show();
    await first.type('@顾');
    await userEvent.keyboard('{Enter}');
    first.unmount();
    const { field, backend, settle } = await show(first.host);
    await settle();
    expect(field.value).toBe('@顾南枝 ');
    field.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await settle();
    expect(sent(backend)).toMatchObject({ comment: { mentions: [{ id: 6, name: '顾南枝' }] } });
  });
});

describe('[CM-10] somebody who is named', () => {
  const named = (nickName: string | null) => (backend: CommentsBackend) => {
    const { list } = backend.api;
    backend.api.list = async (...ask) => {
      const { users, comments } = await list(...ask);
      const data = comments.data.map((row) => ({
        ...row,
        content: '<p>@林远 你看 &lt;@林远山&gt;</p>',
        mentions: [{ user_id: 9, name: '林远', nick_name: nickName }],
      }));
      return { users, comments: { ...comments, data: data.slice(0, 1) } };
    };
  };

  it('is shown by what they are called by now, and leads to their page', async () => {
    const { host } = await show(undefined, named('林长远'));
    await userEvent.click(screen.getAllByRole('button', { name: '@林长远' })[0]!);
    expect(host.navigations).toEqual([{ kind: 'user', id: 9 }]);
  });

  it('is nobody when the account is gone', async () => {
    await show(undefined, named(null));
    expect(screen.getByRole('article').textContent).toContain('@未知用户 你看');
    expect(screen.queryByRole('button', { name: /@/ })).toBeNull();
  });
});
