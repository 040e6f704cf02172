import { createDoubtsApi, createIssuesApi, createProblemsApi } from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
let category: number;
let author: Person;
let moderator: Manager;
let keeper: Manager;
let lesson: number;
let course: number;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  moderator = await createAdministrator(server);
  keeper = await createManager(server, { comment: 'all' });
  lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const teacherId = await createTeacher(server.db, { userId: (await createPerson(server.db)).id });
  const lessons = [{ title: '一', videoId: lesson }];
  course = await createCourse(server.db, { charge: 99, teacherId, lessons });
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await createPerson(server.db);
  await buyCourse(server.db, author.id, course, new Date(0));
});

const http = (who: Person) => clientOf(server, who).http;
const problems = (who: Person) => createProblemsApi(http(who));
const sent = (title: string) => ({
  client_id: crypto.randomUUID(),
  title,
  content: `<p>${title}</p>`,
});

const makers = {
  problem: (title: string) => problems(author).store({ ...sent(title), category_id: category }),
  issue: (title: string) => createIssuesApi(http(author)).store(sent(title)),
  doubt: (title: string, isPublic = true) =>
    createDoubtsApi(http(author)).store({ ...sent(title), video_id: lesson, is_public: isPublic }),
};
const remove = {
  problem: (id: number) => problems(author).remove(id),
  issue: (id: number) => createIssuesApi(http(author)).remove(id),
  doubt: (id: number) => createDoubtsApi(http(author)).remove(id),
};
const types = ['problem', 'issue', 'doubt'] as const;

const exportOf = async (by: Manager) =>
  Buffer.from((await by.manage.comments.exportRows({ format: 'csv' })).content, 'base64').toString();

const comment = (type: 'problem' | 'issue' | 'doubt' | 'solution', id: number, content: string) =>
  clientOf(server, author).comments.submit({ type, id }, { content });

it.each(types)('the file of comments has the title of a %s that is shown', async (type) => {
  await comment(type, await makers[type](`看得到的${type}`), '一句');
  expect(await exportOf(keeper)).toContain(`看得到的${type}`);
});

it.each(types.flatMap((type) => (['hidden', 'deleted'] as const).map((state) => ({ type, state }))))(
  '[CM-06] no file has the title of a $type that is $state',
  async ({ type, state }) => {
    const title = `不可见的${type}${state}`;
    const id = await makers[type](title);
    const said = await comment(type, id, '一句');
    if (state === 'hidden') await createModerationApi(http(moderator)).decide({ type, id }, 'hide');
    else await remove[type](id);
    expect(await exportOf(keeper)).not.toContain(title);
    const { data } = await keeper.manage.comments.list({ target_type: type, target_id: id });
    expect(data).toMatchObject([{ id: said.id, target: { title: '' } }]);
  },
);

it('[CM-06] no file has the title of a solution’s problem that is hidden', async () => {
  const id = await makers.problem('藏起来的问题');
  const helper = await createPerson(server.db);
  const solution = await problems(helper).answer(id, {
    client_id: crypto.randomUUID(),
    content: '<p>答</p>',
  });
  await comment('solution', solution, '一句');
  expect(await exportOf(keeper)).toContain('藏起来的问题');
  await createModerationApi(http(moderator)).decide({ type: 'problem', id }, 'hide');
  expect(await exportOf(keeper)).not.toContain('藏起来的问题');
});

it('[CM-06] no file and no page of a member has a private doubt, what is said below it, or a comment that its author has deleted', async () => {
  const doubt = await makers.doubt('私下的疑问', false);
  await comment('doubt', doubt, '私下的话');
  const issue = await makers.issue('公开的话题');
  const { id } = await comment('issue', issue, '收回的话');
  await clientOf(server, author).comments.removeOwn(id);
  expect(await exportOf(keeper)).not.toMatch(/私下的|收回的话/);
  const clerk = await createManager(server, { member: 'all' });
  const member = await clerk.manage.members.find(author.id);
  expect(member).toMatchObject({ comments_count: 1, comments: [{ target_type: 'doubt', target_id: doubt }] });
  expect(JSON.stringify(member)).not.toMatch(/私下的|收回的话/);
});
