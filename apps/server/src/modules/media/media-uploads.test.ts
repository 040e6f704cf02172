import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadAuth } from '@shuyuan/api-client';
import { listen, noise, ossClient } from '../../blobs/routes/oss-client.fixtures.ts';
import { objectUploads } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { opened } from '../uploads/uploads.fixtures.ts';
import { createHelper, createLibrarian, ownMedia, read, type Librarian } from './media.fixtures.ts';
import { mediaStrings as strings } from './media.strings.ts';

const partSize = 100 * 1024;

let server: TestServer;
let endpoint: string;
let now: Date;
let librarian: Librarian;

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ clock: { now: () => now }, uploadQuota: 3 * 2 ** 20 });
  endpoint = await listen(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  librarian = await createLibrarian(server);
});

const wait = (days: number) => void (now = new Date(now.getTime() + days * 86_400_000));
const pdf = (bytes = 4 * partSize) => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(bytes)]);
const create = (bytes: Uint8Array, filename = '讲义.pdf', by = librarian) =>
  by.media.fileUploads.create({ title: '讲义', filename, size: bytes.length });
const keyOf = ({ upload_address: address }: UploadAuth) => opened(address)['FileName'] ?? '';
const clientFor = ({ upload_auth: auth }: UploadAuth) => {
  const {
    AccessKeyId: accessKeyId = '',
    AccessKeySecret: accessKeySecret = '',
    SecurityToken: securityToken = '',
  } = opened(auth);
  return ossClient(endpoint, { accessKeyId, accessKeySecret, securityToken });
};
const keep = ({ video_id }: UploadAuth, by = librarian, file_name = '讲义.pdf') =>
  by.media.keepFile({ video_id, title: '讲义', file_name });
const send = async (bytes: Uint8Array, credentials: UploadAuth) =>
  clientFor(credentials).multipartUpload(keyOf(credentials), Buffer.from(bytes), { partSize });

describe('a file in parts', () => {
  it('ED-06 goes on where it stopped with access that was lent anew, and comes into the library once', async () => {
    const bytes = pdf();
    const first = await create(bytes);
    const key = keyOf(first);
    const begun = await clientFor(first).initMultipartUpload(key);
    const part = (number: number) => ({
      number,
      bytes: bytes.subarray((number - 1) * partSize, number * partSize),
    });
    const put = async (credentials: UploadAuth, number: number) => {
      const { etag } = await clientFor(credentials).uploadPart(
        key,
        begun.uploadId,
        number,
        part(number).bytes,
        0,
        part(number).bytes.length,
      );
      return { number, etag };
    };
    const done = [await put(first, 1), await put(first, 2)];
    await expect(keep(first)).rejects.toMatchObject({ code: 1, message: strings.unfinished });
    const second = await librarian.media.fileUploads.refresh(first.video_id);
    expect(keyOf(second)).toBe(key);
    for (const number of [3, 4, 5]) done.push(await put(second, number));
    await clientFor(second).completeMultipartUpload(key, begun.uploadId, done);
    const [kept, again] = await Promise.all([keep(second), keep(second)]);
    expect(kept).toMatchObject({
      kind: 'file',
      title: '讲义',
      file_name: '讲义.pdf',
      content_type: 'application/pdf',
      bytes: bytes.length,
    });
    expect(again.id).toBe(kept.id);
    const { url } = await librarian.media.address(kept.id);
    expect((await read(server, url)).rawPayload.equals(bytes)).toBe(true);
    await expect(librarian.media.fileUploads.refresh(first.video_id)).rejects.toMatchObject({
      code: 1,
      message: strings.saved,
    });
  });

  it('is refused when it is not what its name says, and leaves nothing', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), noise(partSize)]);
    const credentials = await create(program);
    await send(program, credentials);
    await expect(keep(credentials)).rejects.toMatchObject({ code: 1, message: strings.otherContent });
    expect(await server.objects.head(keyOf(credentials))).toBeNull();
    await expect(create(program, 'a.exe')).rejects.toMatchObject({ message: strings.unknownType });
  });

  it('is one’s own: nobody else prolongs or keeps it', async () => {
    const bytes = pdf(partSize);
    const credentials = await create(bytes);
    await send(bytes, credentials);
    const helper = await createHelper(server, ownMedia);
    await expect(helper.media.fileUploads.refresh(credentials.video_id)).rejects.toMatchObject({ code: 404 });
    await expect(keep(credentials, helper)).rejects.toMatchObject({ code: 404 });
  });

  it('fits into one’s room while it comes, and takes none of it once it is the school’s', async () => {
    const bytes = pdf(2 * 2 ** 20);
    const credentials = await create(bytes);
    await expect(create(bytes)).rejects.toMatchObject({ code: 1, data: { field: 'quota' } });
    await send(bytes, credentials);
    await keep(credentials);
    await expect(create(bytes)).resolves.toBeDefined();
  });

  it('ED-07 that was left goes: its parts in a day, whole and never kept in a week; what was kept stays', async () => {
    const bytes = pdf(partSize);
    const [parts, left, kept] = [await create(bytes), await create(bytes), await create(bytes)];
    const begun = await clientFor(parts).initMultipartUpload(keyOf(parts));
    expect(await server.db.$count(objectUploads, eq(objectUploads.id, begun.uploadId))).toBe(1);
    await send(bytes, left);
    await send(bytes, kept);
    const { id } = await keep(kept);
    wait(1.1);
    await server.objects.tidy(now);
    expect(await server.db.$count(objectUploads, eq(objectUploads.id, begun.uploadId))).toBe(0);
    wait(7);
    await server.modules.tidy(server.db);
    await server.objects.tidy(now);
    expect(await server.objects.head(keyOf(left))).toBeNull();
    expect(await server.objects.head(keyOf(kept))).toMatchObject({ bytes: bytes.length });
    expect((await librarian.media.find(id)).bytes).toBe(bytes.length);
  });

  it('takes the place of a file, and is taken back by an undo', async () => {
    const [first, second] = [pdf(partSize), pdf(2 * partSize)];
    const [one, two] = [await create(first), await create(second, '新讲义.pdf')];
    await send(first, one);
    await send(second, two);
    const { id } = await keep(one);
    const replaced = await librarian.media.replaceByUpload(id, {
      video_id: two.video_id,
      file_name: '新讲义.pdf',
    });
    expect(replaced).toMatchObject({ id, file_name: '新讲义.pdf', bytes: second.length });
    const [latest] = (await librarian.manage.log.actions({ entity: 'media' })).data;
    await librarian.manage.log.undo(latest!.id);
    expect(await librarian.media.find(id)).toMatchObject({ file_name: '讲义.pdf', bytes: first.length });
    wait(2);
    await server.modules.tidy(server.db);
    const { url } = await librarian.media.address(id).catch(() => ({ url: '' }));
    expect(url).not.toBe('');
    expect(await server.objects.head(keyOf(two))).toBeNull();
    expect(await server.objects.head(keyOf(one))).toMatchObject({ bytes: first.length });
  });
});
