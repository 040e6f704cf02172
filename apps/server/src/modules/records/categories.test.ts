import { clientOf } from '../../testing/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { categoryLimits } from './category-tree.ts';
import { createRecording } from './records.fixtures.ts';
import { recordStrings as strings } from './records.strings.ts';

let twins: Twins;
let owner: Person;
let mine: Client;
let others: Client;

beforeAll(async () => {
  twins = await createTwins({});
});
afterAll(() => twins.close());
beforeEach(async () => {
  owner = await createPerson(twins.db);
  mine = clientOf(twins.servers[0], owner);
  others = clientOf(twins.servers[0], await createPerson(twins.db));
});

const missing = { code: 404, message: strings.categoryMissing };
const refused = (message: string, field: string) => ({ code: 1, message, data: { field } });

describe('a category', () => {
  it('stands where it was made, in the order in which it was made', async () => {
    const maths = await mine.records.createCategory(' 数学 ');
    const reading = await mine.records.createCategory('阅读');
    const functions = await mine.records.createCategory('函数', maths);
    const algebra = await mine.records.createCategory('代数', maths);
    const quadratic = await mine.records.createCategory('二次', functions);
    expect(await mine.records.categories()).toEqual([
      {
        id: maths,
        name: '数学',
        children: [
          { id: functions, name: '函数', children: [{ id: quadratic, name: '二次', children: [] }] },
          { id: algebra, name: '代数', children: [] },
        ],
      },
      { id: reading, name: '阅读', children: [] },
    ]);
  });

  it('stands three deep at most', async () => {
    const one = await mine.records.createCategory('一');
    const two = await mine.records.createCategory('二', one);
    const three = await mine.records.createCategory('三', two);
    await expect(mine.records.createCategory('四', three)).rejects.toMatchObject(
      refused(strings.categoryTooDeep, 'parent_id'),
    );
  });

  it('has a name of its own among its neighbours, also for two servers at once', async () => {
    const maths = await mine.records.createCategory('数学');
    await mine.records.createCategory('数学', maths);
    const taken = refused(strings.categoryNameTaken, 'name');
    await expect(mine.records.createCategory(' 数学')).rejects.toMatchObject(taken);
    await others.records.createCategory('数学');
    const both = await Promise.allSettled(
      twins.servers.map((server) => clientOf(server, owner).records.createCategory('同时')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken });
  });

  it.each([' ', '\u200B', '\t'])('is not made of nothing: %j', async (name) => {
    await expect(mine.records.createCategory(name)).rejects.toMatchObject({
      code: expect.toBeOneOf([1, 400]) as number,
    });
    expect(await mine.records.categories()).toEqual([]);
  });

  it('takes a name without what no person types', async () => {
    await mine.records.createCategory('数\u0000学\n下册');
    expect((await mine.records.categories())[0]?.name).toBe('数学 下册');
  });

  it('is one of two hundred at most', async () => {
    const parent = await mine.records.createCategory('全部');
    for (let count = 1; count < categoryLimits.count; count += 1)
      await mine.records.createCategory(`第 ${count} 个`, parent);
    await expect(mine.records.createCategory('多一个')).rejects.toMatchObject({
      code: 1,
      message: strings.tooManyCategories,
    });
  });

  it('can be called otherwise, but not like its neighbour', async () => {
    const maths = await mine.records.createCategory('数学');
    await mine.records.createCategory('阅读');
    await mine.records.renameCategory(maths, '数学（下）');
    await mine.records.renameCategory(maths, '数学（下）');
    expect((await mine.records.categories()).map(({ name }) => name)).toEqual(['数学（下）', '阅读']);
    await expect(mine.records.renameCategory(maths, '阅读')).rejects.toMatchObject(
      refused(strings.categoryNameTaken, 'name'),
    );
  });

  it('goes with those below it; their recordings stay, in none', async () => {
    const maths = await mine.records.createCategory('数学');
    const functions = await mine.records.createCategory('函数', maths);
    const reading = await mine.records.createCategory('阅读');
    const id = await createRecording(twins.servers[0], owner, { category_id: functions });
    await createRecording(twins.servers[0], owner, { category_id: reading });
    await mine.records.removeCategory(maths);
    expect((await mine.records.categories()).map(({ name }) => name)).toEqual(['阅读']);
    expect((await mine.records.list()).total).toBe(2);
    expect((await mine.records.detail(id)).video.category_id).toBe(0);
  });
});

describe('another person’s category', () => {
  it('is not there: nothing is made below it, and it can be neither renamed nor removed', async () => {
    const theirs = await others.records.createCategory('别人的');
    for (const call of [
      () => mine.records.createCategory('我的', theirs),
      () => mine.records.renameCategory(theirs, '我的'),
      () => mine.records.removeCategory(theirs),
      () => mine.records.removeCategory(2 ** 40),
    ])
      await expect(call()).rejects.toMatchObject(missing);
    expect(await others.records.categories()).toEqual([{ id: theirs, name: '别人的', children: [] }]);
  });

  it('takes no recording of mine', async () => {
    const theirs = await others.records.createCategory('别人的');
    await expect(createRecording(twins.servers[0], owner, { category_id: theirs })).rejects.toMatchObject(
      refused(strings.categoryMissing, 'category_id'),
    );
  });

  it('asks a visitor to sign in', async () => {
    const visitor = createClient({ baseUrl: '', fetch: twins.servers[0].fetch });
    for (const call of [
      () => visitor.records.createCategory('我的'),
      () => visitor.records.renameCategory(1, '我的'),
      () => visitor.records.removeCategory(1),
    ])
      await expect(call()).rejects.toMatchObject({ code: 401 });
  });
});
