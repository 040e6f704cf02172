import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend } from './comments-backend.fixtures.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { openBox, strings } from './open-box.fixtures.ts';

/** 120 comments, ids from 1120 down to 1001. */
const longThread = () => createCommentsBackend({ comments: 120, repliesOf: () => 0 });

const openLed = async (id: number, backend = longThread()) => {
  const host = createTestHost({ user: testUser });
  const box = await openBox({ backend, host, isLed: true });
  await box.actions.showComment(id);
  await host.settle();
  return box;
};

describe('a link to a comment', () => {
  it('CB-14 opens the page on which the comment stands, and no other', async () => {
    const box = await openLed(1055);
    expect(box.list()).toMatchObject({ page: 7, start: 60 });
    expect(box.rows().map(({ id }) => id)).toContain(1055);
    expect(box.state()).toMatchObject({
      linked: { id: 1055, status: 'here' },
      focus: { on: 'row', id: 1055 },
      announcement: { text: strings.linkedHere },
    });
    expect(box.backend.counted('list')).toBe(1);
  });

  it('CB-14 opens the replies on page 7 as far as the reply that is meant', async () => {
    const reply = 1054 * 1000 + 5;
    const box = await openLed(
      reply,
      createCommentsBackend({ comments: 120, repliesOf: (index) => (index === 66 ? 45 : 0) }),
    );
    expect(box.list().page).toBe(7);
    expect(box.state().replies[1054]?.rows.map(({ id }) => id)).toContain(reply);
    expect(box.state()).toMatchObject({ linked: { status: 'here' }, focus: { on: 'row', id: reply } });
    expect(box.backend.counted('answers')).toBe(3);
  });

  it('CB-14 says that a comment is gone, and shows the first page', async () => {
    const box = await openLed(424_242);
    expect(box.state()).toMatchObject({
      linked: { id: 424_242, status: 'gone' },
      announcement: { text: '评论已不存在' },
      focus: null,
    });
    expect(box.list().page).toBe(1);
    box.actions.dismissLinked();
    expect(box.state().linked).toBeNull();
  });

  it('CB-14 walks on when comments come in between the place and the page', async () => {
    const backend = longThread();
    const { place } = backend.api;
    backend.api.place = async (...call) => {
      const answer = await place(...call);
      for (let count = 0; count < 7; count += 1) backend.post(`插进来的第${count}条`);
      return answer;
    };
    const box = await openLed(1055, backend);
    expect(box.rows().map(({ id }) => id)).toContain(1055);
    expect(box.state().linked).toEqual({ id: 1055, status: 'here' });
  });

  it('CB-14 claims nothing about a comment when the server cannot be asked', async () => {
    const backend = longThread();
    backend.fail('place', unplugged);
    const box = await openLed(1055, backend);
    expect(box.state().linked).toBeNull();
    expect(box.list().page).toBe(1);
    expect(box.events).toContainEqual(
      expect.objectContaining({ type: 'failed', action: 'find', ids: [1055], kind: 'network' }),
    );
  });

  it('CB-14 says nothing about the comment when the list does not come', async () => {
    const backend = longThread();
    backend.fail('list', unplugged);
    const host = createTestHost({ user: testUser });
    const box = await openBox({ backend, host, isLed: true });
    await box.actions.showComment(1055);
    expect(box.state()).toMatchObject({ linked: null, list: { status: 'failed' } });
  });

  it('goes to what is already shown without asking anybody', async () => {
    const box = await openBox({ backend: longThread() });
    await box.actions.showComment(1118);
    expect(box.state()).toMatchObject({
      linked: { id: 1118, status: 'here' },
      focus: { on: 'row', id: 1118 },
    });
    expect(box.backend.counted('place')).toBe(0);
  });

  it('follows the newer of two links', async () => {
    const backend = longThread();
    const box = await openBox({ backend });
    const release = backend.hold('place');
    const first = box.actions.showComment(1055);
    const second = box.actions.showComment(1035);
    release();
    await Promise.all([first, second]);
    expect(box.state().linked).toEqual({ id: 1035, status: 'here' });
    expect(box.rows().map(({ id }) => id)).toContain(1035);
  });

  it('is copied, and says whether that worked', async () => {
    const host = createTestHost({ user: testUser });
    const box = await openBox({ host, getCommentHref: (id) => `https://school.test/lesson#comment-${id}` });
    await box.actions.copyLink(1001);
    expect(host.copied).toEqual(['https://school.test/lesson#comment-1001']);
    expect(host.notices).toEqual([{ tone: 'positive', text: '链接已复制' }]);
    host.clipboard.writeText = () => Promise.reject(new Error('denied'));
    await box.actions.copyLink(1001);
    expect(host.notices[1]).toEqual({ tone: 'critical', text: strings.linkNotCopied });
  });
});

describe('the order of a thread', () => {
  const ids = (box: Awaited<ReturnType<typeof openBox>>) => box.rows().map(({ id }) => id);

  it('is the newest first, and the oldest first when asked for', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 25 }) });
    expect(ids(box)[0]).toBe(1025);
    await box.actions.turnTo(2, 10);
    await box.actions.sortBy('oldest');
    expect(box.list().page).toBe(1);
    expect(ids(box)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010]);
    await box.actions.turnTo(3, 10);
    expect(ids(box)).toEqual([1021, 1022, 1023, 1024, 1025]);
  });

  it('keeps the own comment on top in either order, and every other row', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 12 }) });
    await box.actions.sortBy('oldest');
    await box.post('我写的');
    expect(ids(box)).toHaveLength(11);
    expect(box.total()).toBe(13);
    await box.actions.turnTo(2, 10);
    expect(ids(box)).toEqual([1011, 1012, 100_001]);
    expect(box.total()).toBe(13);
  });

  it('stays as it was, rows and all, when the other does not come', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 25 }) });
    box.backend.fail('list', unplugged);
    await box.actions.sortBy('oldest');
    expect(box.state().sort).toBe('newest');
    expect(ids(box)[0]).toBe(1025);
    expect(box.host.notices).toEqual([{ tone: 'critical', text: strings.loadFailed }]);
  });

  it('is the order in which a linked comment is looked for', async () => {
    const box = await openBox({ backend: longThread() });
    await box.actions.sortBy('oldest');
    await box.actions.showComment(1055);
    expect(box.list().page).toBe(6);
    expect(ids(box)).toContain(1055);
  });
});
