import { createVideosApi } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseLessons, mediaRenditions, videos } from '../../db/schema.ts';
import { makeFilm, type FilmOptions } from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { uploadBytes, uploadFilm } from '../uploads/uploads.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createHelper, createLibrarian, ownMedia, read, type Librarian } from './media.fixtures.ts';
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
const holds = async (videoId: string) => (await server.objects.head(`videos/${videoId}`)) !== null;
const upload = async (options: FilmOptions, by = librarian) =>
  uploadBytes(server, by, await makeFilm('mp4', options));
const large = { width: 1280, height: 720 };
const small = { width: 854, height: 480 };

/** A film of the library, 720 lines high and two seconds long. */
async function keepFilm(by = librarian, options: FilmOptions = large) {
  const videoId = await upload(options, by);
  const film = { video_id: videoId, title: '第三讲', file_name: '第三讲.mp4' };
  return { videoId, ...(await by.media.keepVideo(film)) };
}

/** With its smaller quality. */
async function keepBoth() {
  const film = await keepFilm();
  const smaller = await upload(small);
  await librarian.media.keepRendition(film.id, smaller);
  return { ...film, smaller };
}

describe('a smaller quality', () => {
  it('is wanted of a film that is higher than 480 lines, until it is there', async () => {
    const { id, wanted_height, renditions } = await keepFilm();
    expect([wanted_height, renditions]).toEqual([480, []]);
    expect((await librarian.media.list({ kind: 'video' })).data[0]).toMatchObject({ wanted_height: 480 });
    const both = await librarian.media.keepRendition(id, await upload(small));
    expect([both.wanted_height, both.renditions, both.height]).toEqual([null, [480], 720]);
  });

  it.each([
    ['a film that is small already', { width: 640, height: 360 }, null],
    ['a film of 480 lines', small, null],
    ['a film that stands upright', { width: 720, height: 1280 }, 640],
  ])('of %s', async (_, size, wanted) => {
    expect((await keepFilm(librarian, size)).wanted_height).toBe(wanted);
  });

  it('is none of a cloud that makes its own', async () => {
    const { id } = await keepFilm();
    const isOwnStore = vi.spyOn(server.deps.cloudVideo, 'isOwnStore', 'get').mockReturnValue(false);
    expect((await librarian.media.find(id)).wanted_height).toBeNull();
    await expect(librarian.media.keepRendition(id, await upload(small))).rejects.toMatchObject({
      message: strings.ownQualities,
    });
    isOwnStore.mockRestore();
  });

  it.each([
    ['longer', { ...small, seconds: 4 }, strings.otherLength],
    ['as high', large, strings.notSmaller],
  ])('is not what is %s, as its content says', async (_, options, message) => {
    const { id } = await keepFilm();
    await expect(librarian.media.keepRendition(id, await upload(options))).rejects.toMatchObject({
      code: 1,
      message,
    });
    expect((await librarian.media.find(id)).renditions).toEqual([]);
  });

  it('is not what is no film, not all there, another’s, or kept as something else', async () => {
    const { id } = await keepFilm();
    const add = (videoId: string) => librarian.media.keepRendition(id, videoId);
    const text = await uploadBytes(server, librarian, Buffer.from('这不是视频'.repeat(99)));
    await expect(add(text)).rejects.toMatchObject({ message: strings.notVideo });
    const nothing = await clientOf(server, librarian).uploads.create({ title: '课', filename: 'a.mp4' });
    await expect(add(nothing.video_id)).rejects.toMatchObject({ message: strings.unfinished });
    const others = await uploadFilm(server, await createPerson(server.db));
    await expect(add(others)).rejects.toMatchObject({ code: 404 });
    await expect(add((await keepFilm(librarian, small)).videoId)).rejects.toMatchObject({
      message: strings.saved,
    });
  });

  it('is added by who looks after what is their own to nothing else', async () => {
    const { id } = await keepFilm();
    const helper = await createHelper(server, ownMedia);
    const smaller = await upload(small, helper);
    await expect(helper.media.keepRendition(id, smaller)).rejects.toMatchObject({ code: 404 });
    const own = await keepFilm(helper);
    expect((await helper.media.keepRendition(own.id, smaller)).renditions).toEqual([480]);
  });

  it('is the same when it is told twice, and makes room for another one', async () => {
    const { id, smaller } = await keepBoth();
    expect((await librarian.media.keepRendition(id, smaller)).renditions).toEqual([480]);
    const other = await upload({ width: 640, height: 360 });
    expect((await librarian.media.keepRendition(id, other)).renditions).toEqual([360]);
    wait(8);
    await server.modules.tidy(server.db);
    expect([await holds(smaller), await holds(other)]).toEqual([false, true]);
  });

  it('takes the place of no film', async () => {
    const { smaller } = await keepBoth();
    const { id } = await keepFilm();
    const replaced = librarian.media.replaceByUpload(id, { video_id: smaller, file_name: 'b.mp4' });
    await expect(replaced).rejects.toMatchObject({ message: strings.saved });
  });
});

describe('its bytes', () => {
  it('stay as long as the film, and go with it', async () => {
    const { id, videoId, smaller } = await keepBoth();
    wait(8);
    await server.modules.tidy(server.db);
    expect(await holds(smaller)).toBe(true);
    await librarian.media.removeMany([id]);
    wait(31);
    await server.modules.tidy(server.db);
    expect([await holds(videoId), await holds(smaller)]).toEqual([false, false]);
  });

  it('go when another film is put in its place', async () => {
    const { id, smaller } = await keepBoth();
    const replaced = await librarian.media.replaceByUpload(id, {
      video_id: await upload({ ...large, seconds: 5 }),
      file_name: 'b.mp4',
    });
    expect(replaced).toMatchObject({ renditions: [], wanted_height: 480 });
    wait(8);
    await server.modules.tidy(server.db);
    expect(await holds(smaller)).toBe(false);
  });
});

describe('a video in two qualities', () => {
  const play = async (id: number) => createVideosApi(clientOf(server).http).play(id, false);

  it('plays in both, the best first, each by an address of its own that is signed', async () => {
    const { id } = await keepBoth();
    const video = await createVideo(server.db, { mediaId: id });
    const { urls } = await play(video);
    expect(urls.map(({ name, duration, format }) => [name, duration, format])).toEqual([
      ['720P', 2, 'video/mp4'],
      ['480P', 2, 'video/mp4'],
    ]);
    const [best = '', smaller = ''] = urls.map(({ url }) => url);
    expect(best).not.toBe(smaller);
    for (const url of [best, smaller]) {
      expect((await read(server, url, { range: 'bytes=0-9' })).statusCode).toBe(206);
      expect((await read(server, url.split('?')[0] ?? '')).statusCode).not.toBe(200);
    }
  });

  it('plays in one while the other is away', async () => {
    const { id, smaller } = await keepBoth();
    const video = await createVideo(server.db, { mediaId: id });
    await server.objects.remove(`videos/${smaller}`);
    expect((await play(video)).urls.map(({ name }) => name)).toEqual(['原画']);
    await server.db.delete(mediaRenditions).where(eq(mediaRenditions.mediaId, id));
  });
});

it('makes videos and their lessons as long as the film that takes the place of theirs', async () => {
  const { id } = await keepFilm();
  const video = await createVideo(server.db, { mediaId: id, duration: 2 });
  await createCourse(server.db, { lessons: [{ title: '一', videoId: video, duration: 2 }] });
  const longer = await upload({ ...large, seconds: 5 });
  await librarian.media.replaceByUpload(id, { video_id: longer, file_name: 'b.mp4' });
  const [row] = await server.db.select().from(videos).where(eq(videos.id, video));
  const [lesson] = await server.db.select().from(courseLessons).where(eq(courseLessons.videoId, video));
  expect([row?.duration, lesson?.duration]).toEqual([5, 5]);
});
