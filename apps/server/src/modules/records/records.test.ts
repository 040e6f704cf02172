import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { uploadFilm } from '../uploads/uploads.fixtures.ts';
import { createRecording } from './records.fixtures.ts';
import { recordStrings as strings } from './records.strings.ts';

let server: TestServer;
let visitor: Client;
let owner: Person;
let mine: Client;
let others: Client;

beforeAll(async () => {
  server = await createTestServer();
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createPerson(server.db, { nickName: '沈砚秋', avatar: '/blobs/a.svg' });
  mine = clientOf(server, owner);
  others = clientOf(server, await createPerson(server.db));
});

const missing = { code: 404, message: strings.missing };
const titles = async (query: Parameters<Client['records']['list']>[0] = {}) =>
  (await mine.records.list(query)).data.map(({ title }) => title);

describe('the library', () => {
  it('is empty at first', async () => {
    expect(await mine.records.list()).toEqual({ data: [], total: 0 });
    expect(await mine.records.categories()).toEqual([]);
  });

  it('tells of each recording what its owner shall know', async () => {
    const videoId = await uploadFilm(server, owner, { seconds: 2 });
    const { bytes } = (await server.objects.head(`videos/${videoId}`))!;
    const id = await createRecording(server, owner, {
      aliyun_video_id: videoId,
      title: '  第三讲\t二次函数 ',
      short_description: '图像与性质\n作业：第 12 题',
      duration: 99,
    });
    expect(await mine.records.list()).toEqual({
      total: 1,
      data: [
        {
          id,
          title: '第三讲 二次函数',
          short_description: '图像与性质\n作业：第 12 题',
          url: expect.stringContaining(`/videos/${videoId}?`) as string,
          thumb: '',
          category_id: 0,
          duration: 2,
          size: bytes,
          aliyun_video_id: videoId,
          is_shared: false,
          created_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      ],
    });
  });

  it('shows the latest first, page by page, without a gap or a repetition', async () => {
    for (let number = 1; number <= 5; number += 1)
      await createRecording(server, owner, { title: `第 ${number} 讲` });
    expect((await mine.records.list({ size: 2 })).total).toBe(5);
    const pages = [
      await titles({ size: 2 }),
      await titles({ page: 2, size: 2 }),
      await titles({ page: 3, size: 2 }),
    ];
    expect(pages.flat()).toEqual(['第 5 讲', '第 4 讲', '第 3 讲', '第 2 讲', '第 1 讲']);
  });

  it('shows a category with everything below it', async () => {
    const maths = await mine.records.createCategory('数学');
    const functions = await mine.records.createCategory('函数', maths);
    const reading = await mine.records.createCategory('阅读');
    await createRecording(server, owner, { title: '一次函数', category_id: functions });
    await createRecording(server, owner, { title: '绪论', category_id: maths });
    await createRecording(server, owner, { title: '论语', category_id: reading });
    await createRecording(server, owner, { title: '没有分类' });
    expect(await titles({ category_id: maths })).toEqual(['绪论', '一次函数']);
    expect((await mine.records.list({ category_id: maths })).total).toBe(2);
    expect(await titles({ category_id: functions })).toEqual(['一次函数']);
    expect(await titles({ category_id: 0 })).toHaveLength(4);
  });

  it('is searched by a part of a title; signs that mean something to the database mean themselves', async () => {
    for (const title of ['二次函数', '完成了 100%', 'a_b', 'aXb', 'Vue 入门', String.raw`C:\课件`])
      await createRecording(server, owner, { title });
    expect(await titles({ keywords: '函数' })).toEqual(['二次函数']);
    expect(await titles({ keywords: ' vue ' })).toEqual(['Vue 入门']);
    expect(await titles({ keywords: '%' })).toEqual(['完成了 100%']);
    expect(await titles({ keywords: 'a_b' })).toEqual(['a_b']);
    expect(await titles({ keywords: '\\' })).toEqual([String.raw`C:\课件`]);
    expect(await titles({ keywords: '没有' })).toEqual([]);
    expect(await titles({ keywords: ' ' })).toHaveLength(6);
  });

  it('is its owner’s alone', async () => {
    await createRecording(server, owner);
    const category = await mine.records.createCategory('数学');
    expect(await others.records.list()).toEqual({ data: [], total: 0 });
    expect(await others.records.categories()).toEqual([]);
    await expect(others.records.list({ category_id: category })).rejects.toMatchObject({
      code: 404,
      message: strings.categoryMissing,
    });
    for (const call of [() => visitor.records.list(), () => visitor.records.categories()])
      await expect(call()).rejects.toMatchObject({ code: 401 });
  });
});

describe('one recording', () => {
  it('shows itself to its owner whole', async () => {
    const id = await createRecording(server, owner, {
      category_id: await mine.records.createCategory('数学'),
    });
    const { data } = await mine.records.list();
    // Either answer signs the address anew, for as long from its own second on.
    const [address = ''] = data[0]!.url.split('?');
    expect(await mine.records.detail(id)).toEqual({
      video: { ...data[0], url: expect.stringContaining(`${address}?`) as string },
      user: { id: owner.id, nick_name: '沈砚秋', avatar: '/blobs/a.svg' },
      is_owner: true,
    });
  });

  it('is not there for anybody else until it is shared, and not after it was closed again', async () => {
    const id = await createRecording(server, owner);
    const seen = () => Promise.all([visitor, others].map((client) => client.records.detail(id)));
    await expect(seen()).rejects.toMatchObject(missing);
    await mine.records.share(id, true);
    expect((await seen()).map(({ is_owner }) => is_owner)).toEqual([false, false]);
    await mine.records.share(id, false);
    await expect(seen()).rejects.toMatchObject(missing);
    expect((await mine.records.detail(id)).video.is_shared).toBe(false);
  });

  it('tells whoever has its link neither how its owner keeps order nor the cloud’s id', async () => {
    const category = await mine.records.createCategory('私人');
    const id = await createRecording(server, owner, { category_id: category });
    await mine.records.share(id, true);
    const { video, user } = await visitor.records.detail(id);
    expect(video).toMatchObject({
      category_id: 0,
      aliyun_video_id: '',
      title: '第三讲 二次函数',
      duration: 1,
    });
    expect(video.url).toContain('/videos/');
    expect(user?.nick_name).toBe('沈砚秋');
  });

  it('plays by an address that needs no sign-in, with ranges', async () => {
    const id = await createRecording(server, owner);
    const { url, size } = (await mine.records.detail(id)).video;
    const whole = await server.app.inject(url);
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, size]);
    const part = await server.app.inject({ url, headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(10, 20)]);
    expect((await server.app.inject(url.replace(/\?.*/, ''))).statusCode).toBe(403);
  });

  it('is still there when its owner is not, without a name', async () => {
    const id = await createRecording(server, owner);
    await mine.records.share(id, true);
    await server.db.execute(sql`delete from users where id = ${owner.id}`);
    expect((await visitor.records.detail(id)).user).toBeNull();
  });

  it('cannot be found by counting', async () => {
    const ids = [await createRecording(server, owner), await createRecording(server, owner)];
    expect(Math.abs(ids[0]! - ids[1]!)).toBeGreaterThan(1000);
    expect(Math.max(...ids)).toBeGreaterThan(2 ** 32);
    await expect(visitor.records.detail(ids[0]! + 1)).rejects.toMatchObject(missing);
  });
});

describe('another person’s recording', () => {
  const change = {
    update: (id: number) => others.records.update(id, { title: '我的', aliyun_video_id: 'x' }),
    remove: (id: number) => others.records.remove(id),
    share: (id: number) => others.records.share(id, true),
  };

  it.each(Object.entries(change))('is not there to %s, shared or not', async (_, call) => {
    const id = await createRecording(server, owner);
    await expect(call(id)).rejects.toMatchObject(missing);
    await mine.records.share(id, true);
    await expect(call(id)).rejects.toMatchObject(missing);
    await mine.records.share(id, false);
    expect((await mine.records.detail(id)).video).toMatchObject({
      title: '第三讲 二次函数',
      is_shared: false,
    });
  });

  it('asks a visitor to sign in before anything is changed', async () => {
    const id = await createRecording(server, owner);
    const body = { title: '我的', aliyun_video_id: 'x' };
    for (const call of [
      () => visitor.records.create(body),
      () => visitor.records.update(id, body),
      () => visitor.records.remove(id),
      () => visitor.records.share(id, true),
    ])
      await expect(call()).rejects.toMatchObject({ code: 401 });
  });
});
