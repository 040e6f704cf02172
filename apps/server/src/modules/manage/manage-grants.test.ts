import { createManageClient, type Privilege } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../../testing/client-of.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, createArticle } from '../articles/articles.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson, findRole } from '../session/people.fixtures.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const later = '2026-12-23T08:00:00.000Z';

let server: TestServer;
let manage: ReturnType<typeof createManageClient>;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  const roleId = await findRole(server.db, 'administrator');
  manage = createManageClient(clientOf(server, await createPerson(server.db, { roleId })).http);
});
afterAll(() => server.close());

async function createLearner() {
  const person = await createPerson(server.db, { nickName: '林小满' });
  const mayWatch = async (id: number) => (await clientOf(server, person).courses.detail(id)).course.can_watch;
  return { id: person.id, mayWatch };
}

describe('what is given by hand', () => {
  it('opens the goods until it is taken back, and again once that is undone', async () => {
    const learner = await createLearner();
    const course = await createCourse(server.db, { charge: 99, title: '一起读难书' });
    const { id, action_id: given } = await manage.grants.give(learner.id, {
      goods_type: 'course',
      goods_id: course,
    });
    expect(await learner.mayWatch(course)).toBe(true);
    const { data } = await manage.grants.list({ user_id: learner.id });
    expect(data).toMatchObject([{ id, source: 'given', state: 'opens', goods: { title: '一起读难书' } }]);

    const { action_id: taken } = await manage.grants.update(id, { is_revoked: true });
    expect(await learner.mayWatch(course)).toBe(false);
    expect((await manage.grants.list({ user_id: learner.id, state: 'revoked' })).total).toBe(1);
    await manage.log.undo(taken);
    expect(await learner.mayWatch(course)).toBe(true);

    await manage.log.undo(given);
    expect(await learner.mayWatch(course)).toBe(false);
    expect((await manage.grants.list({ user_id: learner.id })).total).toBe(0);
  });

  it('is remembered by the log under the name of the goods', async () => {
    const { id } = await createLearner();
    const article = await createArticle(server.db, { charge: 9, title: '读懂一首诗' });
    const { action_id: actionId } = await manage.grants.give(id, {
      goods_type: 'article',
      goods_id: article,
    });
    const { data } = await manage.log.actions({ entity: 'grant' });
    expect(data.find((action) => action.id === actionId)?.subjects).toMatchObject([{ title: '读懂一首诗' }]);
  });

  it('ends when it was said to end', async () => {
    const { id } = await createLearner();
    const course = await createCourse(server.db, { charge: 9 });
    const goods = { goods_type: 'course', goods_id: course } as const;
    await manage.grants.give(id, { ...goods, ends_at: later });
    expect((await manage.grants.list({ user_id: id })).data[0]?.ends_at).toBe(later);
    await expect(manage.grants.give(id, { ...goods, ends_at: now.toISOString() })).rejects.toMatchObject({
      code: 1,
      data: { field: 'ends_at' },
    });
  });

  it('is nothing that the person has to stay, nothing that is not there, and nobody\u2019s who is not there', async () => {
    const { id } = await createLearner();
    const course = await createCourse(server.db, { charge: 9 });
    await buyCourse(server.db, id, course, now);
    const give = (userId: number, goodsId: number) =>
      manage.grants.give(userId, { goods_type: 'course', goods_id: goodsId });
    await expect(give(id, course)).rejects.toMatchObject({ code: 1, data: { field: 'goods_id' } });
    await expect(give(id, 999_999)).rejects.toMatchObject({ code: 1, data: { field: 'goods_id' } });
    await expect(give(999_999, course)).rejects.toMatchObject({ code: 404 });
  });
});

it('CR-07 taking back what was bought leaves what was given beside it', async () => {
  const learner = await createLearner();
  const course = await createCourse(server.db, { charge: 9 });
  await manage.grants.give(learner.id, { goods_type: 'course', goods_id: course, ends_at: later });
  await buyCourse(server.db, learner.id, course, now);
  const { data } = await manage.grants.list({ user_id: learner.id, source: 'bought' });
  await manage.grants.update(data[0]?.id ?? 0, { is_revoked: true });
  expect(await learner.mayWatch(course)).toBe(true);
});

it('a term of membership is not taken back here', async () => {
  const { id } = await createLearner();
  await becomeMember(server.db, id, now);
  const { data } = await manage.grants.list({ user_id: id });
  await expect(manage.grants.update(data[0]?.id ?? 0, { is_revoked: true })).rejects.toMatchObject({
    code: 1,
  });
});

describe('who looks after their own', () => {
  it('gives and sees their own goods alone, as their teacher', async () => {
    const rights: Privilege[] = [
      { code: 'grant', reach: 'own' },
      { code: 'grant.store', reach: 'own' },
      { code: 'grant.update', reach: 'own' },
    ];
    const { id: roleId } = await manage.roles.store({ name: '讲师助理', privileges: rights });
    const teacher = await createPerson(server.db, { roleId });
    const teacherId = await createTeacher(server.db, { userId: teacher.id });
    const own = createManageClient(clientOf(server, teacher).http).grants;
    const course = await createCourse(server.db, { charge: 9, teacherId });
    const anothers = await createCourse(server.db, { charge: 9 });
    const { id } = await createLearner();
    await own.give(id, { goods_type: 'course', goods_id: course });
    await manage.grants.give(id, { goods_type: 'course', goods_id: anothers });
    const { data } = await own.list({ user_id: id });
    expect(data).toMatchObject([{ source: 'teacher', goods: { id: course } }]);
    await expect(own.give(id, { goods_type: 'course', goods_id: anothers })).rejects.toMatchObject({
      code: 1,
    });
    const hidden = (await manage.grants.list({ user_id: id, goods_id: anothers })).data[0]?.id ?? 0;
    await expect(own.update(hidden, { is_revoked: true })).rejects.toMatchObject({ code: 404 });
  });
});
