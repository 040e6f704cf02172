import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFilm } from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { courseCategories, storedObjects, users, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { opened, uploadBytes, uploadFilm } from '../uploads/uploads.fixtures.ts';
import { createLibrarian, fileOf, plain, read, type Librarian } from './media.fixtures.ts';
import { mediaStrings as strings } from './media.strings.ts';

let server: TestServer;
let now: Date;
let librarian: Librarian;

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  librarian = await createLibrarian(server);
});

const wait = (days: number) => void (now = new Date(now.getTime() + days * 86_400_000));
const keep = (video_id: string, by = librarian) =>
  by.media.keepVideo({ video_id, title: '第三讲', file_name: '第三讲.mp4' });
const holds = async (videoId: string) => (await server.objects.head(`videos/${videoId}`)) !== null;
const save = (videoId: string) =>
  clientOf(server, librarian).records.create({
    title: '录屏',
    aliyun_video_id: videoId,
    duration: 3,
    short_description: '',
    category_id: 0,
  });

describe('a video', () => {
  it('is kept with its length and size out of the file itself, once, and plays with ranges', async () => {
    const film = await makeFilm('webm', { seconds: 4 });
    const kept = await keep(await uploadBytes(server, librarian, film));
    expect(kept).toMatchObject({
      kind: 'video',
      status: 'ready',
      failure: null,
      duration: 4,
      bytes: film.length,
      content_type: 'video/webm',
      width: expect.any(Number) as number,
      height: expect.any(Number) as number,
      url: '',
    });
    const { url } = await librarian.media.address(kept.id);
    const answer = await read(server, url, { range: 'bytes=10-19' });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(Buffer.from(film).subarray(10, 20))).toBe(true);
  });

  it('comes in one request too, where the store is our own', async () => {
    const film = await makeFilm('mp4', { seconds: 2 });
    const send = (bytes: Uint8Array) =>
      librarian.media.storeVideo(fileOf(bytes, '开场.mp4', 'video/mp4'), null);
    expect(await send(film)).toMatchObject({ kind: 'video', title: '开场', status: 'ready', duration: 2 });
    await expect(send(new Uint8Array(0))).rejects.toMatchObject({ message: strings.empty });
    await expect(send(Buffer.from('这不是视频'.repeat(99)))).rejects.toMatchObject({
      message: strings.notVideo,
    });
    vi.spyOn(server.deps.cloudVideo, 'place').mockResolvedValueOnce(null);
    await expect(send(film)).rejects.toMatchObject({ message: strings.videoInParts });
  });

  it('shows the first picture that its sender draws of it', async () => {
    const { id, thumb } = await keep(await uploadFilm(server, librarian));
    expect(thumb).toBe('');
    await expect(librarian.media.keepPicture(id)).rejects.toMatchObject({ message: strings.noFirstPicture });
    const credentials = await librarian.media.startPicture(id);
    const jpeg = await plain(64, 36).jpeg().toBuffer();
    await server.objects.put(opened(credentials!.upload_address)['FileName'] ?? '', jpeg, 'image/jpeg');
    const shown = await librarian.media.keepPicture(id);
    expect((await read(server, shown.thumb)).headers['content-type']).toBe('image/jpeg');
    expect((await librarian.media.list({ kind: 'video' })).data[0]?.thumb).not.toBe('');
    expect(await librarian.media.startPicture(id)).toBeNull();
  });

  it('is not kept before it is there, when it is none, or when it is another’s', async () => {
    const { video_id: nothing } = await clientOf(server, librarian).uploads.create({
      title: '课',
      filename: 'a.mp4',
      size: 9,
    });
    await expect(keep(nothing)).rejects.toMatchObject({ code: 1, message: strings.unfinished });
    const text = await uploadBytes(server, librarian, Buffer.from('这不是视频'.repeat(99)));
    await expect(keep(text)).rejects.toMatchObject({ code: 1, message: strings.notVideo });
    const other = await uploadFilm(server, await createPerson(server.db));
    await expect(keep(other)).rejects.toMatchObject({ code: 404 });
  });

  it('runs while the cloud is at work, is looked at again with the list, fails with its reason, and is tried again', async () => {
    const videoId = await uploadFilm(server, librarian);
    const inspect = vi.spyOn(server.deps.cloudVideo, 'inspect');
    inspect.mockResolvedValueOnce({ status: 'processing' });
    const { id, status } = await keep(videoId);
    expect(status).toBe('running');
    await expect(librarian.media.retryVideo(id)).rejects.toMatchObject({ message: strings.noRetry });
    inspect.mockRejectedValueOnce(new Error('away'));
    expect((await librarian.media.list({ status: 'running' })).data.map((each) => each.id)).toEqual([id]);
    inspect.mockResolvedValueOnce({ status: 'missing' });
    const { data } = await librarian.media.list({ status: 'failed' });
    expect(data).toMatchObject([{ id, failure: 'missing' }]);
    inspect.mockRestore();
    expect(await librarian.media.retryVideo(id)).toMatchObject({ status: 'ready', failure: null });
  });

  it('tells its sender how far it is, and nobody else', async () => {
    const info = async (videoId: string, person = librarian) => {
      const answer = await server.app.inject({
        url: `/api/v2/video/token/aliyun/info?video_id=${videoId}`,
        headers: person.headers,
      });
      return answer.json<{ code: number; data: { status?: string; duration?: number } | null }>();
    };
    const videoId = await uploadFilm(server, librarian, { seconds: 3 });
    expect((await info(videoId)).data).toMatchObject({ status: 'ready', duration: 3 });
    const other = await createLibrarian(server);
    expect((await info(videoId, other)).code).toBe(404);
  });

  it('is not removed while a lesson plays it', async () => {
    const { id } = await keep(await uploadFilm(server, librarian));
    const [category] = await server.db.insert(courseCategories).values({ name: '阅读' }).returning();
    const lesson = { categoryId: category!.id, title: '第三讲：批注', thumb: '', mediaId: id };
    await server.db.insert(videos).values(lesson);
    expect((await librarian.media.find(id)).uses_count).toBe(1);
    expect((await librarian.media.uses(id)).data).toMatchObject([{ entity: 'video', title: '第三讲：批注' }]);
    await expect(librarian.media.removeMany([id])).rejects.toMatchObject({
      code: 1,
      message: strings.used('第三讲：批注', 1),
    });
  });

  it('takes the place of another, and that comes back by an undo', async () => {
    const [one, two] = [
      await uploadFilm(server, librarian, { seconds: 2 }),
      await uploadFilm(server, librarian, { seconds: 5 }),
    ];
    const { id } = await keep(one);
    const replaced = await librarian.media.replaceByUpload(id, { video_id: two, file_name: 'b.mp4' });
    expect(replaced).toMatchObject({ id, status: 'ready', duration: 5, file_name: 'b.mp4' });
    const [latest] = (await librarian.manage.log.actions({ entity: 'media' })).data;
    await librarian.manage.log.undo(latest!.id);
    expect((await librarian.media.list({ kind: 'video' })).data[0]).toMatchObject({ id, duration: 2 });
    wait(8);
    await server.modules.tidy(server.db);
    expect([await holds(one), await holds(two)]).toEqual([true, false]);
  });
});

describe('a recording of one’s own', () => {
  it('is a video of the library too, once, and stays one when the recording goes', async () => {
    const videoId = await uploadFilm(server, librarian);
    const recordId = await save(videoId);
    const kept = await librarian.media.keepRecord(recordId, null);
    expect(kept).toMatchObject({ kind: 'video', title: '录屏', file_name: '录屏.mp4', status: 'ready' });
    expect((await librarian.media.keepRecord(recordId, null)).id).toBe(kept.id);
    await clientOf(server, librarian).records.remove(recordId);
    wait(8);
    await server.modules.tidy(server.db);
    expect(await holds(videoId)).toBe(true);
    await librarian.media.removeMany([kept.id]);
    wait(31);
    await server.modules.tidy(server.db);
    expect(await holds(videoId)).toBe(false);
  });

  it('stays one when its video leaves the library', async () => {
    const videoId = await uploadFilm(server, librarian);
    const recordId = await save(videoId);
    const { id } = await librarian.media.keepRecord(recordId, null);
    await librarian.media.removeMany([id]);
    wait(31);
    await server.modules.tidy(server.db);
    expect(await holds(videoId)).toBe(true);
  });

  it('of somebody else is none of one’s own', async () => {
    const recordId = await save(await uploadFilm(server, librarian));
    const other = await createLibrarian(server);
    await expect(other.media.keepRecord(recordId, null)).rejects.toMatchObject({ code: 404 });
  });
});

it('keeps what a person has put into it when their account is gone', async () => {
  const videoId = await uploadFilm(server, librarian);
  // As it is when a browser has put it there.
  const isFilm = eq(storedObjects.key, `videos/${videoId}`);
  await server.db.update(storedObjects).set({ userId: librarian.id }).where(isFilm);
  const { id } = await keep(videoId);
  await server.db.delete(users).where(eq(users.id, librarian.id));
  wait(8);
  await server.modules.tidy(server.db);
  await server.objects.tidy(now);
  expect(await holds(videoId)).toBe(true);
  const other = await createLibrarian(server);
  expect(await other.media.find(id)).toMatchObject({ status: 'ready' });
});
