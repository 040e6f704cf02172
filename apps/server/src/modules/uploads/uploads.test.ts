import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@shuyuan/api-client';
import { makeFilm } from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { tidyVideos } from './forget-videos.ts';
import { opened, uploadBytes, uploadFilm } from './uploads.fixtures.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await createPerson(server.db);
});

const as = (somebody: Person) => clientOf(server, somebody);
const newUpload = { title: '第三讲', filename: '2026-11-22-录制.mp4', size: 1024 };
const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const holds = async (videoId: string) => (await server.objects.head(`videos/${videoId}`)) !== null;

async function number(query: ReturnType<typeof sql>) {
  const { rows } = await server.db.execute<{ n: string }>(query);
  return Number(rows[0]?.n);
}

describe('credentials to upload', () => {
  it('is good for one object in our own store, where an upload can begin', async () => {
    const credentials = await as(person).uploads.create(newUpload);
    expect(credentials.is_own_store).toBe(true);
    expect(opened(credentials.upload_address)).toMatchObject({ Bucket: server.objects.bucket });
    expect(opened(credentials.upload_auth)).toHaveProperty('SecurityToken');
  });

  it('is given anew for the same place', async () => {
    const first = await as(person).uploads.create(newUpload);
    const second = await as(person).uploads.refresh(first.video_id);
    expect(second).toEqual({ ...first, upload_auth: second.upload_auth });
    expect(second.upload_auth).not.toBe(first.upload_auth);
  });

  it('is for who is signed in', async () => {
    const visitor = createClient({ baseUrl: '', fetch: server.fetch });
    await expect(visitor.uploads.create(newUpload)).rejects.toMatchObject({ code: 401 });
    await expect(visitor.uploads.refresh('x')).rejects.toMatchObject({ code: 401 });
  });

  it('is not given anew for another person’s upload, nor for one that never was', async () => {
    const { video_id: videoId } = await as(await createPerson(server.db)).uploads.create(newUpload);
    for (const id of [videoId, 'unknown'])
      await expect(as(person).uploads.refresh(id)).rejects.toMatchObject({
        code: 404,
        message: strings.missing,
      });
  });

  it('is not given anew for what is in the library: nobody changes a film behind its watchers', async () => {
    const videoId = await uploadFilm(server, person);
    await as(person).records.create({ title: '第三讲', aliyun_video_id: videoId });
    await expect(as(person).uploads.refresh(videoId)).rejects.toMatchObject({
      code: 1,
      message: strings.saved,
    });
  });

  it('is not given for more than one video may have', async () => {
    const size = 2 * 2 ** 30;
    await expect(as(person).uploads.create({ ...newUpload, size: size + 1 })).rejects.toMatchObject({
      code: 1,
      message: strings.tooLarge,
      data: { field: 'size' },
    });
    await as(person).uploads.create({ ...newUpload, size });
  });

  it('is not given to who has no room left, and says so', async () => {
    const size = 2 * 2 ** 30;
    await as(person).uploads.create({ ...newUpload, size });
    await as(person).uploads.create({ ...newUpload, size });
    await expect(as(person).uploads.create({ ...newUpload, size })).rejects.toMatchObject({
      code: 1,
      message: strings.noRoom,
      data: { field: 'quota' },
    });
    await as(await createPerson(server.db)).uploads.create({ ...newUpload, size });
  });

  it('is given two hundred times a day', async () => {
    const key = `upload:create:${person.id}`;
    await server.db.execute(
      sql`insert into rate_limits values (${key}, 200, clock_timestamp() + interval '1 hour')`,
    );
    await expect(as(person).uploads.create(newUpload)).rejects.toMatchObject({
      code: 429,
      message: strings.tooMany,
      data: { retry_after: 3600 },
    });
  });

  it('is never written into the log', async () => {
    const credentials = await as(person).uploads.create(newUpload);
    const { AccessKeySecret, SecurityToken } = opened(credentials.upload_auth);
    const log = server.log.join('\n');
    for (const secret of [AccessKeySecret!, SecurityToken!, credentials.upload_auth])
      expect(log).not.toContain(secret);
  });
});

describe('what nobody keeps', () => {
  const tidyAt = (now: Date) => tidyVideos({ ...server.deps, clock: { now: () => now } }, server.db);

  it('goes after a week, with its file; what is in the library stays', async () => {
    const [left, kept] = [await uploadFilm(server, person), await uploadFilm(server, person)];
    await as(person).records.create({ title: '第三讲', aliyun_video_id: kept });
    await tidyAt(days(6));
    expect([await holds(left), await holds(kept)]).toEqual([true, true]);
    await tidyAt(days(8));
    expect([await holds(left), await holds(kept)]).toEqual([false, true]);
    await expect(as(person).uploads.refresh(left)).rejects.toMatchObject({ code: 404 });
    await expect(as(person).records.create({ title: '第三讲', aliyun_video_id: left })).rejects.toMatchObject(
      { code: 404, data: { field: 'aliyun_video_id' } },
    );
  });

  it('goes once it is no longer anybody’s', async () => {
    const videoId = await uploadBytes(server, person, await makeFilm('webm'));
    await server.db.execute(sql`delete from users where id = ${person.id}`);
    await tidyAt(new Date());
    expect(await holds(videoId)).toBe(false);
    expect(await number(sql`select count(*) as n from local_videos where video_id = ${videoId}`)).toBe(0);
  });

  it('is tried again when the cloud would not forget it, but not at once', async () => {
    const videoId = await uploadFilm(server, person);
    await server.db.execute(
      sql`update video_uploads set created_at = ${days(-9)} where video_id = ${videoId}`,
    );
    const remove = vi.spyOn(server.deps.cloudVideo, 'remove').mockRejectedValue(new Error('unreachable'));
    await tidyAt(new Date());
    const waiting = sql`select count(*) as n from video_removals where video_id = ${videoId}`;
    expect(await number(waiting)).toBe(1);
    const tries = remove.mock.calls.length;
    await tidyAt(new Date());
    expect(remove.mock.calls.length).toBe(tries);
    remove.mockRestore();
    await tidyAt(days(1 / 24));
    expect(await number(waiting)).toBe(0);
    expect(await holds(videoId)).toBe(false);
  });
});
