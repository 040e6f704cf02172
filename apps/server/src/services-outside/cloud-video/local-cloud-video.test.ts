import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../modules/session/people.fixtures.ts';
import { opened } from '../../modules/uploads/uploads.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import type { CloudVideo } from './cloud-video.ts';
import { createLocalCloudVideo } from './local-cloud-video.ts';
import { localCloudVideoStrings as strings } from './local-cloud-video.strings.ts';
import { ProbeTookTooLong } from './probe/probe-video.ts';
import { makeFilm } from './probe/video-files.fixtures.ts';

const gigabyte = 2 ** 30;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };

let server: TestServer;
let cloud: CloudVideo;
let person: Person;

beforeAll(async () => {
  server = await createTestServer({ clock });
  cloud = createLocalCloudVideo({
    db: server.db,
    clock,
    objects: server.objects,
    publicUrl: 'https://shuyuan.example',
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await createPerson(server.db);
});

const newUpload = (more: object = {}) => ({
  userId: person.id,
  title: '第三讲',
  fileName: '第三讲.mp4',
  size: 1_000_000,
  ...more,
});
const create = async (more: object = {}) => (await cloud.createUpload(newUpload(more)))!;
const put = (credentials: { uploadAddress: string }, bytes: Uint8Array) =>
  server.objects.put(opened(credentials.uploadAddress)['FileName']!, bytes, 'video/mp4');

describe('credentials to upload', () => {
  it('is in the form that the cloud gives it in', async () => {
    const credentials = await create();
    expect(opened(credentials.uploadAuth)).toEqual({
      AccessKeyId: expect.stringMatching(/^STS\./) as string,
      AccessKeySecret: expect.any(String) as string,
      SecurityToken: expect.any(String) as string,
      ExpireUTCTime: '2026-11-22T08:50:00Z',
      Expiration: '3000',
      Region: 'cn-shanghai',
    });
    expect(opened(credentials.uploadAddress)).toEqual({
      Endpoint: 'https://shuyuan.example',
      Bucket: server.objects.bucket,
      FileName: `videos/${credentials.videoId}`,
    });
    expect(credentials.isOwnStore).toBe(true);
  });

  it('names each video by what nobody can guess', async () => {
    const ids = [(await create()).videoId, (await create()).videoId];
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is given anew with another secret, for the same place', async () => {
    const first = await create();
    const second = (await cloud.refreshUpload(first.videoId))!;
    expect({ ...second, uploadAuth: '' }).toEqual({ ...first, uploadAuth: '' });
    expect(opened(second.uploadAuth)['AccessKeyId']).not.toBe(opened(first.uploadAuth)['AccessKeyId']);
  });

  it('is not given anew for what the cloud does not know', async () => {
    expect(await cloud.refreshUpload('unknown')).toBeNull();
  });

  it('is not given to who has no room left', async () => {
    for (let gigabytes = 0; gigabytes < 5; gigabytes += 1) await create({ size: gigabyte });
    expect(await cloud.createUpload(newUpload({ size: 1 }))).toBeNull();
  });

  it('is given for what is left to who does not say how much will come', async () => {
    for (let gigabytes = 0; gigabytes < 4; gigabytes += 1) await create({ size: gigabyte });
    await create({ size: gigabyte / 2 });
    const lend = vi.spyOn(server.objects, 'lend');
    expect(await cloud.createUpload(newUpload({ size: null }))).not.toBeNull();
    expect(lend.mock.lastCall?.[0].maxBytes).toBe(gigabyte / 2);
    lend.mockRestore();
    expect(await cloud.createUpload(newUpload({ size: null }))).toBeNull();
  });

  it.each([
    ['第三讲.MP4', 'video/mp4'],
    ['第三讲.webm', 'video/webm'],
    ['第三讲.mov', 'video/quicktime'],
    ['第三讲.mkv', 'video/x-matroska'],
    ['第三讲.html', 'application/octet-stream'],
    ['第三讲', 'application/octet-stream'],
  ])('lets %s be served as %s and nothing else', async (fileName, contentType) => {
    const lend = vi.spyOn(server.objects, 'lend');
    await create({ fileName });
    expect(lend.mock.lastCall?.[0].contentType).toBe(contentType);
    lend.mockRestore();
  });
});

describe('a look at an upload', () => {
  it('finds nothing before it has arrived, nor of what nobody asked for', async () => {
    const { videoId } = await create();
    expect(await cloud.inspect(videoId)).toEqual({ status: 'missing' });
    expect(await cloud.inspect('unknown')).toEqual({ status: 'missing' });
  });

  it('finds what it truly is, whatever its name says, and how long', async () => {
    const credentials = await create({ fileName: '第三讲.mp4' });
    const film = await makeFilm('webm', { seconds: 4 });
    await put(credentials, film);
    expect(await cloud.inspect(credentials.videoId)).toEqual({
      status: 'ready',
      seconds: 4,
      bytes: film.length,
      mimeType: 'video/webm; codecs="vp09.00.21.08"',
      width: 640,
      height: 360,
    });
  });

  it('T4 serves a film as what it truly is, whatever its name says', async () => {
    const credentials = await create({ fileName: '2026-11-22-录制.mp4' });
    await put(credentials, await makeFilm('webm'));
    const key = opened(credentials.uploadAddress)['FileName']!;
    expect(await server.objects.head(key)).toMatchObject({ contentType: 'video/mp4' });
    await cloud.inspect(credentials.videoId);
    expect(await server.objects.head(key)).toMatchObject({ contentType: 'video/webm' });
  });

  it('reads a film once and then knows it', async () => {
    const credentials = await create();
    await put(credentials, await makeFilm('mp4'));
    const first = await cloud.inspect(credentials.videoId);
    const read = vi.spyOn(server.objects, 'read');
    expect(await cloud.inspect(credentials.videoId)).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('ends well for two who look at once, whoever takes it away', async () => {
    const credentials = await create();
    await put(credentials, Buffer.from('这不是视频'.repeat(100)));
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await cloud.inspect(credentials.videoId)).status),
    );
    expect(statuses).toContain('refused');
    expect(statuses.filter((status) => status !== 'refused' && status !== 'missing')).toEqual([]);
  });

  it('asks to come again when the machine is too busy, and keeps what is there', async () => {
    const credentials = await create();
    await put(credentials, await makeFilm('webm'));
    const read = vi.spyOn(server.objects, 'read').mockRejectedValueOnce(new ProbeTookTooLong());
    await expect(cloud.inspect(credentials.videoId)).rejects.toMatchObject({
      code: 1,
      message: strings.busy,
    });
    read.mockRestore();
    expect(await cloud.inspect(credentials.videoId)).toMatchObject({ status: 'ready' });
  });

  it('passes on that the store could not be read, and keeps what is there', async () => {
    const credentials = await create();
    await put(credentials, await makeFilm('webm'));
    const read = vi.spyOn(server.objects, 'read').mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(cloud.inspect(credentials.videoId)).rejects.toThrow('the disk is gone');
    read.mockRestore();
    expect(await cloud.inspect(credentials.videoId)).toMatchObject({ status: 'ready' });
  });

  it('refuses what is no video and takes it away, so that it fills nobody’s room', async () => {
    const credentials = await create();
    await put(credentials, Buffer.from('这不是视频'.repeat(100)));
    expect(await cloud.inspect(credentials.videoId)).toEqual({ status: 'refused' });
    expect(await server.objects.head(`videos/${credentials.videoId}`)).toBeNull();
    expect(await cloud.inspect(credentials.videoId)).toEqual({ status: 'missing' });
    expect(await cloud.refreshUpload(credentials.videoId)).toBeNull();
  });
});

it('plays by an address of our own that runs out after half an hour', async () => {
  const credentials = await create();
  const film = await makeFilm('webm');
  await put(credentials, film);
  const { url, thumb } = await cloud.play(credentials.videoId);
  expect(thumb).toBe('');
  expect(url).toBe(server.objects.signedPath(`videos/${credentials.videoId}`, 1800, now));
  expect(url).toMatch(/^\/[a-z-]+\/videos\//);
});

it('forgets a video, also one that never came, and one twice', async () => {
  const [first, second] = [await create(), await create()];
  await put(first, await makeFilm('webm'));
  for (const { videoId } of [first, first, second]) await cloud.remove(videoId);
  expect(await cloud.inspect(first.videoId)).toEqual({ status: 'missing' });
  expect(await cloud.refreshUpload(second.videoId)).toBeNull();
});

it('takes in a film of our own with its picture', async () => {
  const bytes = await makeFilm('webm', { seconds: 3 });
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  const film = { userId: person.id, fileName: '第一讲.webm', bytes, picture };
  const videoId = (await cloud.place(server.db, film))!;
  expect(await server.objects.read(`pictures/kept/${videoId}`, 0, 4)).toEqual(picture);
  expect(await cloud.inspect(videoId)).toMatchObject({ status: 'ready', seconds: 3 });
});
