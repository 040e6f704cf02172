import type { GoodsRef, VideoDetail } from '@shuyuan/api-client';
import { describe, expect, it } from 'vitest';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createClassroomBackend, lessonOf } from './classroom-backend.fixtures.ts';
import { createClassroomStore } from './classroom.store.ts';
import { classroomStrings } from './classroom.strings.ts';

const second = 1000;

interface Options {
  lesson?: VideoDetail;
  host?: TestHost;
  backend?: ReturnType<typeof createClassroomBackend>;
}

const open = lessonOf({ can_watch: true });

/** A classroom that somebody has entered. */
async function enter({
  lesson = open,
  host = createTestHost({ user: testUser }),
  backend = createClassroomBackend(lesson),
}: Options = {}) {
  const bought: GoodsRef[] = [];
  const props = {
    lesson,
    videos: backend.videos,
    onBuy: (goods: GoodsRef) => void bought.push(goods),
  };
  const store = createClassroomStore({ host, strings: classroomStrings['zh-CN'], getProps: () => props });
  const leave = store.start();
  await host.settle();
  return {
    host,
    backend,
    bought,
    leave,
    actions: store.actions,
    film: () => store.getState().film,
    /** Plays on for so many seconds. */
    watch: async (from: number, seconds: number) => {
      for (let at = from; at <= from + seconds; at += 1) {
        store.actions.reach(at);
        await host.advance(second);
      }
    },
  };
}

describe('the film', () => {
  it('goes on where somebody was, and begins anew for who was at its end', async () => {
    const at = (position: number) =>
      lessonOf({ can_watch: true }, { progress: { position, watch_seconds: position, is_watched: false } });
    expect((await enter({ lesson: at(252) })).film()).toMatchObject({ status: 'ready', startAt: 252 });
    expect((await enter({ lesson: at(598) })).film()).toMatchObject({ status: 'ready', startAt: 0 });
  });

  it('is not asked for where it is not theirs and nothing is to try', async () => {
    const { film, backend } = await enter({ lesson: lessonOf() });
    expect(film()).toEqual({ status: 'closed' });
    expect(backend.calls).toEqual([]);
  });

  it('is tried for so many seconds, of which nothing is told', async () => {
    const { film, watch, backend } = await enter({ lesson: lessonOf({ free_seconds: 60 }) });
    expect(film()).toMatchObject({ status: 'ready', play: { free_seconds: 60 } });
    await watch(0, 30);
    expect(backend.told()).toEqual([]);
  });

  it('says that it is closed when it was taken back meanwhile, and not that something broke', async () => {
    const backend = createClassroomBackend(open);
    backend.fail('play', () => refusal('请购买后观看'));
    expect((await enter({ backend })).film()).toEqual({ status: 'closed' });
  });

  it('is being processed while the cloud has no address for it', async () => {
    const backend = createClassroomBackend(open, { urls: [] });
    expect((await enter({ backend })).film()).toEqual({ status: 'processing' });
  });

  it('is asked for again after a failure', async () => {
    const backend = createClassroomBackend(open);
    backend.fail('play', unplugged);
    const { film, actions, host } = await enter({ backend });
    expect(film()).toMatchObject({ status: 'failed' });
    actions.retry();
    await host.settle();
    expect(film()).toMatchObject({ status: 'ready' });
  });
});

describe('what was watched', () => {
  it('is told every ten seconds, and at once on a pause', async () => {
    const { watch, backend, actions, host } = await enter();
    await watch(0, 25);
    expect(backend.told().map(({ duration }) => duration)).toEqual([9, 19]);
    actions.rest();
    await host.settle();
    expect(backend.told().at(-1)).toEqual({ duration: 25, position: 25 });
  });

  it('counts seconds that were played, and none that were jumped over', async () => {
    const { watch, actions, backend, host } = await enter();
    await watch(0, 5);
    await watch(500, 5);
    actions.end();
    await host.settle();
    expect(backend.told().at(-1)).toEqual({ duration: 10, position: 505 });
  });

  it('goes on from what was watched before', async () => {
    const lesson = lessonOf(
      { can_watch: true },
      { progress: { position: 100, watch_seconds: 80, is_watched: false } },
    );
    const { watch, actions, backend, host } = await enter({ lesson });
    await watch(100, 5);
    actions.rest();
    await host.settle();
    expect(backend.told().at(-1)).toEqual({ duration: 85, position: 105 });
  });

  it('CL-01 is kept on the device while it does not arrive, and told by the next page', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createClassroomBackend(open);
    for (let tries = 0; tries < 9; tries += 1) backend.fail('record', unplugged);
    const first = await enter({ host, backend });
    await first.watch(0, 12);
    first.leave();
    await host.settle();
    const second = createClassroomBackend(open);
    const again = await enter({ host, backend: second });
    expect(again.film()).toMatchObject({ startAt: 12 });
    expect(second.told()).toEqual([{ duration: 12, position: 12 }]);
  });

  it('is not shown to, nor told for, somebody else', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createClassroomBackend(open);
    for (let tries = 0; tries < 9; tries += 1) backend.fail('record', unplugged);
    const first = await enter({ host, backend });
    await first.watch(0, 12);
    host.setUser({ ...testUser, id: testUser.id + 1 });
    first.leave();
    await host.settle();
    const other = createClassroomBackend(open);
    expect((await enter({ host, backend: other })).film()).toMatchObject({ startAt: 0 });
    expect(other.told()).toEqual([]);
  });

  it('is told no more once it was refused', async () => {
    const { watch, backend } = await enter();
    backend.fail('record', () => refusal('请购买后观看', 403));
    await watch(0, 45);
    expect(backend.told()).toHaveLength(1);
  });

  it('is not told of a visitor', async () => {
    const { watch, backend } = await enter({ host: createTestHost() });
    await watch(0, 25);
    expect(backend.told()).toEqual([]);
  });
});

describe('buying', () => {
  it('leads to the video or to its course, after signing in', async () => {
    const course = { id: 4, title: '写作课', charge: 99, is_vip_free: false };
    const { actions, bought, host } = await enter({
      lesson: lessonOf({}, { course }),
      host: createTestHost(),
    });
    actions.buyCourse();
    expect(bought).toEqual([]);
    expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'buy-course' } }]);
    host.setUser(testUser);
    actions.buyVideo();
    expect(bought.at(-1)).toEqual({ goods_type: 'video', goods_id: 9 });
  });
});
