import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createMediaApi } from '@shuyuan/api-client/manage';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, findRole } from '../session/people.fixtures.ts';
import {
  createHelper,
  createLibrarian,
  fileOf,
  ownMedia,
  photoFile,
  pngFile,
  read,
  type Librarian,
} from './media.fixtures.ts';
import { mediaFolderStrings, mediaStrings as strings } from './media.strings.ts';

let server: TestServer;
let now: Date;
let librarian: Librarian;

beforeAll(async () => {
  now = new Date('2026-11-21T04:00:00Z');
  server = await createTestServer({ clock: { now: () => now } });
  librarian = await createLibrarian(server);
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date('2026-11-21T04:00:00Z');
});

const wait = (days: number) => void (now = new Date(now.getTime() + days * 86_400_000));
const store = async (name = 'a.png', by = librarian) => by.media.storePicture(await pngFile(name), null);
const announce = (content: string, title = '开学通知') =>
  librarian.manage.announcements.store({ title, content });
const usesOf = async (id: number) => (await librarian.media.uses(id)).data.map(({ title }) => title);

describe('a picture of the library', () => {
  it('is listed with what is known of it, found by its name, and belongs to who sent it', async () => {
    const stored = await store('期末 review.png');
    expect(stored).toMatchObject({
      kind: 'picture',
      title: '期末 review',
      file_name: '期末 review.png',
      content_type: 'image/png',
      width: 40,
      height: 30,
      status: 'ready',
      url: `/media/${stored.id}/review.png`,
      thumb: `/media/${stored.id}/review.png?w=320`,
      uses_count: 0,
    });
    const { data } = await librarian.media.list({ keywords: 'REVIEW', kind: 'picture' });
    expect(data).toEqual([stored]);
    expect((await librarian.media.list({ kind: 'video' })).total).toBe(0);
  });

  it('stands upright, and tells nothing of place and device', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url, width, height } = await librarian.media.storePicture(fileOf(photo, 'IMG_1.JPG'), null);
    expect([width, height]).toEqual([30, 40]);
    const { rawPayload } = await read(server, url);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 30, height: 40 });
    expect(rawPayload.toString('latin1')).not.toContain('secret');
  });

  it('is drawn in three widths, never enlarged, as WebP for whom reads it', async () => {
    const { url } = await librarian.media.storePicture(await photoFile('a.jpg', 1000, 500), null);
    const drawn = async (query: string, headers = {}) => {
      const answer = await read(server, url + query, headers);
      return [answer.headers['content-type'], (await sharp(answer.rawPayload).metadata()).width];
    };
    expect(await drawn('?w=320')).toEqual(['image/webp', 320]);
    expect(await drawn('?w=400')).toEqual(['image/webp', 640]);
    expect(await drawn('?w=1280')).toEqual(['image/webp', 1000]);
    expect(await drawn('?w=99999')).toEqual(['image/webp', 1000]);
    expect(await drawn('?w=x')).toEqual(['image/jpeg', 1000]);
    expect(await drawn('')).toEqual(['image/jpeg', 1000]);
    expect(await drawn('', { accept: 'image/avif,image/webp,*/*' })).toEqual(['image/webp', 1000]);
  });

  it('is there for everybody by its id alone, and no other id', async () => {
    const { id } = await store();
    const answer = await read(server, `/media/${id}/whatever.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const text = await librarian.media.storeFile(fileOf('课表', '课表.txt'), null);
    for (const other of [0, 999_999, 'x', `0${id}`, text.id])
      expect((await read(server, `/media/${other}/a.png`)).statusCode).toBe(404);
  });

  it('ED-11 shows the new one at the same address once it is replaced, in all widths, from no cache', async () => {
    const before = await librarian.media.storePicture(await photoFile('a.jpg', 800, 400), null);
    const look = async (query: string, etag?: string) =>
      read(server, before.url + query, etag === undefined ? {} : { 'if-none-match': etag });
    const seen = await Promise.all(['', '?w=320'].map((query) => look(query)));
    const etags = seen.map(({ headers }) => String(headers.etag));
    expect(seen.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache']);
    expect(new Set(etags).size).toBe(2);
    expect((await look('?w=320', etags[1])).statusCode).toBe(304);
    const after = await librarian.media.replaceFile(before.id, await pngFile('b.png', 600, '#f00'));
    expect(after).toMatchObject({
      id: before.id,
      url: before.url,
      file_name: 'b.png',
      width: 600,
      height: 450,
    });
    for (const [at, query] of ['', '?w=320'].entries()) {
      const answer = await look(query, etags[at]);
      expect(answer.statusCode).toBe(200);
      expect((await sharp(answer.rawPayload).stats()).dominant.r).toBeGreaterThan(200);
    }
    await expect(librarian.media.replaceFile(before.id, fileOf('x', 'a.txt'))).rejects.toMatchObject({
      code: 1,
    });
  });

  it('ED-11 is as it was once its replacement is undone, and until then its bytes stay', async () => {
    const before = await store();
    const seen = await read(server, before.url);
    await librarian.media.replaceFile(before.id, await pngFile('b.png', 60));
    wait(5 / (24 * 60));
    await server.modules.tidy(server.db);
    const [latest] = (await librarian.manage.log.actions({ entity: 'media' })).data;
    await librarian.manage.log.undo(latest!.id);
    const again = await read(server, before.url);
    expect(again.rawPayload.equals(seen.rawPayload)).toBe(true);
    expect(again.headers.etag).toBe(seen.headers.etag);
    wait(2);
    await server.modules.tidy(server.db);
    expect((await read(server, before.url)).rawPayload.equals(seen.rawPayload)).toBe(true);
  });
});

describe('what uses a file', () => {
  it('is written down with each change, and told with what it is called', async () => {
    const [one, two] = [await store(), await store()];
    const { id } = await announce(`<p>看<img src="${one.url}"></p>`);
    expect(await usesOf(one.id)).toEqual(['开学通知']);
    expect((await librarian.media.find(one.id)).uses_count).toBe(1);
    const { action_id: changed } = await librarian.manage.announcements.update(id, {
      content: `<p><img src="${two.url}"></p>`,
      title: '放假通知',
    });
    expect([await usesOf(one.id), await usesOf(two.id)]).toEqual([[], ['放假通知']]);
    await librarian.manage.log.undo(changed);
    expect([await usesOf(one.id), await usesOf(two.id)]).toEqual([['开学通知'], []]);
    const { action_id: removed } = await librarian.manage.announcements.removeMany([id]);
    expect(await usesOf(one.id)).toEqual([]);
    await librarian.manage.log.undo(removed);
    expect(await usesOf(one.id)).toEqual(['开学通知']);
  });

  it('ED-11 keeps it: a draft’s picture is not removed, nor any file together with it', async () => {
    const [used, free] = [await store(), await store()];
    await librarian.manage.articles.store({ title: '未写完', thumb: used.url });
    await expect(librarian.media.removeMany([free.id, used.id])).rejects.toMatchObject({
      code: 1,
      message: strings.used('未写完', 1),
    });
    await announce(`<img src="${used.url}">`);
    await expect(librarian.media.removeMany([used.id])).rejects.toMatchObject({
      message: expect.stringContaining('2处') as string,
    });
    expect((await librarian.media.find(free.id)).id).toBe(free.id);
  });

  it('is nobody whose words only look so', async () => {
    const { id } = await store();
    await announce(`<p>/media/${id} 和 /media/999999/a.png 和 media/${id}0/</p>`);
    expect(await usesOf(id)).toEqual([]);
  });
});

describe('removing', () => {
  it('hides it from the library, and is undone; who shows it goes on to do so for a month', async () => {
    const { id, url } = await store();
    const { action_id } = await librarian.media.removeMany([id]);
    await expect(librarian.media.find(id)).rejects.toMatchObject({ code: 404 });
    expect((await read(server, url)).statusCode).toBe(200);
    await librarian.manage.log.undo(action_id);
    expect((await librarian.media.find(id)).title).toBe('a');
    await librarian.media.removeMany([id]);
    wait(29);
    await server.modules.tidy(server.db);
    expect((await read(server, url)).statusCode).toBe(200);
    wait(2);
    await server.modules.tidy(server.db);
    expect((await read(server, url)).statusCode).toBe(404);
  });
});

describe('ED-09 a file', () => {
  it.each([
    '报告（终）.docx.txt',
    '😀 期末.txt',
    '../x.txt',
    `${'课'.repeat(83)}ab.txt`,
    'a"b;c%20\'d.txt',
    '同名.txt',
    '同名.txt',
  ])('%s is shown as it is called, stored by its id, and saved under that name', async (name) => {
    const stored = await librarian.media.storeFile(fileOf('第一讲', name), null);
    expect(stored).toMatchObject({ kind: 'file', file_name: name, url: '', content_type: 'text/plain' });
    const { url } = await librarian.media.address(stored.id);
    expect(url).toMatch(/^\/shuyuan-media\/files\/[0-9a-f]{32}\?/);
    const { headers, body } = await read(server, url);
    expect(body).toBe('第一讲');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.~!$&+^`|-]+$/);
    const saved = decodeURIComponent(disposition.split("UTF-8''")[1] ?? '');
    expect(saved).toBe(name.replace(/["/]/g, '_'));
  });

  it('is read by nobody without its address, nor for longer or as anything else than that says', async () => {
    const { id } = await librarian.media.storeFile(fileOf('a,b\n', '成绩.csv'), null);
    const { url } = await librarian.media.address(id);
    const [path = '', query = ''] = url.split('?');
    const named = new URLSearchParams(query);
    named.set('response-content-disposition', 'inline');
    for (const other of [path, `${path}?${named}`, url.replace('/files/', '/videos/')])
      expect((await read(server, other)).statusCode).toBe(403);
    expect((await read(server, url, { range: 'bytes=2-' })).body).toBe('b\n');
    wait(1);
    expect((await read(server, url)).statusCode).toBe(403);
  });

  it('is refused with more letters than a name has', async () => {
    const sending = librarian.media.storeFile(fileOf('x', `${'a'.repeat(256)}.txt`), null);
    await expect(sending).rejects.toMatchObject({ code: 1, message: strings.nameTooLong });
  });
});

describe('who may', () => {
  it('look after the library: nobody without the right, whoever has it for their own alone their own', async () => {
    const { id } = await store();
    const helper = await createHelper(server, ownMedia);
    const learner = await createPerson(server.db, { roleId: await findRole(server.db, 'learner') });
    const file = await pngFile();
    for (const person of [learner, await createHelper(server, { article: 'all' })]) {
      const media = createMediaApi(clientOf(server, person).http);
      for (const ask of [() => media.list({}), () => media.address(id), () => media.storePicture(file, null)])
        await expect(ask()).rejects.toMatchObject({ code: 403 });
    }
    const own = await helper.media.storePicture(file, null);
    expect((await helper.media.list({})).data.map((each) => each.id)).toEqual([own.id]);
    for (const ask of [
      () => helper.media.find(id),
      () => helper.media.address(id),
      () => helper.media.uses(id),
      () => helper.media.update(id, { title: '我的' }),
      () => helper.media.replaceFile(id, file),
      () => helper.media.removeMany([id]),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 404 });
    expect(await helper.media.replaceFile(own.id, file)).toMatchObject({ id: own.id });
    expect(await helper.media.removeMany([own.id, id])).toMatchObject({ missing_ids: [id] });
    expect(await librarian.media.find(id)).toMatchObject({ id });
  });
});

describe('folders', () => {
  const folder = async (name: string, parentId: number | null = null) =>
    (await librarian.media.folders.store({ name, parent_id: parentId })).id;

  it('hold files and folders, three deep and none within itself', async () => {
    const top = await folder('第一层');
    const middle = await folder('第二层', top);
    const low = await folder('第三层', middle);
    await expect(folder('第四层', low)).rejects.toMatchObject({ message: mediaFolderStrings.tooDeep });
    const other = await folder('另一个');
    const move = (id: number, parentId: number) =>
      librarian.media.folders.update(id, { parent_id: parentId });
    await expect(move(top, other)).rejects.toMatchObject({ message: mediaFolderStrings.tooDeep });
    for (const within of [top, middle, low])
      await expect(move(top, within)).rejects.toMatchObject({ message: mediaFolderStrings.withinItself });
    await expect(folder('第二层', top)).rejects.toMatchObject({ message: mediaFolderStrings.taken });
    await expect(folder('无处', 999_999)).rejects.toMatchObject({ message: mediaFolderStrings.parentGone });
    const { data } = await librarian.media.folders.list({ keywords: '第一层' });
    expect(data[0]).toMatchObject({ folders_count: 1, files_count: 0 });
  });

  it('take files at once and later, and go when nothing stands in them', async () => {
    const id = await folder('放图片');
    const { id: fileId } = await librarian.media.storePicture(await pngFile(), id);
    const { id: other } = await store();
    await librarian.media.updateMany([other], { folder_id: id });
    expect((await librarian.media.list({ folder_id: id })).total).toBe(2);
    const top = await librarian.media.list({ folder_id: 0, size: 100 });
    expect(top.data.every((each) => each.folder_id === null)).toBe(true);
    await expect(librarian.media.folders.removeMany([id])).rejects.toMatchObject({
      message: mediaFolderStrings.notEmpty,
    });
    await librarian.media.removeMany([fileId, other]);
    await librarian.media.folders.removeMany([id]);
    const gone = librarian.media.storePicture(await pngFile(), id);
    await expect(gone).rejects.toMatchObject({ code: 1, message: strings.folderGone });
  });
});
