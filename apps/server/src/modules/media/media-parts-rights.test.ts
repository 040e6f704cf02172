import { isApiError } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFilm } from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { opened, uploadBytes } from '../uploads/uploads.fixtures.ts';
import { createHelper, createLibrarian, ownMedia, plain, type Librarian } from './media.fixtures.ts';

let server: TestServer;
let people: Record<'adder' | 'other' | 'owner' | 'librarian', Librarian>;

beforeAll(async () => {
  server = await createTestServer();
  const adds = { media: 'all', 'media.store': 'all' } as const;
  people = {
    adder: await createHelper(server, adds),
    other: await createHelper(server, { ...adds, 'media.update': 'own' }),
    owner: await createHelper(server, ownMedia),
    librarian: await createLibrarian(server),
  };
});
afterAll(() => server.close());

const upload = async (by: Librarian, height: number) =>
  uploadBytes(server, by, await makeFilm('mp4', { width: height * 2, height }));

async function keepFilm(by: Librarian) {
  const film = { video_id: await upload(by, 720), title: '第三讲', file_name: '第三讲.mp4' };
  return (await by.media.keepVideo(film)).id;
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: unknown) => (isApiError(error) ? error.code : Promise.reject(error as Error)),
  );

/** What the library has logged of a file after it was added. */
async function changesOf(id: number) {
  const { log } = people.librarian.manage;
  const { data } = await log.actions({ entity: 'media', subject_id: id });
  const changes = await Promise.all(
    data.filter(({ kind }) => kind === 'update').map(async (action) => (await log.action(action.id)).changes),
  );
  return changes.flat().map(({ before, after }) => ({ before, after }));
}

it.each([
  ['adder', 'own', 'done'],
  ['adder', 'of another', 403],
  ['other', 'of another', 403],
  ['owner', 'own', 'done'],
  ['librarian', 'of another', 'done'],
] as const)('a first part of a film is added by %s, film %s: %s', async (who, of, expected) => {
  const by = people[who];
  const id = await keepFilm(of === 'own' ? by : people.owner);
  expect(await outcomeOf(by.media.startPicture(id))).toBe(expected);
  const changed = await outcomeOf(by.media.keepRendition(id, await upload(by, 480)));
  expect(changed).toBe(expected);
  expect((await people.librarian.media.find(id)).renditions).toEqual(expected === 'done' ? [480] : []);
  expect(await changesOf(id)).toEqual(
    expected === 'done' ? [{ before: { renditions: [] }, after: { renditions: [480] } }] : [],
  );
});

it('is logged without an offer to undo it, which nothing could', async () => {
  const id = await keepFilm(people.librarian);
  await people.librarian.media.keepRendition(id, await upload(people.librarian, 480));
  const { data } = await people.librarian.manage.log.actions({ entity: 'media', subject_id: id });
  expect(data.map(({ kind, undo_until: until }) => [kind, until !== null])).toEqual([
    ['update', false],
    ['store', true],
  ]);
});

it.each([
  ['adder', 'own', 403],
  ['other', 'of another', 403],
  ['owner', 'own', 'done'],
  ['librarian', 'of another', 'done'],
] as const)('a smaller quality is replaced by %s, film %s: %s', async (who, of, expected) => {
  const by = people[who];
  const keeper = of === 'own' ? by : people.adder;
  const id = await keepFilm(keeper);
  await keeper.media.keepRendition(id, await upload(keeper, 480));
  const changed = await outcomeOf(by.media.keepRendition(id, await upload(by, 360)));
  expect(changed).toBe(expected);
  expect((await people.librarian.media.find(id)).renditions).toEqual(expected === 'done' ? [360] : [480]);
  expect((await changesOf(id))[0]).toEqual(
    expected === 'done'
      ? { before: { renditions: [480] }, after: { renditions: [360] } }
      : { before: { renditions: [] }, after: { renditions: [480] } },
  );
});

it.each([
  ['adder', 'own', 'done'],
  ['adder', 'of another', 403],
  ['other', 'of another', 403],
  ['librarian', 'of another', 'done'],
] as const)('a first picture is kept by %s, film %s: %s', async (who, of, expected) => {
  const by = people[who];
  const keeper = of === 'own' ? by : people.owner;
  const id = await keepFilm(keeper);
  // Asked for by who may: what counts here is who keeps it.
  const credentials = await keeper.media.startPicture(id);
  const jpeg = await plain(64, 36).jpeg().toBuffer();
  await server.objects.put(opened(credentials!.upload_address)['FileName'] ?? '', jpeg, 'image/jpeg');
  expect(await outcomeOf(by.media.keepPicture(id))).toBe(expected);
  expect((await people.librarian.media.find(id)).thumb === '').toBe(expected !== 'done');
  expect(await changesOf(id)).toEqual(
    expected === 'done' ? [{ before: { first_picture: false }, after: { first_picture: true } }] : [],
  );
});
