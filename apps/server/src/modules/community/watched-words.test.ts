import { createDoubtsApi, createIssuesApi, createProblemsApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { postText } from './post-text.ts';

let server: TestServer;
let category: number;
let lesson: number;
let author: Person;
let other: Person;
let teacher: Person;
beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  await server.db.insert(watchedWords).values([{ word: '代写论文' }, { word: 'VX88' }]);
  category = await createProblemCategory(server.db);
  [author, other] = [await createPerson(server.db), await createPerson(server.db)];
  teacher = await createPerson(server.db);
  const teacherId = await createTeacher(server.db, { userId: teacher.id });
  lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const lessons = [{ title: '一', videoId: lesson }];
  const course = await createCourse(server.db, { charge: 99, teacherId, lessons });
  await buyCourse(server.db, author.id, course, new Date(0));
});
afterAll(() => server.close());

describe('[CM-12] a watched word', () => {
  it.each([
    ['as it is', '找人代写论文吗', '代写论文'],
    ['with characters that nobody sees', '代\u200B写\uFEFF论\u2060文', '代写论文'],
    ['with blanks and signs', '代 写-论\u3000文', '代写论文'],
    ['in traditional characters', '代寫論文', '代写论文'],
    ['in full width and capitals', '加ＶＸ８８', 'VX88'],
    ['in small letters', '加 v.x.8 8', 'VX88'],
    ['cut by elements', '代<strong>写</strong>论<em>文</em>', '代写论文'],
    ['cut by a comment', '代<!-- 无 -->写论文', '代写论文'],
    ['in a table and code', '<code>代写</code>论文', '代写论文'],
  ])('is seen %s', async (_, html, word) => {
    expect((await postText(server.db, `<p>${html}</p>`)).heldWord).toBe(word);
  });

  it('is seen in a title, and not where its characters only stand apart', async () => {
    expect((await postText(server.db, '<p>内容</p>', '代 写 论 文')).heldWord).toBe('代写论文');
    expect((await postText(server.db, '<p>代人写的论说文</p>')).heldWord).toBe('');
  });
});

const http = (who: Person) => clientOf(server, who).http;
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说明</p>' });
const held = '<p>代写论文</p>';
const problems = (who: Person) => createProblemsApi(http(who));
const issues = (who: Person) => createIssuesApi(http(who));
const doubts = (who: Person) => createDoubtsApi(http(who));
const ask = () => problems(author).store({ ...sent(), title: '怎样做', category_id: category });
const askTeacher = () =>
  doubts(author).store({ ...sent(), title: '没看懂', video_id: lesson, is_public: true });

it.each<[type: string, change: () => Promise<() => Promise<unknown>>]>([
  [
    'problem',
    async () => {
      const id = await ask();
      await problems(author).update(id, { title: '怎样做', content: held, category_id: category });
      return () => problems(other).detail(id);
    },
  ],
  [
    'solution',
    async () => {
      const id = await problems(other).answer(await ask(), sent());
      await problems(other).updateSolution(id, held);
      return () => problems(teacher).solution(id);
    },
  ],
  [
    'topic',
    async () => {
      const id = await issues(author).store({ ...sent(), title: '话题' });
      await issues(author).update(id, { title: '话题', content: held });
      return () => issues(other).detail(id);
    },
  ],
  [
    'doubt',
    async () => {
      const id = await askTeacher();
      await doubts(author).update(id, { title: '没看懂', content: held });
      return () => doubts(other).detail(id);
    },
  ],
  [
    'teacher’s answer',
    async () => {
      const id = await askTeacher();
      const answer = await doubts(teacher).answer(id, sent());
      await doubts(teacher).updateAnswer(answer, held);
      return async () => {
        if ((await doubts(author).detail(id)).answers.length === 0)
          throw Object.assign(new Error(), { code: 404 });
      };
    },
  ],
])('[CM-12] a %s that is changed so waits for a moderator', async (_, change) => {
  await expect((await change())()).rejects.toMatchObject({ code: 404 });
});
