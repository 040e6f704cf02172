import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

const live = (title: string) => ({ kind: 'live' as const, title, starts_at: '2026-12-01T12:00:00.000Z' });

const seen = async (id: number) => (await clientOf(server).courses.detail(id)).course;

it('CR-14 changes of a published course wait, nobody sees them, until they are published; both are taken back', async () => {
  const id = await createCourse(server.db, {
    title: '白描',
    charge: 99,
    lessons: [{ title: '起手', videoId: await createVideo(server.db) }],
  });
  const { contents, revision: none } = await admin.manage.courses.find(id);
  expect(none).toBeNull();
  const revision = {
    title: '工笔',
    charge: 129,
    render_description: '<p onclick="x()">重写</p>',
    contents: [
      { title: '', lessons: [...contents[0]!.lessons, { ...live('答疑'), key: 'a', is_ready: true }] },
    ],
  };
  const saved = await admin.manage.courses.update(id, { revision });
  expect(await seen(id)).toMatchObject({ title: '白描', charge: 99, lessons_count: 1 });
  const found = await admin.manage.courses.find(id);
  expect(found).toMatchObject({
    title: '白描',
    has_revision: true,
    revision: { title: '工笔', charge: 129 },
  });
  expect(found.revision?.render_description).toBe('<p>重写</p>');
  // What a form shows of a new lesson comes back with it.
  expect(found.revision?.contents?.[0]?.lessons[1]).toMatchObject({ id: null, key: 'a', is_ready: true });

  const published = await admin.manage.courses.update(
    id,
    { ...found.revision, revision: null },
    found.updated_at,
  );
  expect(await seen(id)).toMatchObject({ title: '工笔', charge: 129, lessons_count: 1 });
  expect(await admin.manage.courses.find(id)).toMatchObject({ has_revision: false, revision: null });

  await admin.manage.log.undo(published.action_id);
  expect(await admin.manage.courses.find(id)).toMatchObject({ title: '白描', revision: { title: '工笔' } });
  await admin.manage.log.undo(saved.action_id);
  expect((await admin.manage.courses.find(id)).revision).toBeNull();
});

it('CR-14 an order that is open keeps its price, whatever is published meanwhile', async () => {
  const id = await createCourse(server.db, { charge: 99 });
  const buyer = clientOf(server, await createPerson(server.db));
  const order = await buyer.orders.create({ goods_type: 'course', goods_id: id });
  await admin.manage.courses.update(id, { revision: { charge: 129 } });
  expect((await buyer.orders.goods({ goods_type: 'course', goods_id: id })).goods.goods_charge).toBe(99);
  await admin.manage.courses.update(id, { charge: 129, revision: null });
  expect((await buyer.orders.detail(order.order_id)).charge).toBe(99);
});

it('CR-14 of two who write, the later is told, and puts nothing over what waits', async () => {
  const id = await createCourse(server.db);
  const { updated_at: before } = await admin.manage.courses.find(id);
  await admin.manage.courses.update(id, { revision: { title: '一' } }, before);
  await expect(admin.manage.courses.update(id, { revision: { title: '二' } }, before)).rejects.toMatchObject({
    code: 409,
  });
});
