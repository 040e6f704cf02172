import {
  createDoubtsApi,
  createFollowsApi,
  createIssuesApi,
  createMessagesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

/** What runs something, or reaches out, in a browser that takes it as HTML. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">点</a>',
  '<a href="jAvA&#9;script:alert(1)">点</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="background:url(https://evil.example/x)">背景</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name=password></form>',
  '<p onclick="alert(1)" class="overlay" id="root">点我</p>',
].join('');

const dangers =
  /<(?:script|iframe|svg|math|form|input|style|object|embed|base|meta|link)\b|\son\w+\s*=|javascript:|style\s*=|\sid\s*=/i;

let server: TestServer;
let category: number;
let moderator: Manager;
let asker: Person;
let helper: Person;
beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  moderator = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db);
  helper = await createPerson(server.db);
});

const http = (who?: Person) => clientOf(server, who).http;
const sent = () => ({ client_id: crypto.randomUUID(), content: `<p>说明</p>${hostile}` });
const ask = (title = '怎样做') =>
  createProblemsApi(http(asker)).store({ ...sent(), title, category_id: category });
async function askTeacher() {
  const teacherId = await createTeacher(server.db, { userId: helper.id });
  const lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const course = await createCourse(server.db, {
    charge: 99,
    teacherId,
    lessons: [{ title: '一', videoId: lesson }],
  });
  await buyCourse(server.db, asker.id, course, new Date(0));
  return createDoubtsApi(http(asker)).store({
    ...sent(),
    title: '没看懂',
    video_id: lesson,
    is_public: true,
  });
}

it.each<[field: string, write: () => Promise<string>]>([
  ['a problem', async () => (await createProblemsApi(http()).detail(await ask())).content],
  [
    'a problem that was changed, and what it said before',
    async () => {
      const id = await ask();
      const change = { title: '改了', content: `<p>新</p>${hostile}`, category_id: category };
      await createProblemsApi(http(asker)).update(id, change);
      const versions = await createPostsApi(http()).versions({ type: 'problem', id });
      return [
        (await createProblemsApi(http()).detail(id)).content,
        ...versions.map(({ content }) => content),
      ].join();
    },
  ],
  [
    'a solution',
    async () => {
      const id = await createProblemsApi(http(helper)).answer(await ask(), sent());
      await createProblemsApi(http(helper)).updateSolution(id, `<p>再答</p>${hostile}`);
      return (await createProblemsApi(http()).solution(id)).solution.content;
    },
  ],
  [
    'a topic',
    async () => {
      const api = createIssuesApi(http(asker));
      return (await api.detail(await api.store({ ...sent(), title: '话题' }))).content;
    },
  ],
  ['a doubt', async () => (await createDoubtsApi(http(asker)).detail(await askTeacher())).content],
  [
    'a teacher’s answer',
    async () => {
      const id = await askTeacher();
      await createDoubtsApi(http(helper)).answer(id, sent());
      return JSON.stringify(
        (await createDoubtsApi(http(asker)).detail(id)).answers.map(({ content }) => content),
      );
    },
  ],
  [
    'a comment below a topic',
    async () => {
      const id = await createIssuesApi(http(asker)).store({ ...sent(), title: '话题' });
      const { comments } = clientOf(server, helper);
      await comments.submit({ type: 'issue', id }, { content: hostile.slice(0, 400) });
      const list = await comments.list({ type: 'issue', id }, { page: 1, size: 10 });
      return list.comments.data.map(({ content }) => content).join();
    },
  ],
])('HTML of %s runs nothing and reaches nowhere', async (_, write) => {
  const html = await write();
  expect(html).not.toBe('');
  // What was made harmless by escaping it is text.
  expect(html.replaceAll(/&lt;.*?&gt;/g, '')).not.toMatch(dangers);
});

it('takes titles, reasons, warnings and what people say of themselves as text, to the letter', async () => {
  const words = '<b onclick=x>&amp;</b>';
  const id = await ask(words);
  expect((await createProblemsApi(http()).detail(id)).title).toBe(words);
  const post = { type: 'problem', id } as const;
  await createPostsApi(http(helper)).report(post, { reason: 'other', words });
  const { data } = await createModerationApi(http(moderator)).list({ size: 50 });
  const reports = data.find((each) => each.id === id)?.reports;
  expect(reports).toMatchObject([{ words }]);
  await createModerationApi(http(moderator)).decide(post, 'hide', words);
  expect((await createMessagesApi(http(asker)).list()).data[0]?.data).toMatchObject({ warning: words });
});

it('takes names and what a profile says as text, to the letter, and names nobody by HTML in a post', async () => {
  const about = hostile.slice(0, 200);
  const nickName = '<img src=x onerror=a()>';
  const person = await createPerson(server.db, { nickName, about });
  const profile = await createFollowsApi(http(helper)).profile(person.id);
  expect(profile).toMatchObject({ nick_name: nickName, about });
  await createFollowsApi(http(person)).follow(helper.id);
  const [told] = (await createMessagesApi(http(helper)).list()).data;
  expect(told?.actor).toMatchObject({ nick_name: nickName });
  const issues = createIssuesApi(http(asker));
  const id = await issues.store({
    ...sent(),
    content: `<p><span data-mention="${person.id}">@谁</span></p>`,
    title: '话题',
  });
  const { content } = await issues.detail(id);
  expect(content).toBe(`<p><span data-mention="${person.id}">@&lt;img src=x onerror=a()&gt;</span></p>`);
});

it('keeps a name that is chosen to one line of text', async () => {
  const { my } = clientOf(server, asker);
  await my.rename('<b>名\n字</b>');
  expect((await createFollowsApi(http(helper)).profile(asker.id)).nick_name).toBe('<b>名 字</b>');
});

it('takes a promise of a teacher as hours alone', async () => {
  const id = await askTeacher();
  const promise = createDoubtsApi(http(helper)).promise;
  await expect(promise(id, hostile as unknown as number)).rejects.toMatchObject({ code: 400 });
  await promise(id, 2);
  expect((await createDoubtsApi(http(asker)).detail(id)).promised_at).not.toBeNull();
});
