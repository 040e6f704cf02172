import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  bytesOf,
  createFakeCloud,
  createFakeDevice,
  encoded,
  refusedCall,
  settle,
  untilStill,
  videoOf,
  type FakeCloud,
  type FakePage,
} from './uploader.fixtures.ts';
import type { Upload, UploadState, UploaderDeps } from './upload.types.ts';

const mib = 1024 * 1024;

// Loaded by the first upload only; here the first test shall not wait for it.
beforeAll(() => import('./upload-sender.ts'));

function set(more: Partial<UploaderDeps> = {}) {
  const cloud = createFakeCloud();
  const device = createFakeDevice();
  const page = device.openPage(cloud, more);
  return { cloud, device, page, uploader: page.uploader };
}

const source = (size: number) => ({
  file: videoOf(size),
  fileName: '2026-11-22-录制.mp4',
  title: '第三课讲解',
  note: { description: '面积公式' },
});

/** Every state that it is told, the first one included. */
function statesOf(upload: Upload): UploadState[] {
  const states = [upload.state()];
  upload.subscribe((state) => states.push(state));
  return states;
}

async function stored(cloud: FakeCloud, upload: Upload) {
  const state = upload.state();
  if (state.step !== 'done') throw new Error(`It is ${JSON.stringify(state)}.`);
  const object = cloud.objects.get(state.videoId);
  return Buffer.from(await object!.arrayBuffer());
}

async function expectStored(cloud: FakeCloud, upload: Upload, size: number) {
  expect((await stored(cloud, upload)).equals(bytesOf(size))).toBe(true);
}

function expectNeverBack(states: UploadState[]) {
  const percents = states.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
}

const partsSent = (cloud: FakeCloud) =>
  cloud.requests.filter(({ kind }) => kind === 'part').map(({ number }) => number);

/** Settles with the very request that asks for so many parts: nothing can come in between. */
const untilParts = (cloud: FakeCloud, count: number) =>
  new Promise<void>((reached) => {
    cloud.decide(({ kind }) => {
      if (kind === 'part' && cloud.count('part') + 1 >= count) reached();
      return 'answered';
    });
  });

describe('a first picture', () => {
  const credentials = {
    video_id: 'video-1',
    upload_auth: encoded({ AccessKeyId: 'key', AccessKeySecret: 'secret', SecurityToken: 'token' }),
    upload_address: encoded({
      Endpoint: 'https://oss.example',
      Bucket: 'media',
      FileName: 'pictures/video-1',
    }),
  };
  const picture = videoOf(150 * 1024);

  it('goes in one request where its credentials say, and is no upload', async () => {
    const { cloud, uploader } = set();
    await uploader.sendPicture?.(credentials, picture, new AbortController().signal);
    expect(cloud.requests.map(({ kind }) => kind)).toEqual(['put']);
    expect(cloud.objects.get('pictures/video-1')?.size).toBe(picture.size);
    expect([cloud.calls, await uploader.unfinished()]).toEqual([[], []]);
  });

  it.each(['lost', 'refused', 'expired'] as const)('is not tried again when it is %s', async (fate) => {
    const { cloud, uploader } = set();
    cloud.decide(() => fate);
    await expect(
      uploader.sendPicture?.(credentials, picture, new AbortController().signal),
    ).rejects.toBeInstanceOf(Error);
    expect(cloud.count('put')).toBe(1);
  });

  it('is not sent once it was given up', async () => {
    const { cloud, uploader } = set();
    await expect(uploader.sendPicture?.(credentials, picture, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(cloud.objects.size).toBe(0);
  });
});

describe('SR-06 an upload without trouble', () => {
  it('goes in parts of a mebibyte, five at a time, and is put together once', async () => {
    const { cloud, uploader, page } = set();
    const upload = uploader.start(source(12 * mib + 5));
    await untilStill(page, upload);
    expect(cloud.calls).toEqual(['create']);
    expect(partsSent(cloud)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect([cloud.count('initiate'), cloud.count('complete'), cloud.count('put')]).toEqual([1, 1, 0]);
    expect(cloud.most()).toBe(5);
    await expectStored(cloud, upload, 12 * mib + 5);
  });

  it('tells each state once, a whole percent that never goes back, and nothing after the end', async () => {
    const { uploader, page } = set();
    const upload = uploader.start(source(7 * mib));
    const states = statesOf(upload);
    await untilStill(page, upload);
    upload.pause();
    upload.resume();
    await settle();
    expect(states.map(({ step, percent }) => `${step} ${percent}`)).toEqual([
      'preparing 0',
      'uploading 0',
      'uploading 14',
      'uploading 28',
      'uploading 42',
      'uploading 57',
      'uploading 71',
      'uploading 85',
      'uploading 99',
      'done 100',
    ]);
  });

  it('goes in one request below 100 KB', async () => {
    const { cloud, uploader, page } = set();
    const upload = uploader.start(source(100 * 1024 - 1));
    await untilStill(page, upload);
    expect(cloud.requests.map(({ kind }) => kind)).toEqual(['put']);
    await expectStored(cloud, upload, 100 * 1024 - 1);
  });

  it('tells the server the title, the name and the size', async () => {
    const create = vi.fn<UploaderDeps['auth']['create']>(() => Promise.reject(refusedCall(1, '空间不足')));
    const { page, uploader } = set({ auth: { create, refresh: () => Promise.reject(new Error('no')) } });
    const upload = uploader.start(source(3 * mib));
    const failure = { kind: 'call', message: '空间不足', code: '1' };
    expect(await untilStill(page, upload)).toEqual({ step: 'failed', percent: 0, failure });
    const asked = { title: '第三课讲解', filename: '2026-11-22-录制.mp4', size: 3 * mib };
    expect(create.mock.calls).toEqual([[asked]]);
  });

  it('SR-05 is refused for a file of zero bytes, without a call, and is nothing to come back to', async () => {
    const { cloud, uploader, page } = set();
    const upload = uploader.start(source(0));
    upload.resume();
    expect(await untilStill(page, upload)).toMatchObject({
      step: 'failed',
      failure: { kind: 'refused', code: 'empty' },
    });
    expect(cloud.calls).toEqual([]);
    expect(await uploader.unfinished()).toEqual([]);
  });
});

describe('SR-06 a line that fails', () => {
  it('is tried three times more, two seconds apart, and then the store’s words are told', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => (kind === 'initiate' ? 'broken' : 'answered'));
    const upload = uploader.start(source(2 * mib));
    await settle();
    expect(upload.state().step).toBe('waiting');
    for (const tries of [2, 3, 4]) {
      await page.advance(1999);
      expect(cloud.count('initiate')).toBe(tries - 1);
      await page.advance(1);
      expect(cloud.count('initiate')).toBe(tries);
    }
    const failure = { kind: 'store', message: 'Please try again later.', code: 'InternalError' };
    expect(upload.state()).toEqual({ step: 'failed', percent: 0, failure });
  });

  it('says that it waits only while nothing else is under way', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind, number }) => (kind === 'part' && number === 2 ? 'lost' : 'answered'));
    const upload = uploader.start(source(3 * mib));
    const states = statesOf(upload);
    await settle();
    await page.advance(0);
    expect(states.at(-1)).toEqual({ step: 'waiting', percent: 66 });
    cloud.decide(() => 'answered');
    await page.advance(2000);
    expect(states.slice(-3).map(({ step }) => step)).toEqual(['uploading', 'uploading', 'done']);
    expect(partsSent(cloud)).toEqual([1, 2, 3, 2]);
  });

  it('goes on after a failure with what the store holds', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind, number }) => (kind === 'part' && number === 7 ? 'lost' : 'answered'));
    const upload = uploader.start(source(8 * mib));
    expect(await untilStill(page, upload)).toMatchObject({ step: 'failed', percent: 87 });
    cloud.decide(() => 'answered');
    const before = cloud.requests.length;
    upload.resume();
    await untilStill(page, upload);
    expect(cloud.requests.slice(before).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'part 7',
      'complete 0',
    ]);
    await expectStored(cloud, upload, 8 * mib);
  });

  it('waits without a line for as long as there is none, and counts no failure', async () => {
    let isOnline = true;
    const { cloud, uploader, page } = set({ isOnline: () => isOnline });
    cloud.decide(({ kind }) => (kind === 'part' ? 'lost' : 'answered'));
    isOnline = false;
    const upload = uploader.start(source(2 * mib));
    await untilStill(page, upload, 600);
    expect(upload.state().step).toBe('waiting');
    expect(cloud.count('part')).toBe(2);
    isOnline = true;
    cloud.decide(() => 'answered');
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
  });

  it('is asked for fewer parts at once when it does not answer in time', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => (kind === 'part' ? 'late' : 'answered'));
    const upload = uploader.start(source(9 * mib));
    await settle();
    expect([cloud.most(), upload.state().step]).toEqual([5, 'waiting']);
    cloud.forgetMost();
    cloud.decide(() => 'late');
    await page.advance(2000);
    expect(cloud.most()).toBe(1);
    cloud.decide(() => 'answered');
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.most()).toBe(5);
    await expectStored(cloud, upload, 9 * mib);
  });

  it('does not keep the person waiting for a call for credentials that fails', async () => {
    const { cloud, uploader, page } = set();
    let calls = 0;
    cloud.onCall(() => {
      if ((calls += 1) < 3) throw refusedCall(500, '服务器开小差了');
    });
    const upload = uploader.start(source(2 * mib));
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.calls).toEqual(['create', 'create', 'create']);
  });
});

describe('SR-06 credentials that expire', () => {
  it('is renewed once for all requests that were refused, and only what is missing is sent', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind, number }) => (kind === 'part' && number === 6 ? 'expired' : 'answered'));
    cloud.onCall((call) => call === 'refresh' && cloud.decide(() => 'answered'));
    const upload = uploader.start(source(12 * mib));
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.calls.slice(0, 2)).toEqual(['create', 'refresh']);
    expect(cloud.count('initiate')).toBe(1);
    const accepted = cloud.requests.filter(({ kind, fate }) => kind === 'part' && fate === 'answered');
    expect(accepted.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    await expectStored(cloud, upload, 12 * mib);
  });

  it('asks once, though five requests are refused at the same time', async () => {
    const { cloud, uploader, page } = set();
    let isRefused = true;
    cloud.onCall((call) => {
      if (call === 'refresh') isRefused = false;
    });
    cloud.decide(({ kind }) => (kind === 'part' && isRefused ? 'expired' : 'answered'));
    const upload = uploader.start(source(5 * mib));
    await untilStill(page, upload);
    expect(cloud.calls).toEqual(['create', 'refresh']);
    expect(cloud.count('part')).toBe(10);
  });

  it('is renewed before its time is over', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind, number }) => (kind === 'part' && number === 5 ? 'lost' : 'answered'));
    const upload = uploader.start(source(5 * mib));
    await settle();
    expect(upload.state().step).toBe('waiting');
    cloud.decide(() => 'answered');
    await page.advance(2700 * 1000);
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.requests.some(({ fate }) => fate === 'expired')).toBe(false);
    expect(cloud.calls).toEqual(['create', 'refresh']);
  });

  it('that is refused again at once ends the upload with the store’s words', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => (kind === 'part' ? 'expired' : 'answered'));
    const upload = uploader.start(source(2 * mib));
    expect(await untilStill(page, upload)).toMatchObject({
      step: 'failed',
      failure: { kind: 'store', code: 'SecurityTokenExpired' },
    });
  });

  it('that needs a sign-in says so, and goes on afterwards', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => (kind === 'complete' ? 'expired' : 'answered'));
    cloud.onCall((call) => {
      if (call === 'refresh') throw Object.assign(refusedCall(401, '请登录'), { kind: 'unauthorized' });
    });
    const upload = uploader.start(source(2 * mib));
    const failure = { kind: 'signed-out', message: '请登录', code: '401' };
    expect(await untilStill(page, upload)).toEqual({ step: 'failed', percent: 99, failure });
    cloud.onCall(() => {});
    cloud.decide(() => 'answered');
    upload.resume();
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.count('part')).toBe(2);
  });

  it('that the cloud no longer knows is asked for anew, and all is sent again without the percent going back', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => (kind === 'complete' ? 'expired' : 'answered'));
    cloud.onCall((call) => {
      cloud.decide(() => 'answered');
      if (call === 'refresh') throw refusedCall(404, '没有这个上传');
      cloud.decide(({ kind }) =>
        kind === 'complete' && cloud.count('initiate') === 1 ? 'expired' : 'answered',
      );
    });
    const upload = uploader.start(source(3 * mib));
    const states = statesOf(upload);
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.calls).toEqual(['create', 'refresh', 'create']);
    expectNeverBack(states);
    await expectStored(cloud, upload, 3 * mib);
  });
});

describe('a store that forgets, or whose answer is lost', () => {
  it('is sent everything again, without the percent going back', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind, number }) =>
      kind === 'part' && number === 6 && cloud.count('initiate') === 1 ? 'forgotten' : 'answered',
    );
    const upload = uploader.start(source(6 * mib));
    const states = statesOf(upload);
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.count('initiate')).toBe(2);
    expectNeverBack(states);
    await expectStored(cloud, upload, 6 * mib);
  });

  it('is not asked for ever', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => (kind === 'complete' ? 'forgotten' : 'answered'));
    const upload = uploader.start(source(2 * mib));
    expect(await untilStill(page, upload)).toMatchObject({
      step: 'failed',
      failure: { code: 'NoSuchUpload' },
    });
    expect(cloud.count('initiate')).toBe(4);
  });

  it('has put it together though its answer was lost: that is found, and nothing is sent again', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) =>
      kind === 'complete' && cloud.count('complete') === 0 ? 'answer-lost' : 'answered',
    );
    const upload = uploader.start(source(3 * mib));
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect([cloud.count('part'), cloud.count('complete'), cloud.count('size')]).toEqual([3, 2, 1]);
  });

  it('sends again when there lies nothing, or something else', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) => {
      if (kind !== 'complete' || cloud.count('complete') > 0) return 'answered';
      return 'forgotten';
    });
    const upload = uploader.start(source(3 * mib));
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect([cloud.count('size'), cloud.count('part')]).toEqual([1, 6]);
    await expectStored(cloud, upload, 3 * mib);
  });
});

describe('pausing and cancelling', () => {
  it('stops at once, keeps what has arrived, and goes on with the rest', async () => {
    const { cloud, uploader, page } = set();
    const upload = uploader.start(source(20 * mib));
    const states = statesOf(upload);
    await untilParts(cloud, 8);
    upload.pause();
    const { percent } = upload.state();
    await settle();
    const sent = cloud.count('part');
    await page.advance(60_000);
    expect(cloud.count('part')).toBe(sent);
    expect(states.at(-1)).toEqual({ step: 'paused', percent });
    upload.resume();
    expect(upload.state()).toEqual({ step: 'preparing', percent });
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.count('initiate')).toBe(1);
    await expectStored(cloud, upload, 20 * mib);
  });

  it('asks for credentials once, though it was paused before the answer came', async () => {
    const { cloud, uploader, page } = set();
    const upload = uploader.start(source(2 * mib));
    await expect.poll(() => cloud.calls, { interval: 0 }).toEqual(['create']);
    upload.pause();
    upload.resume();
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.calls.filter((call) => call === 'create')).toHaveLength(1);
  });

  it('survives any number of presses', async () => {
    const { cloud, uploader, page } = set();
    const upload = uploader.start(source(9 * mib));
    await untilParts(cloud, 1);
    for (let press = 0; press < 25; press += 1) {
      upload.pause();
      upload.pause();
      upload.resume();
      upload.resume();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
    expect(cloud.count('initiate')).toBe(1);
    await expectStored(cloud, upload, 9 * mib);
  });

  it('leaves nothing behind when it is cancelled: not at the store, not on the device', async () => {
    const { cloud, device, uploader, page } = set();
    const upload = uploader.start(source(20 * mib));
    const states = statesOf(upload);
    await untilParts(cloud, 8);
    await upload.cancel();
    expect(device.values.size).toBe(0);
    await untilStill(page, upload);
    await expect.poll(() => cloud.count('abort')).toBe(1);
    await settle();
    expect(cloud.uploads.size).toBe(0);
    expect(states.at(-1)?.step).toBe('cancelled');
    upload.resume();
    await settle();
    expect(upload.state().step).toBe('cancelled');
    expect(await uploader.unfinished()).toEqual([]);
    expect(device.values.size).toBe(0);
  });

  it('can be cancelled while it waits for a line', async () => {
    const { cloud, uploader } = set({ isOnline: () => false });
    cloud.decide(() => 'lost');
    const upload = uploader.start(source(2 * mib));
    await settle();
    await upload.cancel();
    expect(upload.state().step).toBe('cancelled');
  });
});

describe('SR-14 a page that is left', () => {
  async function leftAfter(size: number, parts: number) {
    const all = set();
    const upload = all.uploader.start(source(size));
    await untilParts(all.cloud, parts);
    await settle();
    return { ...all, upload };
  }

  function reload({
    cloud,
    device,
    page,
  }: {
    cloud: FakeCloud;
    device: ReturnType<typeof createFakeDevice>;
    page: FakePage;
  }) {
    page.end();
    return device.openPage(cloud);
  }

  it('leaves what the next page goes on with: only missing parts, one upload in all', async () => {
    const all = set();
    all.cloud.decide(({ kind, number }) => (kind === 'part' && number === 9 ? 'lost' : 'answered'));
    const upload = all.uploader.start(source(10 * mib));
    await untilStill(all.page, upload, 3);
    const sent = all.cloud.count('part');
    const next = reload(all);
    all.cloud.decide(() => 'answered');
    const [found, ...others] = await next.uploader.unfinished();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ id: upload.id, source: { ...source(1), file: expect.any(Blob) as Blob } });
    expect(found!.state()).toEqual({ step: 'paused', percent: 90 });
    found!.resume();
    expect(await untilStill(next, found!)).toMatchObject({ step: 'done' });
    expect(all.cloud.count('part') - sent).toBe(1);
    expect(all.cloud.count('initiate')).toBe(1);
    expect(all.cloud.calls).toEqual(['create', 'refresh']);
    await expectStored(all.cloud, found!, 10 * mib);
  });

  it('is offered at a percent that does not go back, though the store has forgotten', async () => {
    const all = await leftAfter(4 * mib, 4);
    all.page.end();
    all.cloud.uploads.clear();
    all.cloud.objects.clear();
    const next = all.device.openPage(all.cloud);
    const [found] = await next.uploader.unfinished();
    if (found!.state().step === 'paused') found!.resume();
    const states = statesOf(found!);
    expect(await untilStill(next, found!)).toMatchObject({ step: 'done' });
    expectNeverBack(states);
  });

  it('is done in the next page when all had arrived, until it is forgotten', async () => {
    const all = set();
    const upload = all.uploader.start(source(2 * mib));
    const state = await untilStill(all.page, upload);
    const next = reload(all);
    const [found] = await next.uploader.unfinished();
    expect(found!.state()).toEqual(state);
    await found!.forget();
    expect(all.device.values.size).toBe(0);
    expect(await next.uploader.unfinished()).toEqual([]);
  });

  it('lists the oldest first, and the same objects when it is asked twice', async () => {
    const all = set();
    for (const size of [3, 2, 4]) {
      const upload = all.uploader.start(source(size * mib));
      upload.pause();
      await settle();
      upload.resume();
      await untilStill(all.page, upload);
    }
    const next = reload(all);
    const found = await next.uploader.unfinished();
    expect(found.map((upload) => upload.source.file.size / mib)).toEqual([3, 2, 4]);
    expect(await next.uploader.unfinished()).toEqual(found);
    expect((await next.uploader.unfinished())[0]).toBe(found[0]);
  });

  it('shows nothing of it to another person', async () => {
    const all = set();
    const upload = all.uploader.start(source(2 * mib));
    await untilStill(all.page, upload);
    all.page.end();
    const other = all.device.openPage(all.cloud, { owner: () => 'zhou/lin' });
    expect(await other.uploader.unfinished()).toEqual([]);
    expect(all.device.values.size).toBeGreaterThan(0);
  });

  it('cleans up what a crash between two writes has left', async () => {
    const all = set();
    all.device.values.set('upload/lin/half/file', videoOf(10));
    all.device.values.set('upload/lin/old/head', { version: 0 });
    expect(await all.uploader.unfinished()).toEqual([]);
    expect([...all.device.values.keys()]).toEqual([]);
  });

  it('goes on without a journal where the device keeps nothing, and offers it as long as the page lives', async () => {
    const all = set();
    all.device.refuse(new DOMException('full', 'QuotaExceededError'));
    all.cloud.decide(({ kind }) => (kind === 'complete' ? 'refused' : 'answered'));
    const upload = all.uploader.start(source(3 * mib));
    expect(await untilStill(all.page, upload)).toMatchObject({ step: 'failed', percent: 99 });
    expect(await all.uploader.unfinished()).toEqual([upload]);
    all.cloud.decide(() => 'answered');
    upload.resume();
    expect(await untilStill(all.page, upload)).toMatchObject({ step: 'done' });
    await expectStored(all.cloud, upload, 3 * mib);
    await upload.forget();
    expect(await all.uploader.unfinished()).toEqual([]);
  });

  it('keeps the address and the parts, and no secret', async () => {
    const all = await leftAfter(4 * mib, 4);
    const kept = JSON.stringify([...all.device.values]);
    expect(kept).toContain('video-');
    expect(kept).not.toMatch(/secret|token|AccessKey/);
  });
});

describe('two pages', () => {
  async function offeredTwice() {
    const all = set();
    all.cloud.decide(({ kind }) => (kind === 'complete' ? 'refused' : 'answered'));
    await untilStill(all.page, all.uploader.start(source(2 * mib)));
    all.page.end();
    const [one, other] = [all.device.openPage(all.cloud), all.device.openPage(all.cloud)];
    const [first] = await one.uploader.unfinished();
    const [second] = await other.uploader.unfinished();
    all.cloud.decide(() => 'answered');
    return { all, one, other, first: first!, second: second! };
  }

  it('do not offer what the other one is busy with', async () => {
    const { cloud, device, page, uploader } = set();
    const upload = uploader.start(source(9 * mib));
    await untilParts(cloud, 3);
    const other = device.openPage(cloud);
    expect(await other.uploader.unfinished()).toEqual([]);
    await untilStill(page, upload);
    expect(await other.uploader.unfinished()).toEqual([]);
    page.end();
    expect((await other.uploader.unfinished()).map(({ id }) => id)).toEqual([upload.id]);
  });

  it('that both offer one upload: the first goes on with it, the other is told', async () => {
    const { all, one, other, first, second } = await offeredTwice();
    first.resume();
    second.resume();
    expect(await untilStill(one, first)).toMatchObject({ step: 'done' });
    expect(await untilStill(other, second)).toMatchObject({ step: 'failed', failure: { code: 'busy' } });
    await second.cancel();
    await second.forget();
    expect(all.device.values.size).toBeGreaterThan(0);
    await first.forget();
    second.resume();
    expect(await untilStill(other, second)).toMatchObject({ step: 'cancelled' });
    expect(all.cloud.count('initiate')).toBe(1);
  });

  it('that both offer one upload: what the first has finished is done in the other', async () => {
    const { all, one, other, first, second } = await offeredTwice();
    first.resume();
    const state = await untilStill(one, first);
    one.end();
    const before = all.cloud.requests.length;
    second.resume();
    expect(await untilStill(other, second)).toEqual(state);
    expect(all.cloud.requests).toHaveLength(before);
  });
});

describe('what is told to others', () => {
  it('goes to the usage log, without the title or the name', async () => {
    const send = vi.fn<(fields: Record<string, string>) => void>();
    const { cloud, uploader, page } = set({ usageLog: { send } });
    cloud.decide(({ kind }) => (kind === 'complete' ? 'refused' : 'answered'));
    const upload = uploader.start(source(2 * mib));
    await untilStill(page, upload);
    upload.resume();
    await settle();
    upload.pause();
    await upload.cancel();
    const events = send.mock.calls.map(([{ event, code = '' }]) => `${event} ${code}`.trim());
    expect(events).toEqual([
      'begin',
      'failed InvalidArgument',
      'begin',
      'failed InvalidArgument',
      'cancelled',
    ]);
    expect(send.mock.calls[0]?.[0]).toEqual({ event: 'begin', upload: upload.id, size: String(2 * mib) });
    expect(JSON.stringify(send.mock.calls)).not.toMatch(/第三课|录制/);
  });

  it('names the answer of the server that cannot be read', async () => {
    const auth = {
      create: async () => ({ video_id: 'v', upload_auth: encoded({}), upload_address: encoded({}) }),
      refresh: () => Promise.reject(new Error('no')),
    };
    const { page, uploader } = set({ auth });
    const upload = uploader.start(source(2 * mib));
    expect(await untilStill(page, upload)).toMatchObject({
      failure: { kind: 'call', code: 'UnreadableCredentials', message: 'upload_auth has no AccessKeyId.' },
    });
  });

  it('says when the device no longer gives the file out', async () => {
    const { cloud, uploader, page } = set();
    const gone = Object.assign(videoOf(2 * mib), {
      slice() {
        throw new DOMException('The file could not be read.', 'NotReadableError');
      },
    });
    const upload = uploader.start({ ...source(1), file: gone });
    const failure = { kind: 'refused', code: 'unreadable', message: 'The file could not be read.' };
    expect(await untilStill(page, upload)).toEqual({ step: 'failed', percent: 0, failure });
    expect(cloud.count('part')).toBe(0);
  });

  it('does no harm when a listener presses on', async () => {
    const { cloud, uploader, page } = set();
    cloud.decide(({ kind }) =>
      kind === 'complete' && cloud.count('complete') === 0 ? 'refused' : 'answered',
    );
    const upload = uploader.start(source(2 * mib));
    upload.subscribe(({ step }) => step === 'failed' && upload.resume());
    await settle();
    expect(await untilStill(page, upload)).toMatchObject({ step: 'done' });
  });
});
