import { createTeachersApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { courseSeeds, courseTeacherSeeds } from './courses.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the teachers of the demonstration are found under the courses, each with something to say and to show', async () => {
  const client = clientOf(server);
  const entry = (await client.navigation.header()).find(({ url }) => url === '/courses');
  expect(entry?.children.map(({ name, url }) => `${name} ${url}`)).toEqual([
    '教师 /teachers',
    '视频 /videos',
    '专栏 /combos',
    '选购 /shopCategory',
  ]);
  const { data } = await createTeachersApi(client.http).list();
  expect(data.map(({ name }) => name)).toEqual(courseTeacherSeeds.map(({ name }) => name));
  for (const teacher of data) {
    expect(teacher.short_description).not.toBe('');
    expect(teacher.courses_count).toBeGreaterThan(0);
  }
});

it('the courses of the demonstration are open, with every lesson that they name, and found by searching', async () => {
  const { courses, search } = clientOf(server);
  const { data, categories } = await courses.list();
  expect(data.data.map(({ title }) => title)).toEqual(
    courseSeeds.toSorted((a, b) => a.daysAgo - b.daysAgo).map(({ title }) => title),
  );
  expect(categories.map(({ courses_count: count }) => count)).toEqual([2, 2, 2]);
  for (const { id, title, teacher } of data.data) {
    expect(teacher).not.toBeNull();
    const seed = courseSeeds.find((one) => one.title === title);
    const { chapters } = await courses.detail(id);
    expect(chapters.map(({ lessons }) => lessons.map((lesson) => lesson.title))).toEqual(
      seed?.chapters.map(({ lessons }) =>
        lessons.map((lesson) => ('article' in lesson ? lesson.article : lesson.title)),
      ),
    );
  }
  expect(await search.find({ keywords: '动手学几何', type: 'vod' })).toMatchObject({ total: 1 });
});
