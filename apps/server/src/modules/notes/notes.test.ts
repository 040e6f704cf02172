import { createNotesApi, noteLimits, type NewNote } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseLessons, notes, users, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { noteStrings as strings } from './notes.strings.ts';

let server: TestServer;
let writer: Person;
let reader: Person;
let now = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  writer = await createPerson(server.db, { nickName: '沈砚秋' });
  reader = await createPerson(server.db);
});

const api = (who?: Person) => createNotesApi(clientOf(server, who).http);
const onVideo = (id: number, note: Partial<NewNote> = {}): NewNote => ({
  content: '<p>塔影很长</p>',
  resource_type: 'video',
  resource_id: id,
  ...note,
});
const later = () => void (now = new Date(now.getTime() + 1000));
const missing = { code: 404, message: strings.missing };
const gone = { code: 404, message: strings.targetMissing };

describe('writing a note', () => {
  it('keeps it with its second, sanitised, and with its first words for lists', async () => {
    const id = await createVideo(server.db, { title: '日影' });
    const note = await api(writer).store(
      onVideo(id, {
        content: '<p onclick="x()">塔影<script>x</script></p><p>很长</p>',
        second: 73,
        title: ' 题 ',
      }),
    );
    expect(note).toMatchObject({
      title: '题',
      content: '<p>塔影</p><p>很长</p>',
      excerpt: '塔影 很长',
      resource: { type: 'video', id, title: '日影' },
      second: 73,
      paragraph: null,
      course: null,
      is_public: false,
      is_own: true,
      user: { id: writer.id, nick_name: '沈砚秋' },
    });
    expect(await api(writer).detail(note.id)).toEqual(note);
  });

  it('keeps it once however often it is sent under one key', async () => {
    const id = await createVideo(server.db);
    const send = () => api(writer).store(onVideo(id), { idempotencyKey: 'draft-1-3' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect((await send()).id).toBe(first.id);
    expect(await server.db.$count(notes, eq(notes.userId, writer.id))).toBe(1);
  });

  it('refuses what has no words, and what has too many', async () => {
    await expect(api(writer).store({ content: '<p> <br></p>' })).rejects.toMatchObject({
      code: 1,
      message: strings.empty,
    });
    const words = '塔'.repeat(noteLimits.content);
    await expect(api(writer).store({ content: `<p>${words}影</p>` })).rejects.toMatchObject({
      code: 1,
      message: strings.tooLong(noteLimits.content),
    });
    expect((await api(writer).store({ content: `<p>${words}</p>` })).resource).toBeNull();
    await expect(api(writer).store({ content: '<p>塔</p>', title: '题'.repeat(101) })).rejects.toMatchObject({
      code: 400,
    });
  });

  it('is for what one may watch or read, tried seconds among it, and for visitors not at all', async () => {
    const sold = await createVideo(server.db, { charge: 19 });
    const tried = await createVideo(server.db, { charge: 19, freeSeconds: 30 });
    const hidden = await createVideo(server.db, { publishedAt: null });
    const draft = await createArticle(server.db, { publishedAt: null });
    const article = await createArticle(server.db);
    await expect(api(writer).store(onVideo(sold))).rejects.toMatchObject({ code: 403 });
    await expect(api(writer).store(onVideo(hidden))).rejects.toMatchObject({ code: 404 });
    const onArticle = { resource_type: 'article', paragraph: 2, content: '<p>塔</p>' } as const;
    await expect(api(writer).store({ ...onArticle, resource_id: draft })).rejects.toMatchObject(gone);
    await expect(api().store(onVideo(tried))).rejects.toMatchObject({ code: 401 });
    expect((await api(writer).store(onVideo(tried))).resource?.id).toBe(tried);
    expect(await api(writer).store({ ...onArticle, resource_id: article })).toMatchObject({
      second: null,
      paragraph: 2,
    });
  });

  it('names only a course that holds what it is about', async () => {
    const id = await createVideo(server.db);
    const course = await createCourse(server.db, { charge: 0 });
    await expect(api(writer).store(onVideo(id, { course_id: course }))).rejects.toMatchObject({ code: 404 });
    await server.db
      .insert(courseLessons)
      .values({ courseId: course, kind: 'video', title: '一', videoId: id });
    expect((await api(writer).store(onVideo(id, { course_id: course }))).course?.id).toBe(course);
  });
});

describe('one’s own notes', () => {
  it('are changed and deleted by nobody else, who is told that there are none', async () => {
    const { id } = await api(writer).store({ content: '<p>塔</p>', is_public: true });
    await expect(api(reader).update(id, { title: '别的' })).rejects.toMatchObject(missing);
    await expect(api(reader).remove(id)).rejects.toMatchObject(missing);
    expect(await api(reader).removeMany([id])).toBe(0);
    later();
    const changed = await api(writer).update(id, { content: '<p>影</p>', is_public: false });
    expect(changed).toMatchObject({ title: '', excerpt: '影', is_public: false });
    expect(changed.updated_at > changed.created_at).toBe(true);
    await expect(api(reader).detail(id)).rejects.toMatchObject(missing);
    await api(writer).remove(id);
    await expect(api(writer).detail(id)).rejects.toMatchObject(missing);
  });

  it('CL-12 come in the order of the video, those past its end last', async () => {
    const id = await createVideo(server.db, { duration: 600 });
    for (const second of [900, 300, null, 20]) await api(writer).store(onVideo(id, { second }));
    await server.db.update(videos).set({ duration: 250 }).where(eq(videos.id, id));
    const { data } = await api(writer).mine({ resource_type: 'video', resource_id: id, sort: 'moment' });
    expect(data.map(({ second }) => second)).toEqual([null, 20, 300, 900]);
  });

  it('are found by words and not by markup, page by page', async () => {
    const article = await createArticle(server.db);
    await api(writer).store({ content: '<p>影<strong>子</strong>很长</p>' });
    later();
    await api(writer).store({ content: '<p>塔 100%</p>', resource_type: 'article', resource_id: article });
    const found = async (keywords: string) => (await api(writer).mine({ keywords })).total;
    expect(await found('影子')).toBe(1);
    expect(await found('strong')).toBe(0);
    expect(await found('100%')).toBe(1);
    expect(await found('%')).toBe(1);
    expect((await api(writer).mine({ resource_type: 'article', resource_id: article })).total).toBe(1);
    expect((await api(writer).mine({ resource_type: 'video' })).total).toBe(0);
    expect(await api(writer).mine({ page: 9 })).toMatchObject({ data: [], total: 2 });
    expect((await api(reader).mine()).total).toBe(0);
  });

  it('leave as Markdown, under what they are about', async () => {
    const id = await createVideo(server.db, { title: '日影 *一*', duration: 5000 });
    await api(writer).store(onVideo(id, { second: 3723, title: '# 题' }));
    const { content, file_name } = await api(writer).exportMine({ resource_type: 'video', resource_id: id });
    expect(file_name).toBe('我的笔记-2026-11-22.md');
    expect(content).toBe('# 我的笔记\n\n## 日影 \\*一\\*\n\n**[1:02:03] \\# 题**\n\n塔影很长\n');
  });

  it('go with the account', async () => {
    const { id } = await api(writer).store({ content: '<p>塔</p>', is_public: true });
    await server.db.delete(users).where(eq(users.id, writer.id));
    await expect(api(reader).detail(id)).rejects.toMatchObject(missing);
  });
});

describe('public notes', () => {
  it('are seen by who may see the page, visitors too, by newest or by likes', async () => {
    const id = await createVideo(server.db);
    const of = { resource_type: 'video', resource_id: id } as const;
    const first = await api(writer).store(onVideo(id, { is_public: true }));
    later();
    const second = await api(writer).store(onVideo(id, { is_public: true }));
    await api(writer).store(onVideo(id));
    const likes = clientOf(server, reader).study;
    expect(await likes.thumbsUp({ type: 'note', id: first.id }, true)).toEqual({
      is_thumbs_up: true,
      thumbs_up_count: 1,
    });
    const ids = async (sort: 'newest' | 'likes') =>
      (await api().list({ ...of, sort })).data.map((note) => note.id);
    expect(await ids('newest')).toEqual([second.id, first.id]);
    expect(await ids('likes')).toEqual([first.id, second.id]);
    expect((await api(reader).list(of)).data[1]).toMatchObject({ is_thumbs_up: true, is_own: false });
    await likes.thumbsUp({ type: 'note', id: first.id }, false);
    expect(await api(reader).detail(first.id)).toMatchObject({ is_thumbs_up: false, thumbs_up_count: 0 });
    await server.db.update(videos).set({ publishedAt: null }).where(eq(videos.id, id));
    await expect(api(reader).list(of)).rejects.toMatchObject(gone);
    await expect(api(reader).detail(first.id)).rejects.toMatchObject(missing);
    expect((await api(writer).detail(first.id)).id).toBe(first.id);
  });

  it('are liked by nobody who may not read them', async () => {
    const { id } = await api(writer).store({ content: '<p>塔</p>' });
    const thing = { type: 'note', id } as const;
    await expect(clientOf(server, reader).study.thumbsUp(thing, true)).rejects.toMatchObject({ code: 404 });
  });

  it('of a course are those written in it, and of nothing there are none', async () => {
    const id = await createVideo(server.db);
    const course = await createCourse(server.db, { charge: 0 });
    await server.db
      .insert(courseLessons)
      .values({ courseId: course, kind: 'video', title: '一', videoId: id });
    await api(writer).store(onVideo(id, { is_public: true }));
    const within = await api(writer).store(onVideo(id, { is_public: true, course_id: course }));
    expect((await api().list({ course_id: course })).data.map((note) => note.id)).toEqual([within.id]);
    await expect(api().list({})).rejects.toMatchObject(gone);
  });
});

describe('what was not understood', () => {
  it('is marked once, in the order of the video, and taken back', async () => {
    const id = await createVideo(server.db);
    for (const second of [90, 15, 90]) await api(writer).setMark(id, second, true);
    expect((await api(writer).marks(id)).map(({ second }) => second)).toEqual([15, 90]);
    await api(writer).setMark(id, 15, false);
    await api(writer).setMark(id, 15, false);
    expect((await api(writer).marks(id)).map(({ second }) => second)).toEqual([90]);
    expect(await api(reader).marks(id)).toEqual([]);
  });

  it('is not for who may not watch it', async () => {
    const sold = await createVideo(server.db, { charge: 19 });
    await expect(api(writer).setMark(sold, 1, true)).rejects.toMatchObject({ code: 403 });
  });

  it('is counted by ten seconds and by people, for who looks after videos alone', async () => {
    const id = await createVideo(server.db);
    for (const second of [11, 19, 20]) await api(writer).setMark(id, second, true);
    await api(reader).setMark(id, 12, true);
    const admin = await createAdministrator(server);
    expect(await api(admin).confusion(id)).toEqual([
      { second: 10, count: 2 },
      { second: 20, count: 1 },
    ]);
    await expect(api(writer).confusion(id)).rejects.toMatchObject({ code: 403 });
  });
});
