import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@shuyuan/api-client';
import type { VideoInspection } from '../../services-outside/cloud-video/cloud-video.ts';
import { makeFilm } from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { clientOf, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { uploadBytes, uploadFilm } from '../uploads/uploads.fixtures.ts';
import { createRecording } from './records.fixtures.ts';
import { recordStrings as strings } from './records.strings.ts';

let twins: Twins;
let server: TestServer;
let owner: Person;
let mine: Client;

beforeAll(async () => {
  twins = await createTwins({});
  [server] = twins.servers;
});
afterAll(() => twins.close());
beforeEach(async () => {
  owner = await createPerson(server.db);
  mine = clientOf(server, owner);
});

const refused = (message: string, field = 'aliyun_video_id') => ({ code: 1, message, data: { field } });
const missing = { ...refused(strings.uploadMissing), code: 404 };
const save = (videoId: string, more: object = {}) =>
  mine.records.create({ title: '第三讲', aliyun_video_id: videoId, ...more });
const holds = async (videoId: string) => (await server.objects.head(`videos/${videoId}`)) !== null;

describe('saving', () => {
  it.each(['webm', 'live webm', 'mp4'] as const)(
    'measures the length itself, whatever the player says: %s',
    async (kind) => {
      const videoId = await uploadFilm(server, owner, { seconds: 3, hasSound: true }, kind);
      const id = await save(videoId, { duration: 9999 });
      expect((await mine.records.detail(id)).video.duration).toBeCloseTo(3, 1);
    },
  );

  it.each([
    ['a text', Buffer.from('今天的作业'.repeat(500))],
    ['an archive', Buffer.from(`504b0304140000000800${'ab'.repeat(4000)}`, 'hex')],
    ['a picture', Buffer.from(`89504e470d0a1a0a0000000d4948445200000001${'00'.repeat(4000)}`, 'hex')],
  ])('refuses %s that was called a film, takes it away and says why', async (_, bytes) => {
    const videoId = await uploadBytes(server, owner, bytes);
    await expect(save(videoId)).rejects.toMatchObject(refused(strings.notVideo));
    expect(await holds(videoId)).toBe(false);
    expect(await mine.records.list()).toEqual({ data: [], total: 0 });
    await expect(save(videoId)).rejects.toMatchObject(missing);
  });

  it('refuses a film that was cut off', async () => {
    const film = await makeFilm('mp4', { seconds: 20, pictureBytes: 3000 });
    const videoId = await uploadBytes(server, owner, film.slice(0, film.length / 2));
    await expect(save(videoId)).rejects.toMatchObject(refused(strings.notVideo));
  });

  it('refuses what has not arrived, and takes it once it has', async () => {
    const { video_id: videoId } = await mine.uploads.create({ title: '课', filename: '课.mp4' });
    await expect(save(videoId)).rejects.toMatchObject(refused(strings.uploadUnfinished));
    await server.objects.put(`videos/${videoId}`, await makeFilm('webm'), 'video/mp4');
    await save(videoId);
  });

  it('refuses what another person has uploaded, and what nobody has', async () => {
    const theirs = await uploadFilm(server, await createPerson(server.db));
    for (const videoId of [theirs, 'unknown']) await expect(save(videoId)).rejects.toMatchObject(missing);
    expect(await holds(theirs)).toBe(true);
  });

  it('takes a film for one recording', async () => {
    const videoId = await uploadFilm(server, owner);
    await save(videoId);
    await expect(save(videoId)).rejects.toMatchObject(refused(strings.alreadySaved));
  });

  it('keeps what is in the library when the cloud has come to refuse it, and says that it is there', async () => {
    const videoId = await uploadFilm(server, owner);
    const id = await save(videoId);
    const other = await createRecording(server, owner);
    const inspect = vi.spyOn(server.deps.cloudVideo, 'inspect').mockResolvedValue({ status: 'refused' });
    await expect(save(videoId)).rejects.toMatchObject(refused(strings.alreadySaved));
    await expect(
      mine.records.update(other, { title: '换一个', aliyun_video_id: videoId }),
    ).rejects.toMatchObject(refused(strings.alreadySaved));
    inspect.mockRestore();
    expect((await mine.records.detail(id)).video.aliyun_video_id).toBe(videoId);
  });

  it('keeps what comes into the library while the cloud makes up its mind to refuse it', async () => {
    const videoId = await uploadFilm(server, owner);
    let id = 0;
    const inspect = vi.spyOn(server.deps.cloudVideo, 'inspect').mockImplementationOnce(async () => {
      id = await save(videoId);
      return { status: 'refused' };
    });
    await expect(save(videoId)).rejects.toMatchObject(refused(strings.notVideo));
    inspect.mockRestore();
    expect((await mine.records.detail(id)).video.aliyun_video_id).toBe(videoId);
  });

  it('refuses a title that nobody can read', async () => {
    const videoId = await uploadFilm(server, owner);
    await expect(save(videoId, { title: '\u200B\u0000' })).rejects.toMatchObject(
      refused(strings.titleMissing, 'title'),
    );
    await save(videoId, { title: '\u0000第三讲' });
    expect((await mine.records.list()).data[0]?.title).toBe('第三讲');
  });

  it('is done two hundred times a day at most', async () => {
    const videoId = await uploadFilm(server, owner);
    const key = `record:save:${owner.id}`;
    await server.db.execute(
      sql`insert into rate_limits values (${key}, 200, clock_timestamp() + interval '1 hour')`,
    );
    await expect(save(videoId)).rejects.toMatchObject({ code: 429, message: strings.tooMany });
  });

  it('keeps the upload when the machine is too busy to look at it', async () => {
    const videoId = await uploadFilm(server, owner);
    const inspect = vi.spyOn(server.deps.cloudVideo, 'inspect').mockRejectedValueOnce(new Error('busy'));
    await expect(save(videoId)).rejects.toMatchObject({ code: 500 });
    inspect.mockRestore();
    await save(videoId);
  });
});

describe('saving twice with one key', () => {
  const keyed = (idempotencyKey: string) => ({ idempotencyKey });

  it('makes one recording, also when two servers are asked at once', async () => {
    const videoId = await uploadFilm(server, owner);
    const body = { title: '第三讲', aliyun_video_id: videoId };
    const ids = await Promise.all(
      twins.servers
        .concat(twins.servers)
        .map((each) => clientOf(each, owner).records.create(body, keyed('once'))),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await mine.records.list()).total).toBe(1);
  });

  it('answers the first answer, also when the recording is gone by then', async () => {
    const videoId = await uploadFilm(server, owner);
    const body = { title: '第三讲', aliyun_video_id: videoId };
    const id = await mine.records.create(body, keyed('gone'));
    await mine.records.remove(id);
    expect(await mine.records.create(body, keyed('gone'))).toBe(id);
  });

  it('does the work anew when the first time was refused', async () => {
    const { video_id: videoId } = await mine.uploads.create({ title: '课', filename: '课.mp4' });
    const body = { title: '第三讲', aliyun_video_id: videoId };
    await expect(mine.records.create(body, keyed('later'))).rejects.toMatchObject({ code: 1 });
    await server.objects.put(`videos/${videoId}`, await makeFilm('webm'), 'video/mp4');
    expect(await mine.records.create(body, keyed('later'))).toBeGreaterThan(0);
  });

  it('needs no more connections than there are, however many save at once', async () => {
    const films = [];
    for (let count = 0; count < 14; count += 1) {
      films.push(await uploadFilm(server, owner, { seconds: 1 }));
      // Known by then: the time that a look takes is not what this is about.
      await server.deps.cloudVideo.inspect(films.at(-1) ?? '');
    }
    const ids = await Promise.all(
      films.map((videoId) =>
        mine.records.create({ title: '同时', aliyun_video_id: videoId }, keyed(`many-${videoId}`)),
      ),
    );
    expect(new Set(ids).size).toBe(14);
  });
});

describe('while the cloud is still at work', () => {
  it('a recording is as long as the player says, until the cloud says how long it is', async () => {
    const videoId = await uploadFilm(server, owner);
    const inspect = vi.spyOn(server.deps.cloudVideo, 'inspect');
    const say = (found: VideoInspection) => inspect.mockResolvedValue(found);
    say({ status: 'processing' });
    const id = await save(videoId, { duration: 61 });
    const shown = async () => (await mine.records.detail(id)).video;
    expect((await shown()).duration).toBe(61);
    inspect.mockRejectedValueOnce(new Error('unreachable'));
    expect((await shown()).duration).toBe(61);
    say({ status: 'ready', seconds: 60.5, bytes: 4096, mimeType: 'video/mp4' });
    expect((await shown()).duration).toBe(60.5);
    inspect.mockClear();
    expect(await shown()).toMatchObject({ duration: 60.5, size: 4096 });
    expect(inspect).not.toHaveBeenCalled();
    inspect.mockRestore();
  });

  it('no player makes a recording longer than a day', async () => {
    const videoId = await uploadFilm(server, owner);
    const inspect = vi.spyOn(server.deps.cloudVideo, 'inspect').mockResolvedValue({ status: 'processing' });
    const id = await save(videoId, { duration: 1e12 });
    expect((await mine.records.detail(id)).video.duration).toBe(86_400);
    inspect.mockRestore();
  });
});

describe('changing', () => {
  it('changes what is said about a recording, and not what it shows', async () => {
    const category = await mine.records.createCategory('数学');
    const id = await createRecording(server, owner);
    const { video: before } = await mine.records.detail(id);
    const texts = { title: '第四讲', short_description: '复习', category_id: category };
    await mine.records.update(id, { ...texts, aliyun_video_id: before.aliyun_video_id, duration: 9999 });
    const { video: after } = await mine.records.detail(id);
    expect({ ...after, url: '' }).toEqual({ ...before, ...texts, url: '' });
  });

  it('shows another film when it names one; the earlier one goes', async () => {
    const id = await createRecording(server, owner, {}, { seconds: 1 });
    const { video: before } = await mine.records.detail(id);
    const videoId = await uploadFilm(server, owner, { seconds: 5 });
    await mine.records.update(id, { title: '第三讲', aliyun_video_id: videoId });
    const { video: after } = await mine.records.detail(id);
    expect(after).toMatchObject({ id, aliyun_video_id: videoId, duration: 5, created_at: before.created_at });
    expect([await holds(before.aliyun_video_id), await holds(videoId)]).toEqual([false, true]);
  });

  it('leaves everything as it was when the other film is none, or taken', async () => {
    const id = await createRecording(server, owner);
    const other = await createRecording(server, owner, { title: '另一讲' });
    const { video: before } = await mine.records.detail(id);
    const taken = (await mine.records.detail(other)).video.aliyun_video_id;
    const change = (videoId: string) => mine.records.update(id, { title: '改', aliyun_video_id: videoId });
    const text = await uploadBytes(server, owner, Buffer.from('这不是视频'.repeat(99)));
    await expect(change(text)).rejects.toMatchObject(refused(strings.notVideo));
    await expect(change(taken)).rejects.toMatchObject(refused(strings.alreadySaved));
    await expect(change('unknown')).rejects.toMatchObject(missing);
    const { video: after } = await mine.records.detail(id);
    expect({ ...after, url: '' }).toEqual({ ...before, url: '' });
    expect(await holds(before.aliyun_video_id)).toBe(true);
  });

  it('refuses an empty title', async () => {
    const id = await createRecording(server, owner);
    const { aliyun_video_id: videoId } = (await mine.records.detail(id)).video;
    await expect(
      mine.records.update(id, { title: '\u200B', aliyun_video_id: videoId }),
    ).rejects.toMatchObject(refused(strings.titleMissing, 'title'));
  });

  it('loses no film when two change at once', async () => {
    const id = await createRecording(server, owner);
    const films = [await uploadFilm(server, owner), await uploadFilm(server, owner)];
    await Promise.all(
      films.map((videoId, index) =>
        clientOf(twins.servers[index]!, owner).records.update(id, { title: '改', aliyun_video_id: videoId }),
      ),
    );
    const { aliyun_video_id: shown } = (await mine.records.detail(id)).video;
    expect(await Promise.all(films.map(holds))).toEqual(films.map((videoId) => videoId === shown));
  });
});
