import { describe, expect, it } from 'vitest';
import { createScenarioClient, recordingScenarios } from './index.ts';

const ask = (name: keyof typeof recordingScenarios) => createScenarioClient(recordingScenarios[name]).client;
const upload = { title: '第三讲', filename: '第三讲.mp4' };
const recording = { title: '第三讲', aliyun_video_id: 'scenario-video' };

describe('the named scenarios of recordings', () => {
  it('LD-13 keep to the contract where everything works', async () => {
    const { records, uploads } = ask('works');
    const [first, second] = [await records.list(), await records.list({ page: 2 })];
    expect([first.total, first.data.length, second.data.length]).toEqual([23, 20, 3]);
    const id = await records.create(recording);
    expect((await records.detail(id)).video.title).toBe('刚刚录好的一段');
    expect(await records.startPicture(id)).toBeNull();
    await records.keepPicture(id);
    await records.update(id, recording);
    await records.share(id, true);
    await records.remove(id);
    const made = await records.createCategory('公开课');
    await records.renameCategory(made, '公开课（二）');
    await records.removeCategory(made);
    expect(await uploads.create(upload)).toEqual(await uploads.refresh('scenario-video'));
  });

  it('LD-13 are searched, and looked through by category with what lies below', async () => {
    const { records } = ask('works');
    const [language] = await records.categories();
    const { data } = await records.list({ category_id: language?.id ?? -1, size: 50 });
    expect(new Set(data.map(({ category_id }) => category_id))).toEqual(new Set([1, 11]));
    expect((await records.list({ keywords: '陋室铭' })).total).toBeGreaterThan(0);
    expect((await records.list({ keywords: '没有这样的词' })).total).toBe(0);
  });

  it('LD-13 empty holds nothing, and processing nothing that plays', async () => {
    expect(await ask('empty').records.list()).toEqual({ data: [], total: 0 });
    const { records } = ask('processing');
    const [first] = (await records.list()).data;
    expect((await records.detail(first?.id ?? 0)).video).toMatchObject({ url: '', thumb: '' });
  });

  it('LD-13 visited shows nothing that is only its owner’s', async () => {
    const [first] = (await ask('works').records.list()).data;
    expect(await ask('visited').records.detail(first?.id ?? 0)).toMatchObject({
      is_owner: false,
      video: { category_id: 0, aliyun_video_id: '' },
    });
  });

  it.each([
    ['failed', 'list', { kind: 'business', code: 500 }],
    ['failed', 'create', { kind: 'business', code: 500 }],
    ['offline', 'list', { kind: 'network' }],
    ['signedOut', 'list', { kind: 'unauthorized' }],
    ['closed', 'detail', { kind: 'business', code: 404 }],
    ['noRoom', 'upload', { kind: 'business', data: { field: 'quota' } }],
    ['notVideo', 'create', { kind: 'business', data: { field: 'aliyun_video_id' } }],
  ] as const)('LD-13 %s fails to %s', async (name, call, failure) => {
    const { records, uploads } = ask(name);
    const calls = {
      list: () => records.list(),
      create: () => records.create(recording),
      detail: () => records.detail(7_100_000_000_001),
      upload: () => uploads.create(upload),
    };
    await expect(calls[call]()).rejects.toMatchObject(failure);
  });
});
