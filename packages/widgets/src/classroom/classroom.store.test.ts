import type { GoodsRef, VideoDetail } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
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
  next?: { title: string } | null;
  trial?: { next: { title: string } | null };
  startAt?: number;
  isBusy?: () => boolean;
}

const open = lessonOf({ can_watch: true });

/** A classroom that somebody has entered. */
async function enter({
  lesson = open,
  host = createTestHost({ user: testUser }),
  backend = createClassroomBackend(lesson),
  next,
  trial,
  startAt,
  isBusy = () => false,
}: Options = {}) {
  const bought: GoodsRef[] = [];
  const onNext = vi.fn<() => void>();
  const props = {
    lesson,
    videos: backend.videos,
    onBuy: (goods: GoodsRef) => void bought.push(goods),
    onNext,
    startAt,
    ...(next !== undefined && { next }),
    ...(trial && { trial }),
  };
  const deps = { host, strings: classroomStrings['zh-CN'], getProps: () => props };
  const store = createClassroomStore(deps, isBusy);
  const leave = store.start();
  await host.settle();
  return {
    host,
    backend,
    bought,
    leave,
    actions: store.actions,
    film: () => store.getState().film,
    ending: () => store.getState().ending,
    onNext,
    /** Plays on for so many seconds. */
    watch: async (from: number, seconds: number) => {
      for (let at = from + 1; at <= from + seconds; at += 1) {
        await host.advance(second);
        store.actions.watch(from, at);
      }
    },
  };
}

describe('the film', () => {
  it('CL-01 goes on where somebody was, and begins anew for who was within ten seconds of its end', async () => {
    const at = (position: number) =>
      lessonOf({ can_watch: true }, { progress: { position, watch_seconds: position, is_watched: false } });
    expect((await enter({ lesson: at(252) })).film()).toMatchObject({ status: 'ready', startAt: 252 });
    expect((await enter({ lesson: at(591) })).film()).toMatchObject({ status: 'ready', startAt: 0 });
  });

  it('CL-05 begins at the second of its address, as far as dragging may go', async () => {
    const progress = { position: 100, watch_seconds: 120, is_watched: false };
    const at = (lesson: VideoDetail, startAt: number) => enter({ lesson, startAt });
    const free = lessonOf({ can_watch: true }, { progress });
    const banned = lessonOf({ can_watch: true, ban_drag: true }, { progress });
    expect((await at(free, 300)).film()).toMatchObject({ startAt: 300 });
    expect((await at(free, 0)).film()).toMatchObject({ startAt: 0 });
    expect((await at(banned, 300)).film()).toMatchObject({ startAt: 120, watchedTo: 120 });
    expect((await at(free, 900)).film()).toMatchObject({ startAt: 100 });
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

  it('CL-01 is nothing for who opens it and leaves at once, wherever they were', async () => {
    const progress = { position: 595, watch_seconds: 595, is_watched: true };
    const { backend, leave, host } = await enter({ lesson: lessonOf({ can_watch: true }, { progress }) });
    leave();
    await host.settle();
    expect(backend.told()).toEqual([]);
  });

  it('CL-03 counts a second once, however often it is played and whatever was jumped over', async () => {
    const { watch, actions, backend, host } = await enter();
    await watch(0, 20);
    await watch(10, 5);
    actions.goTo(15);
    await watch(15, 10);
    actions.rest();
    await host.settle();
    expect(backend.told().at(-1)).toEqual({ duration: 25, position: 25 });
  });

  it('CL-03 grows by no reopening', async () => {
    const host = createTestHost({ user: testUser });
    const first = await enter({ host });
    await first.watch(300, 30);
    first.leave();
    await host.settle();
    const told = first.backend.told().at(-1);
    const progress = { position: 330, watch_seconds: told?.duration ?? 0, is_watched: false };
    const again = await enter({ host, lesson: lessonOf({ can_watch: true }, { progress }) });
    again.actions.rest();
    await host.settle();
    expect(again.backend.told()).toEqual([]);
    await again.watch(330, 5);
    again.actions.rest();
    await host.settle();
    expect(again.backend.told().at(-1)).toEqual({ duration: 35, position: 335 });
  });

  it('CL-15 of another video, left untold by an earlier page, is told with the time of it', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createClassroomBackend(open);
    for (let tries = 0; tries < 9; tries += 1) backend.fail('record', unplugged);
    const first = await enter({ host, backend });
    await first.watch(0, 12);
    const watchedAt = new Date(host.clock.now()).toISOString();
    first.leave();
    await host.advance(24 * 3600 * second);
    const other = createClassroomBackend(open);
    await enter({ host, backend: other, lesson: lessonOf({ id: 10, can_watch: true }) });
    expect(other.told()).toEqual([{ duration: 12, position: 12, studied_at: watchedAt }]);
    const later = createClassroomBackend(open);
    await enter({ host, backend: later, lesson: lessonOf({ id: 11, can_watch: true }) });
    expect(later.told()).toEqual([]);
  });

  it('CL-15 of a video whose report is refused holds up no other one, and stays on the device', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createClassroomBackend(open);
    for (let tries = 0; tries < 20; tries += 1) backend.fail('record', unplugged);
    for (const id of [9, 10]) {
      const lesson = lessonOf({ id, can_watch: true });
      const page = await enter({ host, backend, lesson });
      await page.watch(0, 12);
      page.leave();
      await host.advance(5 * second);
    }
    const other = createClassroomBackend(open);
    other.fail('record', () => refusal('请求参数不正确', 400));
    await enter({ host, backend: other, lesson: lessonOf({ id: 11, can_watch: true }) });
    expect(other.told()).toHaveLength(2);
    const later = createClassroomBackend(open);
    await enter({ host, backend: later, lesson: lessonOf({ id: 12, can_watch: true }) });
    expect(later.told()).toHaveLength(1);
  });

  it('CL-15 is not written over by a read that failed', async () => {
    const host = createTestHost({ user: testUser });
    const first = await enter({ host });
    await first.watch(100, 20);
    first.leave();
    await host.settle();
    const [key, before] = (await host.storage.entries('watched/'))[0] as [string, { ranges: unknown }];
    vi.spyOn(host.storage, 'get').mockRejectedValueOnce(new Error('blocked'));
    const progress = { position: 120, watch_seconds: 20, is_watched: false };
    const again = await enter({ host, lesson: lessonOf({ can_watch: true }, { progress }) });
    await again.watch(200, 5);
    expect(await host.storage.get(key)).toMatchObject({ ranges: [...(before.ranges as []), [200, 205]] });
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

describe('the end', () => {
  const finish = async (options: Options) => {
    const room = await enter(options);
    room.actions.end();
    await room.host.settle();
    return room;
  };
  const next = { title: '第二节' };

  it('is followed by the next lesson after ten seconds', async () => {
    const { ending, onNext, host } = await finish({ next });
    expect(ending()).toEqual({ status: 'counting', left: 10 });
    await host.advance(9 * second);
    expect(ending()).toEqual({ status: 'counting', left: 1 });
    expect(onNext).not.toHaveBeenCalled();
    await host.advance(second);
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('CL-11 waits while somebody writes or answers a dialog, and while the page is out of sight', async () => {
    let isBusy = true;
    const { onNext, host } = await finish({ next, isBusy: () => isBusy });
    await host.advance(60 * second);
    expect(onNext).not.toHaveBeenCalled();
    isBusy = false;
    await host.hide();
    await host.advance(60 * second);
    expect(onNext).not.toHaveBeenCalled();
    await host.wake();
    await host.advance(10 * second);
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('is followed by nothing for who stays, plays it again or has left', async () => {
    const stayed = await finish({ next });
    stayed.actions.stay();
    expect(stayed.ending()).toEqual({ status: 'offered' });
    const again = await finish({ next });
    again.actions.resume();
    expect(again.ending()).toBeNull();
    const gone = await finish({ next });
    gone.leave();
    for (const { host, onNext } of [stayed, again, gone]) {
      await host.advance(60 * second);
      expect(onNext).not.toHaveBeenCalled();
    }
  });

  it('says so after the last lesson, and nothing of what stands alone', async () => {
    expect((await finish({ next: null })).ending()).toEqual({ status: 'last' });
    expect((await finish({})).ending()).toBeNull();
  });

  it('offers the course instead where it was free out of a course that is sold', async () => {
    const tried = await finish({ trial: { next: { title: '改写' } } });
    expect(tried.ending()).toEqual({ status: 'tried' });
    await tried.host.advance(20 * second);
    expect(tried.onNext).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('pauses what plays here when it begins, and says so', async () => {
    const here = await enter();
    const pause = vi.fn<() => void>();
    const player = { play: async () => {}, pause, seek() {}, currentTime: 0, isPlaying: true };
    here.actions.setPlayer(() => player);
    here.actions.resume();
    expect(pause).not.toHaveBeenCalled();
    const there = await enter({ host: here.host.openTab() });
    there.actions.resume();
    expect(pause).toHaveBeenCalledOnce();
    expect(here.host.notices).toEqual([{ tone: 'neutral', text: '您已打开新视频，暂停本视频播放' }]);
    player.isPlaying = false;
    there.actions.resume();
    expect(pause).toHaveBeenCalledOnce();
  });
});
