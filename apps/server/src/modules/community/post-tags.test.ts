import { createTagsApi } from '@shuyuan/api-client';
import {
  createDoubtsApi,
  createIssuesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { problems, tags } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { tagStrings } from '../tags/tags.strings.ts';
import { uploadStrings } from '../uploads/uploads.strings.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
let admin: Manager;
let writer: Person;
let category: number;
let [reading, counting]: [number, number] = [0, 0];

beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
  const { id: topic } = await admin.manage.tagCategories.store({ name: '主题' });
  const putTag = async (name: string, sort: number) =>
    (await admin.manage.tags.store({ category_id: topic, name, sort })).id;
  [reading, counting] = [await putTag('慢读', 1), await putTag('数数', 2)];
});
afterAll(() => server.close());
beforeEach(async () => {
  await saveSettings(server.db, { 'features.wenda': true });
  await server.db.update(tags).set({ isShow: true });
  writer = await createPerson(server.db);
  category = await createProblemCategory(server.db);
});

const http = (who?: Person) => clientOf(server, who).http;
const written = (tag_ids?: number[]) => ({
  client_id: crypto.randomUUID(),
  title: '这一段怎么读',
  content: '<p>读了三遍</p>',
  ...(tag_ids && { tag_ids }),
});
const ask = (tag_ids?: number[]) =>
  createProblemsApi(http(writer)).store({ ...written(tag_ids), category_id: category });
const tagsOf = async (id: number) =>
  (await createProblemsApi(http()).detail(id)).tags?.map(({ name }) => name);
const found = async (tag_id: number) =>
  (await createTagsApi(http()).list({ tag_id })).data.data.map(({ type, id }) => `${type} ${id}`);

it('questions, topics and doubts carry the tags that their author chose, each once and in the school’s order', async () => {
  const problem = await ask([counting, reading, counting]);
  expect(await tagsOf(problem)).toEqual(['慢读', '数数']);
  const { data } = await createProblemsApi(http()).list();
  expect(data.data.find(({ id }) => id === problem)?.tags).toEqual([
    { id: reading, name: '慢读' },
    { id: counting, name: '数数' },
  ]);
  const issue = await createIssuesApi(http(writer)).store(written([reading]));
  expect((await createIssuesApi(http()).detail(issue)).tags).toEqual([{ id: reading, name: '慢读' }]);

  const lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const teacherId = await createTeacher(server.db, { userId: (await createPerson(server.db)).id });
  const course = await createCourse(server.db, { teacherId, lessons: [{ title: '一', videoId: lesson }] });
  await buyCourse(server.db, writer.id, course, new Date(0));
  const doubts = createDoubtsApi(http(writer));
  const doubt = await doubts.store({
    ...written([counting]),
    video_id: lesson,
    second: null,
    is_public: true,
  });
  expect((await doubts.detail(doubt)).tags).toEqual([{ id: counting, name: '数数' }]);
  await doubts.update(doubt, { title: '改过', content: '<p>改</p>', tag_ids: [] });
  expect((await doubts.detail(doubt)).tags).toEqual([]);
});

it('an edit that says nothing of tags keeps them, and one that does replaces them', async () => {
  const problem = await ask([reading]);
  const change = { title: '改过', content: '<p>改</p>', category_id: category };
  await createProblemsApi(http(writer)).update(problem, change);
  expect(await tagsOf(problem)).toEqual(['慢读']);
  await createProblemsApi(http(writer)).update(problem, { ...change, tag_ids: [counting] });
  expect(await tagsOf(problem)).toEqual(['数数']);
});

it('a tag that visitors do not see cannot be chosen, and six are too many', async () => {
  await server.db.update(tags).set({ isShow: false }).where(eq(tags.id, counting));
  await expect(ask([counting])).rejects.toMatchObject({ code: 1, message: tagStrings.gone });
  expect((await createPostsApi(http()).tags()).map(({ name }) => name)).toEqual(['慢读']);
  await expect(ask([1, 2, 3, 4, 5, 6])).rejects.toMatchObject({ code: 400 });
});

it('CM-06: a tag leads to posts that everybody may read, and to none while the switch is off', async () => {
  const [shown, hidden] = [await ask([reading]), await ask([reading])];
  const issue = await createIssuesApi(http(writer)).store(written([reading]));
  await server.db.update(problems).set({ visibility: 'hidden' }).where(eq(problems.id, hidden));
  expect(await found(reading)).toEqual(expect.arrayContaining([`problem ${shown}`, `issue ${issue}`]));
  expect(await found(reading)).not.toContain(`problem ${hidden}`);
  await saveSettings(server.db, { 'features.wenda': false });
  expect(await createTagsApi(http()).list({ tag_id: reading })).toMatchObject({
    data: { data: [], total: 0 },
    counts: {},
  });
});

it('everybody who is signed in stores pictures for a post; nobody else, and nothing that is no picture', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e7a6b' } })
    .png()
    .toBuffer();
  const file = (content: Uint8Array) => new File([Uint8Array.from(content)], 'a.png', { type: 'image/png' });
  const { url, width } = await createPostsApi(http(writer)).picture(file(bytes));
  expect(width).toBe(40);
  expect((await server.fetch(new URL(url, 'http://school.test').pathname)).status).toBe(200);
  const problem = await createProblemsApi(http(writer)).store({
    ...written(),
    content: `<figure><img src="${url}" alt=""></figure>`,
    category_id: category,
  });
  expect((await createProblemsApi(http()).detail(problem)).content).toContain(url);
  await expect(createPostsApi(http()).picture(file(bytes))).rejects.toMatchObject({ code: 401 });
  await expect(createPostsApi(http(writer)).picture(file(new Uint8Array([1, 2, 3])))).rejects.toMatchObject({
    code: 1,
    message: uploadStrings.notPicture,
  });
});
