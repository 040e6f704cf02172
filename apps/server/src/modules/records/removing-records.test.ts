import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@shuyuan/api-client';
import { countWaiting } from '../../blobs/objects/lock-waiters.fixtures.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { insertComment } from '../comments/comments.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createRecording } from './records.fixtures.ts';
import { tidyRecords } from './tidy-records.ts';

let server: TestServer;
let owner: Person;
let mine: Client;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createPerson(server.db);
  mine = clientOf(server, owner);
});

const page = { page: 1, size: 10 };
const later = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) });
const tidy = (clock = server.deps.clock) => tidyRecords({ ...server.deps, clock }, server.db);
const videoOf = async (id: number) => (await mine.records.detail(id)).video.aliyun_video_id;
const holds = async (videoId: string) => (await server.objects.head(`videos/${videoId}`)) !== null;

/** Rows that are left of a recording and its video, by table. */
async function leftOf(id: number, videoId: string) {
  const { rows } = await server.db.execute<Record<string, string>>(sql`select
    (select count(*) from video_records where id = ${id}) as records,
    (select count(*) from comments where target_type = 'records' and target_id = ${id}) as comments,
    (select count(*) from comment_threads where target_type = 'records' and target_id = ${id}) as threads,
    (select count(*) from video_uploads where video_id = ${videoId}) as uploads,
    (select count(*) from local_videos where video_id = ${videoId}) as videos,
    (select count(*) from video_removals where video_id = ${videoId}) as removals`);
  return Object.values(rows[0] ?? {}).reduce((sum, count) => sum + Number(count), 0);
}

describe('removing a recording', () => {
  it('takes its file and all that was said about it', async () => {
    const id = await createRecording(server, owner);
    const videoId = await videoOf(id);
    const target = { type: 'records' as const, id };
    await mine.comments.submit(target, { content: '这里讲得很清楚', at_seconds: 1 });
    const { comments } = await mine.comments.list(target, page);
    const parentId = comments.data[0]!.id;
    await mine.comments.submit(target, { content: '同意', parent_id: parentId, reply_id: parentId });
    expect(await leftOf(id, videoId)).toBe(6);
    await mine.records.remove(id);
    expect(await leftOf(id, videoId)).toBe(0);
    expect(await holds(videoId)).toBe(false);
    await expect(mine.records.remove(id)).rejects.toMatchObject({ code: 404 });
    await expect(mine.comments.answers(parentId, page)).rejects.toMatchObject({ code: 404 });
  });

  it('takes nothing of its neighbours', async () => {
    const [one, two] = [await createRecording(server, owner), await createRecording(server, owner)];
    await mine.comments.submit({ type: 'records', id: two }, { content: '留下' });
    const kept = await videoOf(two);
    await mine.records.remove(one);
    expect(await holds(kept)).toBe(true);
    expect((await mine.comments.list({ type: 'records', id: two }, page)).comments.total).toBe(1);
  });

  it('and an answer to what is said about it at the same moment never stand in each other’s way', async () => {
    const id = await createRecording(server, owner);
    const videoId = await videoOf(id);
    const target = { type: 'records' as const, id };
    const { id: parentId } = await mine.comments.submit(target, { content: '这里讲得很清楚' });
    const reply = { target, userId: owner.id, content: '同意', contentHtml: '同意' };
    const { removing } = await server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from comment_threads where target_id = ${id} for update`);
      const begun = mine.records.remove(id);
      await expect.poll(() => countWaiting(server.db)).toBe(1);
      await insertComment(tx, reply, { parentId, replyId: null, replyUserId: null }, new Date());
      return { removing: begun };
    });
    await removing;
    expect(await leftOf(id, videoId)).toBe(0);
  });

  it('is done for its owner also when the cloud would not hear; the file goes later', async () => {
    const id = await createRecording(server, owner);
    const videoId = await videoOf(id);
    const remove = vi.spyOn(server.deps.cloudVideo, 'remove').mockRejectedValue(new Error('unreachable'));
    await mine.records.remove(id);
    remove.mockRestore();
    expect((await mine.records.list()).total).toBe(0);
    expect(await holds(videoId)).toBe(true);
    await tidy(later(11));
    expect(await holds(videoId)).toBe(false);
    expect(await leftOf(id, videoId)).toBe(0);
  });

  it('goes on at another server when the first one has died right after it', async () => {
    const id = await createRecording(server, owner);
    const videoId = await videoOf(id);
    const remove = vi.spyOn(server.deps.cloudVideo, 'remove').mockReturnValue(new Promise(() => {}));
    // Its answer never comes: the call ends by its time limit, when nobody asks any more.
    mine.records.remove(id).catch(() => {});
    await expect.poll(() => remove).toHaveBeenCalled();
    remove.mockRestore();
    await tidy(later(11));
    expect(await holds(videoId)).toBe(false);
    expect(await leftOf(id, videoId)).toBe(0);
  });
});

describe('tidying', () => {
  it('takes what a closed account has recorded, with file and comments', async () => {
    const id = await createRecording(server, owner);
    const videoId = await videoOf(id);
    await mine.comments.submit({ type: 'records', id }, { content: '再见' });
    await server.db.execute(sql`delete from users where id = ${owner.id}`);
    await tidy();
    expect(await leftOf(id, videoId)).toBe(0);
    expect(await holds(videoId)).toBe(false);
  });

  it('takes what was posted in the very moment in which its recording went', async () => {
    const id = await createRecording(server, owner);
    const videoId = await videoOf(id);
    await mine.records.remove(id);
    const post = {
      target: { type: 'records' as const, id },
      userId: owner.id,
      content: '晚',
      contentHtml: '晚',
    };
    await insertComment(server.db, post, null, new Date());
    expect(await leftOf(id, videoId)).toBe(2);
    await tidy();
    expect(await leftOf(id, videoId)).toBe(0);
  });

  it('leaves alone what is kept', async () => {
    const id = await createRecording(server, owner);
    await mine.comments.submit({ type: 'records', id }, { content: '留下' });
    await tidy(later(60 * 24 * 30));
    expect((await mine.comments.list({ type: 'records', id }, page)).comments.total).toBe(1);
    expect(await holds(await videoOf(id))).toBe(true);
  });
});
