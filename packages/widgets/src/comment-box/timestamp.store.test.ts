import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { createCommentsBackend, refusal } from './comments-backend.fixtures.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { momentText } from '../widget/moment-text.ts';
import { openBox } from './open-box.fixtures.ts';

/** A box beside a player that stands at 12:34.9. */
async function openBeside(position: number | null = 754.9) {
  const player = {
    at: position,
    seeks: [] as number[],
    position: () => player.at,
    seek: (seconds: number) => void player.seeks.push(seconds),
  };
  const host = createTestHost({ user: testUser, player });
  const box = await openBox({ host, backend: createCommentsBackend({ comments: 2 }) });
  return { ...box, player };
}

describe('a comment beside a player', () => {
  it('CB-15 is about the moment at which it was begun, to the second', async () => {
    const box = await openBeside();
    box.actions.type('这一步');
    box.player.at = 900;
    box.actions.type('这一步没看懂');
    expect(box.state().timestamp).toEqual({ seconds: 754, isOn: true });
    box.actions.post();
    await box.host.settle();
    expect(box.backend.rows()[0]).toMatchObject({ at_seconds: 754 });
    expect(box.rows()[0]).toMatchObject({ atSeconds: 754 });
    expect(box.state().timestamp).toBeNull();
  });

  it('CB-15 begins anew after the field was emptied', async () => {
    const box = await openBeside();
    box.actions.type('不对');
    box.actions.type('');
    expect(box.state().timestamp).toBeNull();
    box.player.at = 30;
    box.actions.type('重写');
    expect(box.state().timestamp).toEqual({ seconds: 30, isOn: true });
  });

  it('CB-15 is about the whole when its author says so', async () => {
    const box = await openBeside();
    box.actions.type('整节课都好');
    box.actions.toggleTimestamp();
    box.actions.post();
    await box.host.settle();
    expect(box.backend.rows()[0]).toMatchObject({ at_seconds: null });
  });

  it('CB-15 keeps its moment when the server refuses, and through an outbox and a reload', async () => {
    const box = await openBeside();
    box.backend.fail('submit', () => refusal());
    await box.post('太快了');
    expect(box.state()).toMatchObject({ timestamp: { seconds: 754, isOn: true } });
    expect(box.composed()).toBe('太快了');

    box.backend.fail('submit', unplugged);
    await box.post('断网时写的');
    expect(box.state().unsent).toMatchObject([{ text: '断网时写的', atSeconds: 754 }]);
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    await again.host.advance(60_000);
    expect(again.backend.rows()[0]).toMatchObject({ at_seconds: 754 });
  });

  it.each([true, false])(
    'CB-15 keeps its moment with the draft through a reload (chosen: %s)',
    async (isOn) => {
      const box = await openBeside();
      box.actions.type('这一步');
      await box.host.advance(400);
      if (!isOn) box.actions.toggleTimestamp();
      const again = await openBox({ host: box.host.reload(), backend: box.backend });
      expect(again.state().timestamp).toEqual({ seconds: 754, isOn });
      box.player.at = 0;
      again.actions.type('这一步没看懂');
      expect(again.state().timestamp).toEqual({ seconds: 754, isOn });
      again.actions.post();
      await again.host.settle();
      expect(again.backend.rows()[0]).toMatchObject({ at_seconds: isOn ? 754 : null });
      expect(await again.host.storage.entries('comment-drafts/')).toEqual([]);
    },
  );

  it('CB-15 gives no moment to what is gone on with, where its beginning has none', async () => {
    const box = await openBeside(null);
    box.actions.type('播放之前写的');
    const again = await openBox({ host: box.host.reload(), backend: box.backend });
    box.player.at = 0;
    again.actions.type('播放之前写的，写完了');
    expect(again.state().timestamp).toBeNull();
  });

  it('CB-15 has no moment while nothing plays', async () => {
    const box = await openBeside(null);
    await box.post('还没开始');
    expect(box.backend.rows()[0]).toMatchObject({ at_seconds: null });
  });

  it('CB-15 sends the player to the moment that is pressed', async () => {
    const box = await openBeside();
    box.actions.seek(5);
    expect(box.player.seeks).toEqual([5]);
  });

  it('CB-15 asks nothing of a page without a player', async () => {
    const box = await openBox();
    await box.post('没有播放器');
    expect(box.state().timestamp).toBeNull();
    expect(box.backend.calls.at(-1)).toMatchObject({ input: { comment: { content: '没有播放器' } } });
    expect(JSON.stringify(box.backend.calls.at(-1))).not.toContain('at_seconds');
  });
});

it.each([
  [0, '00:00'],
  [5, '00:05'],
  [65.9, '01:05'],
  [3599, '59:59'],
  [3727, '1:02:07'],
  [-3, '00:00'],
])('CB-15 writes %d s as %s', (seconds, text) => {
  expect(momentText(seconds)).toBe(text);
});

describe('a comment on an article', () => {
  it('is about the paragraph that the page names, and a reply is about none', async () => {
    const box = await openBox({ backend: createCommentsBackend({ comments: 1 }) });
    box.store.setCallbacks({ paragraph: 2 });
    await box.post('这一段真好');
    expect(box.backend.rows()[0]).toMatchObject({ paragraph: 2 });
    expect(box.rows()[0]).toMatchObject({ paragraph: 2 });
    box.store.setCallbacks({});
    await box.post('整篇都好');
    expect(box.rows()[0]).toMatchObject({ paragraph: null });
  });
});
