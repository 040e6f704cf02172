import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faqCategories, homeSliders, tagCategories, tags } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  server = await createTestServer({});
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [homeSliders, tags, tagCategories, faqCategories]) await server.db.delete(table);
});

const named = (names: readonly string[]) => async (store: (name: string) => Promise<{ id: number }>) => {
  const ids: number[] = [];
  for (const name of names) ids.push((await store(name)).id);
  return ids;
};

describe('a list with an order', () => {
  it('takes a new row at its end, also after it was arranged', async () => {
    const store = (title: string) => admin.manage.sliders.store({ title, thumb: '/a.png', url: '/' });
    const [one, two, three] = await named(['一', '二', '三'])(store);
    await admin.manage.sliders.arrange([three!, one!, two!]);
    await store('四');
    const { data } = await admin.manage.sliders.list({});
    expect(data.map(({ title }) => title)).toEqual(['三', '一', '二', '四']);
  });

  it('keeps a place that is given with a new row', async () => {
    await admin.manage.faqCategories.store({ name: '后', sort: 5 });
    await admin.manage.faqCategories.store({ name: '前', sort: 1 });
    const { data } = await admin.manage.faqCategories.list({});
    expect(data.map(({ name }) => name)).toEqual(['前', '后']);
  });

  it.each(['faqCategories', 'tagCategories', 'problemCategories', 'professions'] as const)(
    'is arranged, and that can be taken back: %s',
    async (list) => {
      const resource = admin.manage[list];
      const before = (await resource.list({ size: 100 })).data.map(({ id }) => id);
      const added = await named(['甲', '乙', '丙'])((name) => resource.store({ name }));
      const order = async () => (await resource.list({ size: 100 })).data.map(({ id }) => id);
      expect(await order()).toEqual([...before, ...added]);
      const { action_id } = await resource.arrange([...added.toReversed(), ...before]);
      expect(await order()).toEqual([...added.toReversed(), ...before]);
      await admin.manage.log.undo(action_id);
      expect(await order()).toEqual([...before, ...added]);
    },
  );

  it('is arranged as a tree where rows stand under others', async () => {
    const { courseCategories } = admin.manage;
    const [poems, prose, modern] = await named(['诗', '文', '新诗'])((name) =>
      courseCategories.store({ name }),
    );
    await courseCategories.arrange([
      { id: prose!, parent_id: null },
      { id: poems!, parent_id: null },
      { id: modern!, parent_id: poems! },
    ]);
    const { data } = await courseCategories.list({ size: 100 });
    const mine = data.filter(({ id }) => [poems, prose, modern].includes(id));
    expect(mine.map(({ name, parent }) => [name, parent?.name ?? null])).toEqual([
      ['文', null],
      ['诗', null],
      ['新诗', '诗'],
    ]);
  });
});
