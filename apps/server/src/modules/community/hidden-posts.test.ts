import {
  createDoubtsApi,
  createFollowsApi,
  createIssuesApi,
  createMessagesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { createModerationApi } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import type { PostRef, PostType } from './post-tables.ts';

const watched = '加微信';

let server: TestServer;
let category: number;
let moderator: Manager;
beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  await server.db.insert(watchedWords).values({ word: watched });
  category = await createProblemCategory(server.db);
  moderator = await createAdministrator(server);
});
afterAll(() => server.close());

const http = (who?: Person) => clientOf(server, who).http;
const problems = (who?: Person) => createProblemsApi(http(who));
const issues = (who?: Person) => createIssuesApi(http(who));
const doubts = (who?: Person) => createDoubtsApi(http(who));

/** A post, who wrote it, and whom it answers. */
interface Made {
  post: PostRef;
  /** The problem or doubt that shows it. */
  parentId: number;
  author: Person;
  asker: Person;
  lesson?: number;
}

const sent = (content: string) => ({ client_id: crypto.randomUUID(), content: `<p>${content}</p>` });
const ask = (who: Person, words: string) =>
  problems(who).store({ ...sent(words), title: words.replace(watched, ''), category_id: category });

/** A lesson with its teacher, and somebody who may ask about it. */
async function createLesson() {
  const [teacher, asker] = [await createPerson(server.db), await createPerson(server.db)];
  const teacherId = await createTeacher(server.db, { userId: teacher.id });
  const lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const lessons = [{ title: '一', videoId: lesson }];
  const course = await createCourse(server.db, { charge: 99, teacherId, lessons });
  await buyCourse(server.db, asker.id, course, new Date(0));
  const doubt = (words: string, isPublic = true) =>
    doubts(asker).store({ ...sent(words), title: words.slice(0, 8), video_id: lesson, is_public: isPublic });
  return { teacher, asker, lesson, doubt };
}

const makers: Record<PostType, (words: string) => Promise<Made>> = {
  async problem(words) {
    const author = await createPerson(server.db);
    const id = await ask(author, words);
    return { post: { type: 'problem', id }, parentId: id, author, asker: author };
  },
  async solution(words) {
    const [author, asker] = [await createPerson(server.db), await createPerson(server.db)];
    const parentId = await ask(asker, '怎样做');
    const id = await problems(author).answer(parentId, sent(words));
    return { post: { type: 'solution', id }, parentId, author, asker };
  },
  async issue(words) {
    const author = await createPerson(server.db);
    const id = await issues(author).store({ ...sent(words), title: words.slice(0, 8) });
    return { post: { type: 'issue', id }, parentId: id, author, asker: author };
  },
  async doubt(words) {
    const { asker: author, doubt, lesson } = await createLesson();
    const id = await doubt(words);
    return { post: { type: 'doubt', id }, parentId: id, author, asker: author, lesson };
  },
  async doubt_answer(words) {
    const { teacher: author, asker, doubt, lesson } = await createLesson();
    const parentId = await doubt('没看懂');
    const id = await doubts(author).answer(parentId, sent(words));
    return { post: { type: 'doubt_answer', id }, parentId, author, asker, lesson };
  },
};

/** All calls that could show a post, by name; each with what it answers to this person. */
const readings: Record<string, (who: Person | undefined, made: Made, marker: string) => Promise<unknown>> = {
  'problems list': (who, _, keywords) => problems(who).list({ keywords }),
  'problems answered last': (who) => problems(who).list({ scene: 'last_answer' }),
  'problem similar': (who, _, marker) => problems(who).similar(marker),
  'problem detail': (who, { post }) => problems(who).detail(post.id),
  solutions: (who, { parentId }) => problems(who).solutions(parentId),
  'solution detail': (who, { post }) => problems(who).solution(post.id),
  'issues list': (who) => issues(who).list(),
  'issue detail': (who, { post }) => issues(who).detail(post.id),
  'doubts list': (who, { lesson }) => doubts(who).list(lesson === undefined ? {} : { video_id: lesson }),
  'doubt detail': (who, { parentId }) => doubts(who).detail(parentId),
  versions: (who, { post }) => createPostsApi(http(who)).versions(post),
  comments: (who, { post }) =>
    post.type === 'doubt_answer'
      ? Promise.resolve('')
      : clientOf(server, who).comments.list({ ...post, type: post.type }, { page: 1, size: 20 }),
  search: (who, _, keywords) => clientOf(server, who).search.find({ keywords }),
  'profile, problems': (who, { author }) => createFollowsApi(http(who)).works(author.id, { type: 'problem' }),
  'profile, solutions': (who, { author }) =>
    createFollowsApi(http(who)).works(author.id, { type: 'solution' }),
  notices: (who) => createMessagesApi(http(who)).list(),
  'own problems': (who) => problems(who).mine(),
  'own doubts': (who) => doubts(who).mine(),
  home: (who) => clientOf(server, who).home.index(),
  console: (who) => createModerationApi(http(who)).list({ state: 'hidden' }),
};

/** The names of the calls that show it. */
async function shownBy(who: Person | undefined, made: Made, marker: string): Promise<string[]> {
  const shown = [];
  for (const [name, read] of Object.entries(readings)) {
    const answer = await read(who, made, marker).catch((error: unknown) => String(error));
    const text = JSON.stringify(answer);
    if (text?.includes(marker)) shown.push(name);
  }
  return shown;
}

const remove: Record<PostType, (who: Person, id: number) => Promise<unknown>> = {
  problem: (who, id) => problems(who).remove(id),
  solution: (who, id) => problems(who).removeSolution(id),
  issue: (who, id) => issues(who).remove(id),
  doubt: (who, id) => doubts(who).remove(id),
  doubt_answer: (who, id) => doubts(who).removeAnswer(id),
};

const types = ['problem', 'solution', 'issue', 'doubt', 'doubt_answer'] as const;
let count = 0;
const newMarker = () => `孤例${String((count += 1)).padStart(4, '0')}`;

it.each([
  ['problem', ['problems list', 'problem similar', 'problem detail', 'search', 'profile, problems']],
  ['solution', ['solutions', 'solution detail', 'profile, solutions']],
  ['issue', ['issues list', 'issue detail']],
  ['doubt', ['doubts list', 'doubt detail']],
] as const)('%s, shown: read by all of its calls', async (type, calls) => {
  const marker = newMarker();
  const made = await makers[type](marker);
  const stranger = await createPerson(server.db);
  expect(await shownBy(stranger, made, marker)).toEqual(expect.arrayContaining([...calls]));
});

it.each(['solution', 'doubt_answer'] as const)('%s, shown: whoever asked is told', async (type) => {
  const marker = newMarker();
  const made = await makers[type](marker);
  expect(await shownBy(made.asker, made, marker)).toContain('notices');
});

it.each(types.flatMap((type) => (['hidden', 'held', 'deleted'] as const).map((state) => ({ type, state }))))(
  '[CM-06] $type, $state: shown by no call to anybody but its author and moderators',
  async ({ type, state }) => {
    const marker = newMarker();
    const made = await makers[type](state === 'held' ? `${marker}${watched}` : marker);
    const { post, author, asker } = made;
    const stranger = await createPerson(server.db);
    if (state !== 'held' && type !== 'doubt_answer')
      await clientOf(server, author).comments.submit({ type, id: post.id }, { content: `说的是${marker}` });
    if (state === 'hidden') await createModerationApi(http(moderator)).decide(post, 'hide');
    if (state === 'deleted') await remove[type](author, post.id);
    const readers = [undefined, stranger, ...(asker === author ? [] : [asker])];
    for (const reader of readers) expect(await shownBy(reader, made, marker)).toEqual([]);
    const own = await shownBy(author, made, marker);
    expect(own.length > 0).toBe(state !== 'deleted');
  },
);

it('[CM-06] a private doubt is shown to its author, its teachers and moderators, and by no call to anybody else', async () => {
  const marker = newMarker();
  const { teacher, asker, lesson, doubt } = await createLesson();
  const learner = await createPerson(server.db);
  const id = await doubt(marker, false);
  const made: Made = { post: { type: 'doubt', id }, parentId: id, author: asker, asker, lesson };
  await doubts(teacher).answer(id, sent(`答${marker}`));
  await clientOf(server, asker).comments.submit({ type: 'doubt', id }, { content: marker });
  for (const reader of [undefined, learner]) expect(await shownBy(reader, made, marker)).toEqual([]);
  for (const reader of [asker, teacher, moderator])
    expect(await shownBy(reader, made, marker)).toContain('doubt detail');
});

it('[CM-08] what a blocked person does tells nothing to who blocks them, whatever it is', async () => {
  const marker = newMarker();
  const [blocker, blocked] = [
    await createPerson(server.db),
    await createPerson(server.db, { nickName: marker }),
  ];
  const problem = await ask(blocker, '怎样做');
  await createFollowsApi(http(blocker)).block(blocked.id);
  await problems(blocked).answer(problem, sent(marker));
  await createFollowsApi(http(blocked)).follow(blocker.id);
  const { comments } = clientOf(server, blocker);
  const { id } = await comments.submit({ type: 'problem', id: problem }, { content: '我再说一句' });
  await clientOf(server, blocked).comments.submit(
    { type: 'problem', id: problem },
    { content: marker, parent_id: id },
  );
  const messages = createMessagesApi(http(blocker));
  expect(await messages.list()).toEqual({ data: [], total: 0 });
  expect(await messages.unread()).toBe(0);
  const [solution] = (await problems(blocker).solutions(problem)).data;
  expect(solution).toMatchObject({ is_blocked: true });
  const told = await createMessagesApi(http(blocked)).list();
  expect(told).toEqual({ data: [], total: 0 });
});
