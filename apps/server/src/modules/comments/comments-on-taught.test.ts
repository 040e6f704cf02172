import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { courses, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { commentStrings as strings } from './comments.strings.ts';

let server: TestServer;
let buyer: Person;
let reader: Person;
let course: number;
let video: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [buyer, reader] = [await createPerson(server.db), await createPerson(server.db)];
  video = await createVideo(server.db, { charge: null, publishedAt: null });
  course = await createCourse(server.db, { charge: 99, lessons: [{ title: '一', videoId: video }] });
  await buyCourse(server.db, buyer.id, course, new Date(0));
});

const page = { page: 1, size: 10 };
const of = (who: Person) => clientOf(server, who).comments;

describe('what is said about what is taught', () => {
  it('is read by whoever sees the page, and written by whoever may use it', async () => {
    for (const target of [
      { type: 'video', id: video },
      { type: 'course', id: course },
    ] as const) {
      await of(buyer).submit(target, { content: '听懂了', at_seconds: 12 });
      const { comments } = await of(reader).list(target, page);
      expect(comments.data).toMatchObject([{ content: '<p>听懂了</p>', at_seconds: 12 }]);
      await expect(of(reader).submit(target, { content: '还没买' })).rejects.toMatchObject({
        code: 1,
        message: strings.notOpen,
      });
    }
  });

  it('is everybody’s to write where it costs nothing', async () => {
    const combo = await createCombo(server.db, { charge: 0 });
    await of(reader).submit({ type: 'combo', id: combo }, { content: '不错' });
    expect((await of(buyer).list({ type: 'combo', id: combo }, page)).comments.total).toBe(1);
  });

  it('CR-06 is gone with what is hidden, but for who has it', async () => {
    const target = { type: 'video', id: video } as const;
    await of(buyer).submit(target, { content: '听懂了' });
    await server.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course));
    await expect(of(reader).list(target, page)).rejects.toMatchObject({ code: 404 });
    expect((await of(buyer).list(target, page)).comments.total).toBe(1);
    expect(await server.db.$count(videos, eq(videos.id, video))).toBe(1);
  });
});
