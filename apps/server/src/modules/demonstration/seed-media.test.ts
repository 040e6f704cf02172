import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { fileSeeds, pictureSeeds, videoSeed } from './media.seed.ts';
import { createLibrarian, read, type Librarian } from '../media/media.fixtures.ts';

let server: TestServer;
let librarian: Librarian;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  librarian = await createLibrarian(server);
});
afterAll(() => server.close());

it('has a library of three folders, with pictures, a video and files that all can be read', async () => {
  expect((await librarian.media.folders.list({})).data.map(({ name }) => name).toSorted()).toEqual(
    ['课程封面', '文章插图', '讲义与表格'].toSorted(),
  );
  await librarian.media.list({ kind: 'video' });
  const seeds = [...pictureSeeds, ...fileSeeds];
  const titles: string[] = [...seeds.map(({ title }) => title), videoSeed.record];
  const { data } = await librarian.media.list({ size: 100 });
  const ours = data.filter(({ title }) => titles.includes(title));
  const kinds = (kind: string) => ours.filter((file) => file.kind === kind);
  expect(['picture', 'video', 'file'].map((kind) => kinds(kind).length)).toEqual([8, 1, 2]);
  expect(kinds('video')[0]).toMatchObject({
    status: 'ready',
    duration: 24,
    width: expect.any(Number) as number,
  });
  for (const { id, thumb, kind } of ours) {
    const { url } = await librarian.media.address(id);
    for (const address of kind === 'file' ? [url] : [url, thumb])
      expect((await read(server, address)).statusCode).toBe(200);
  }
});
