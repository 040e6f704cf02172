import type { CommentTarget } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { createCommentsBackend, refusal } from '../comment-box/comments-backend.fixtures.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { openBox, strings, target } from '../comment-box/open-box.fixtures.ts';
import { testUser } from '../testing/test-user.ts';
import { createUnsentComments } from './unsent-comments.ts';

/** A page of the site after its reader has written `text` offline in an article and has left it. */
async function leaveUnsent(text: string, cause = unplugged(), isChanging = false) {
  const box = await openBox({ backend: createCommentsBackend() });
  box.backend.fail('submit', () => cause);
  await box.post(text);
  if (isChanging) box.actions.editUnsent(box.state().unsent[0]?.id ?? '');
  await box.host.settle();
  const host = box.host.reload();
  const open = new Set<number>();
  const isOpen = ({ id }: CommentTarget) => open.has(id);
  const unsent = createUnsentComments({ host, comments: box.backend.api, isOpen });
  return { host, backend: box.backend, unsent, open };
}

it('CB-13 sends from any page what was left in a thread, exactly once, and says so', async () => {
  const { host, backend, unsent } = await leaveUnsent('路上写的');
  unsent.start();
  await host.advance(60_000);
  expect(backend.rows().map(({ content }) => content)).toEqual(['<p>路上写的</p>']);
  expect(host.notices).toEqual([{ tone: 'positive', text: strings.posted }]);
  await host.wake();
  await host.advance(60_000);
  expect(backend.counted('submit')).toBe(2);
});

it('CB-13 leaves to a comment box what its thread has, and takes it up when the thread is left', async () => {
  const { host, backend, unsent, open } = await leaveUnsent('还在路上');
  open.add(target.id);
  unsent.start();
  await host.advance(60_000);
  expect(backend.rows()).toHaveLength(0);
  open.clear();
  unsent.refresh();
  await host.advance(60_000);
  expect(backend.rows()).toHaveLength(1);
});

it('CB-13 keeps trying while the server is away, and stops with the page', async () => {
  const { host, backend, unsent } = await leaveUnsent('信号不好');
  backend.fail('submit', unplugged);
  const stop = unsent.start();
  await host.settle();
  expect(backend.rows()).toHaveLength(0);
  stop();
  await host.advance(600_000);
  expect(backend.rows()).toHaveLength(0);
  unsent.start();
  await host.advance(600_000);
  expect(backend.rows()).toHaveLength(1);
});

it('CB-13 frees the fields of replies that it has sent while another page lost its calls', async () => {
  const box = await openBox({ backend: createCommentsBackend({ comments: 1, repliesOf: () => 1 }) });
  box.actions.toggleReplies(1001);
  await box.host.settle();
  const lose = box.backend.hold('submit');
  const replied = [1001, 1001001];
  for (const id of replied) {
    box.actions.toggleReply(1001, id);
    box.actions.typeReply(`回 ${id}`);
    box.actions.sendReply();
    await box.host.settle();
  }
  // Calls that come from now on are not held.
  box.backend.hold('submit')();
  const host = box.host.openTab();
  createUnsentComments({ host, comments: box.backend.api, isOpen: () => false }).start();
  await host.settle();
  expect(box.backend.replies(1001)).toHaveLength(3);
  box.backend.fail('submit', unplugged);
  lose();
  await box.host.advance(2000);
  expect(box.state()).toMatchObject({ reply: null, unsent: [] });
  for (const id of replied) {
    box.actions.toggleReply(1001, id);
    await box.host.settle();
    expect(box.state().reply).toMatchObject({ target: { id }, isSending: false });
    expect(box.state().reply?.field.text()).toBe('');
  }
});

it('sends nothing for a visitor or for another person, and takes it up when its author signs in', async () => {
  const { host, backend, unsent } = await leaveUnsent('只用我的名字');
  host.setUser(null);
  unsent.start();
  await host.advance(60_000);
  host.setUser({ ...testUser, id: testUser.id + 1 });
  await host.advance(60_000);
  expect(backend.rows()).toHaveLength(0);
  host.setUser(testUser);
  await host.advance(60_000);
  expect(backend.rows()).toHaveLength(1);
});

it('leaves for its author what the server has refused', async () => {
  const { host, backend, unsent } = await leaveUnsent('太快了', refusal('评论太频繁'));
  unsent.start();
  await host.advance(600_000);
  expect(backend.rows()).toHaveLength(0);
  expect(host.notices).toEqual([]);
});

it('CB-13 leaves for its author what is being changed', async () => {
  const { host, backend, unsent } = await leaveUnsent('改到一半', unplugged(), true);
  unsent.start();
  await host.advance(600_000);
  expect(backend.rows()).toHaveLength(0);
  const box = await openBox({ host, backend });
  expect(box.state().unsent[0]?.editing?.text()).toBe('改到一半');
});
