import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createClient } from '@shuyuan/api-client';
import { imageLimits } from '@shuyuan/api-client/contract';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, findRole, type Person } from '../session/people.fixtures.ts';
import { largestForm } from '../../contract/file-routes.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

let server: TestServer;
let teacher: Person;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  teacher = await createPerson(server.db, { roleId: await findRole(server.db, 'teacher') });
});

const send = (somebody: Person, bytes: Uint8Array, type = 'image/png', name = 'a.png') =>
  clientOf(server, somebody).uploads.image(new File([Uint8Array.from(bytes)], name, { type }));
const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7a6b' } });
const stored = async (url: string) => {
  const answer = await server.fetch(new URL(url, 'http://school.test').pathname);
  return { type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('a picture that is uploaded', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/webp'],
  ] as const)('is stored and served as what its content is: %s', async (format, type) => {
    const bytes = await plain().toFormat(format).toBuffer();
    // Whatever its sender says.
    const answer = await send(teacher, bytes, 'text/html', 'a.html');
    expect(answer).toMatchObject({ width: 40, height: 30 });
    const served = await stored(answer.url);
    expect(served.type).toBe(type);
    expect(await sharp(served.bytes).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('has a name of its own each time: nobody’s is written over', async () => {
    const bytes = await plain().png().toBuffer();
    const [one, other] = [await send(teacher, bytes), await send(teacher, bytes)];
    expect(one.url).not.toBe(other.url);
    expect((await stored(one.url)).bytes).toEqual((await stored(other.url)).bytes);
  });

  it('keeps nothing but the picture: not where it was taken, nor what hangs behind it; and stands upright', async () => {
    const photo = await plain()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(teacher, Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
    const { bytes } = await stored(answer.url);
    expect(answer).toMatchObject({ width: 30, height: 40 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/secret place|script/);
  });

  it('that moves goes on moving', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame('#f00'), frame('#00f')]);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const answer = await send(teacher, gif);
    expect(answer).toMatchObject({ width: 8, height: 8 });
    expect((await sharp((await stored(answer.url)).bytes).metadata()).pages).toBe(2);
  });
});

describe('what is refused', () => {
  it.each([
    ['text', Buffer.from('<html>')],
    [
      'a drawing that may hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('is no picture: %s', async (_name, bytes) => {
    await expect(send(teacher, bytes)).rejects.toMatchObject({ code: 1, message: strings.notPicture });
  });

  it('is a picture that breaks off', async () => {
    const whole = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 99, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    await expect(send(teacher, whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 1,
      message: strings.notPicture,
    });
  });

  it('is one that is too large, in pixels or in bytes', async () => {
    const long = await plain(imageLimits.side + 1, 1)
      .png()
      .toBuffer();
    await expect(send(teacher, long)).rejects.toMatchObject({ code: 1, message: strings.pictureTooLarge });
    const heavy = new Uint8Array(imageLimits.bytes + 1);
    await expect(send(teacher, heavy)).rejects.toMatchObject({ code: 1, message: strings.pictureTooLarge });
    const { status } = await server.fetch('/api/v2/image/upload', {
      method: 'POST',
      headers: { ...teacher.headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(largestForm + 1),
    });
    expect(status).toBe(413);
  });

  it('is a form without a file, and a body that is no form', async () => {
    const form = new FormData();
    form.append('file', 'words');
    const ask = (init: RequestInit) =>
      server.fetch('/api/v2/image/upload', { method: 'POST', ...init }).then(({ status }) => status);
    expect(await ask({ headers: teacher.headers, body: form })).toBe(400);
    expect(
      await ask({ headers: { ...teacher.headers, 'content-type': 'multipart/form-data' }, body: 'x' }),
    ).toBe(400);
    expect(
      await ask({ headers: { ...teacher.headers, 'content-type': 'application/json' }, body: '{}' }),
    ).toBe(415);
  });

  it('is everybody without the right to write articles, before anything is read', async () => {
    const bytes = await plain().png().toBuffer();
    await expect(send(await createPerson(server.db), bytes)).rejects.toMatchObject({ code: 403 });
    const visitor = createClient({ baseUrl: '', fetch: server.fetch });
    await expect(visitor.uploads.image(new File([Uint8Array.from(bytes)], 'a.png'))).rejects.toMatchObject({
      code: 401,
    });
    const status = await server
      .fetch('/api/v2/image/upload', { method: 'POST', body: new Uint8Array(largestForm + 1) })
      .then((answer) => answer.status);
    expect(status).toBe(401);
  });
});
