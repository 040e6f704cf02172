import { createStudyApi, isApiError } from '@shuyuan/api-client';
import {
  createDoubtsApi,
  createFollowsApi,
  createIssuesApi,
  createPostsApi,
  createProblemsApi,
} from '@shuyuan/api-client/community';
import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let author: Person;
let reader: Person;
let problem: number;
let issue: number;
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说明</p>' });
const http = (who: Person) => clientOf(server, who).http;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  const category_id = await createProblemCategory(server.db);
  [author, reader] = [await createPerson(server.db), await createPerson(server.db)];
  problem = await createProblemsApi(http(author)).store({ ...sent(), title: '琉璃瓦怎样保养', category_id });
  issue = await createIssuesApi(http(author)).store({ ...sent(), title: '琉璃瓦' });
});
afterAll(() => server.close());

it('hangs every call about problems, solutions, topics and doubts on the switch', () => {
  const { problems, issues, doubts, posts } = contract as unknown as Record<string, Record<string, Endpoint>>;
  const endpoints = [problems, issues, doubts, posts].flatMap((calls) => Object.values(calls!));
  expect(endpoints.length).toBeGreaterThan(30);
  expect(endpoints.filter(({ feature }) => feature !== 'wenda')).toEqual([]);
});

it('is in no answer of other calls while it is closed', async () => {
  const { comments, search } = clientOf(server, reader);
  const post = { type: 'problem', id: problem } as const;
  const works = async () =>
    (await createFollowsApi(http(reader)).works(author.id, { type: 'problem' })).total;
  const found = async () => JSON.stringify(await search.find({ keywords: '琉璃瓦' }));
  expect(await works()).toBe(1);
  expect(await found()).toContain('怎样保养');
  await saveSettings(server.db, { 'features.wenda': false });
  const calls = [
    () => createProblemsApi(http(reader)).detail(problem),
    () => createProblemsApi(http(author)).mine(),
    () => createIssuesApi(http(reader)).detail(issue),
    () => createIssuesApi(http(author)).mine(),
    () => createDoubtsApi(http(author)).mine(),
    () => createPostsApi(http(reader)).versions(post),
    () => comments.list(post, { page: 1, size: 10 }),
    () => comments.submit(post, { content: '说' }),
    () => createStudyApi(http(reader)).thumbsUp(post, true),
  ];
  for (const call of calls)
    expect(await call().catch((error: unknown) => isApiError(error) && error.code)).toBe(404);
  expect(await works()).toBe(0);
  expect(await found()).not.toContain('怎样保养');
  await saveSettings(server.db, { 'features.wenda': true });
  expect(await works()).toBe(1);
});
