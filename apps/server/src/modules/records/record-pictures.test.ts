import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@shuyuan/api-client';
import { listen, ossClient } from '../../blobs/routes/oss-client.fixtures.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { opened, uploadFilm } from '../uploads/uploads.fixtures.ts';
import { createRecording } from './records.fixtures.ts';
import { recordStrings as strings } from './records.strings.ts';

let server: TestServer;
let address: string;
let owner: Person;
let mine: Client;
let id: number;
let videoId: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await listen(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createPerson(server.db);
  mine = clientOf(server, owner);
  videoId = await uploadFilm(server, owner);
  id = await createRecording(server, owner, { aliyun_video_id: videoId });
});

const missing = { code: 404, message: strings.missing };
const notPicture = { code: 1, message: strings.notPicture };

const drawn = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7a6b' } });
const jpeg = (width?: number, height?: number) => drawn(width, height).jpeg().toBuffer();

/** As a browser does: with the credentials that the server gives, by the cloud's own client. */
async function send(bytes: Buffer) {
  const credentials = (await mine.records.startPicture(id))!;
  const auth = opened(credentials.upload_auth);
  const client = ossClient(address, {
    accessKeyId: auth['AccessKeyId']!,
    accessKeySecret: auth['AccessKeySecret']!,
    securityToken: auth['SecurityToken']!,
  });
  await client.put(opened(credentials.upload_address)['FileName']!, bytes, { mime: 'text/html' });
}

const thumb = async (client = mine) => (await client.records.detail(id)).video.thumb;
const keysAbout = async () => {
  const all = [`pictures/sent/${videoId}`, `pictures/kept/${videoId}`, `videos/${videoId}`];
  const found = await Promise.all(all.map((key) => server.objects.head(key)));
  return all.filter((_, index) => found[index]);
};

describe('the first picture of a recording', () => {
  it('is uploaded, looked at and shown, in the library and behind the link', async () => {
    expect(await thumb()).toBe('');
    await send(await jpeg());
    expect(await thumb()).toBe('');
    await mine.records.keepPicture(id);
    const [row] = (await mine.records.list()).data;
    const answer = await server.fetch(row?.thumb ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 360,
    });
    await mine.records.share(id, true);
    const visitor = clientOf(server, await createPerson(server.db));
    expect((await server.fetch(await thumb(visitor))).status).toBe(200);
  });

  it('holds nothing but the picture: not where it was taken, and not what hides behind its end', async () => {
    const talkative = await drawn()
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    await send(Buffer.concat([talkative, Buffer.from('<script>alert(1)</script>')]));
    await mine.records.keepPicture(id);
    const kept = Buffer.from(await server.objects.read(`pictures/kept/${videoId}`, 0, Infinity));
    expect(kept.includes('secret') || kept.includes('script')).toBe(false);
  });

  it('is shown once and for all: what is sent later changes nothing', async () => {
    const credentials = await mine.records.startPicture(id);
    expect(credentials).not.toBeNull();
    await send(await jpeg());
    await mine.records.keepPicture(id);
    const kept = await server.objects.head(`pictures/kept/${videoId}`);
    expect(await mine.records.startPicture(id)).toBeNull();
    await server.objects.put(
      opened(credentials!.upload_address)['FileName']!,
      await jpeg(64, 64),
      'image/jpeg',
    );
    await mine.records.keepPicture(id);
    expect(await server.objects.head(`pictures/kept/${videoId}`)).toEqual(kept);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a text', () => Buffer.from('今天的作业'.repeat(50))],
    ['a page that begins as a picture', () => Buffer.from([0xff, 0xd8, ...Buffer.from('<script>')])],
    ['a picture of another kind', () => drawn().png().toBuffer()],
    ['a picture that is too wide', () => jpeg(641, 360)],
    ['a picture that is too high', () => jpeg(64, 1601)],
    ['a picture that was cut off', async () => (await jpeg()).subarray(0, 900)],
  ])('is refused when it is %s, and the recording goes on without', async (_, make) => {
    await send(await make());
    await expect(mine.records.keepPicture(id)).rejects.toMatchObject(notPicture);
    expect(await keysAbout()).toEqual([`videos/${videoId}`]);
    expect(await thumb()).toBe('');
    await send(await jpeg());
    await mine.records.keepPicture(id);
    expect(await thumb()).toContain(`pictures/kept/${videoId}`);
  });

  it('is not kept when none has come', async () => {
    await expect(mine.records.keepPicture(id)).rejects.toMatchObject(notPicture);
  });

  it('is taken in up to 256 KiB', async () => {
    await expect(send(Buffer.alloc(256 * 1024 + 1))).rejects.toMatchObject({ status: 400 });
    expect(await keysAbout()).toEqual([`videos/${videoId}`]);
  });

  it('is nobody’s but the owner’s to give', async () => {
    const others = clientOf(server, await createPerson(server.db));
    await mine.records.share(id, true);
    await expect(others.records.startPicture(id)).rejects.toMatchObject(missing);
    await expect(others.records.keepPicture(id)).rejects.toMatchObject(missing);
  });

  it('goes with the recording, also when it was never looked at', async () => {
    await send(await jpeg());
    await mine.records.keepPicture(id);
    const kept = await server.objects.head(`pictures/kept/${videoId}`);
    expect(kept).not.toBeNull();
    await server.objects.put(`pictures/sent/${videoId}`, await jpeg(), 'image/jpeg');
    await mine.records.remove(id);
    expect(await keysAbout()).toEqual([]);
  });

  it('goes with the film, when the recording shows another one', async () => {
    await send(await jpeg());
    await mine.records.keepPicture(id);
    const another = await uploadFilm(server, owner);
    await mine.records.update(id, { title: '第四讲', aliyun_video_id: another });
    expect(await keysAbout()).toEqual([]);
    expect(await thumb()).toBe('');
    expect(await mine.records.startPicture(id)).not.toBeNull();
  });

  it('is asked for two hundred times a day at most', async () => {
    for (let count = 0; count < 200; count += 1) await mine.records.startPicture(id);
    await expect(mine.records.startPicture(id)).rejects.toMatchObject({ code: 429 });
  });
});
