import { clientOf } from '../../testing/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { uploadFilm } from '../uploads/uploads.fixtures.ts';
import { createRecording } from './records.fixtures.ts';
import { tidyRecords } from './tidy-records.ts';

let twins: Twins;

beforeAll(async () => {
  twins = await createTwins({});
});
afterAll(() => twins.close());

const count = 12;
const minutes = (number: number) => ({ now: () => new Date(Date.now() + number * 60_000) });

/** Both servers in the same moment; answers what the clouds of both were told to take away. */
async function tidyBoth(clock = minutes(0)) {
  const removals = twins.servers.map(({ deps }) => vi.spyOn(deps.cloudVideo, 'remove'));
  await Promise.all(twins.servers.map(({ deps, db }) => tidyRecords({ ...deps, clock }, db)));
  const removed = removals.flatMap(({ mock }) => mock.calls.flat());
  for (const removal of removals) removal.mockRestore();
  return removed.toSorted();
}

const left = async () => {
  const { rows } = await twins.db.execute<Record<string, string>>(sql`select
    (select count(*) from video_records) as records, (select count(*) from comments) as comments,
    (select count(*) from comment_threads) as threads, (select count(*) from video_uploads) as uploads,
    (select count(*) from local_videos) as videos, (select count(*) from video_removals) as removals`);
  return Object.values(rows[0] ?? {}).map(Number);
};

it('two servers that tidy at once take what a closed account has left, once, and neither gives up', async () => {
  const [server] = twins.servers;
  const owner = await createPerson(twins.db);
  const mine = clientOf(server, owner);
  const videoIds = [];
  for (let index = 0; index < count; index += 1) {
    const id = await createRecording(server, owner);
    await mine.comments.submit({ type: 'records', id }, { content: '再见' });
    videoIds.push((await mine.records.detail(id)).video.aliyun_video_id);
  }
  const unsaved = await uploadFilm(server, owner);
  await twins.db.execute(sql`delete from users where id = ${owner.id}`);
  expect(await tidyBoth()).toEqual([...videoIds, unsaved].toSorted());
  expect(await left()).toEqual([0, 0, 0, 0, 0, 0]);
});

it('what the cloud would not take is tried again by one of them', async () => {
  const [server] = twins.servers;
  const owner = await createPerson(twins.db);
  const mine = clientOf(server, owner);
  const refusing = vi.spyOn(server.deps.cloudVideo, 'remove').mockRejectedValue(new Error('busy'));
  const videoIds = [];
  for (let index = 0; index < count; index += 1) {
    const id = await createRecording(server, owner);
    videoIds.push((await mine.records.detail(id)).video.aliyun_video_id);
    await mine.records.remove(id);
  }
  refusing.mockRestore();
  expect(await tidyBoth()).toEqual([]);
  expect(await tidyBoth(minutes(11))).toEqual(videoIds.toSorted());
  expect(await left()).toEqual([0, 0, 0, 0, 0, 0]);
});
