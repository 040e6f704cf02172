import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, createRole, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
const now = new Date('2026-03-01T02:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from users`));

const my = (person?: Person) =>
  createClient({
    baseUrl: '',
    fetch: server.fetch,
    token: () => person?.token ?? null,
    checkAnswer,
  }).my;

describe('my detail', () => {
  it('tells the role, the permissions as a map, and what of the account is set', async () => {
    const roleId = await createRole(server.db, 'editor', '编辑');
    await server.db.execute(
      sql`insert into role_permissions values (${roleId}, 'article.store'), (${roleId}, 'article.update')`,
    );
    const person = await createPerson(server.db, {
      roleId,
      nickName: '许南乔',
      avatar: '/blobs/x.svg',
      createdAt: now,
    });
    expect(await my(person).detail()).toEqual({
      id: person.id,
      nick_name: '许南乔',
      avatar: '/blobs/x.svg',
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      role: { id: roleId, name: '编辑' },
      membership: null,
      permissions: { 'article.store': 1, 'article.update': 1 },
      is_bind_mobile: 0,
      mobile: '',
      is_password_set: 0,
      is_set_nickname: 0,
      is_preview: 0,
      credit1: 0,
      invite_balance: 0,
      invite_people_count: 0,
      created_at: '2026-03-01T02:00:00.000Z',
    });
  });

  it('tells of a person without a role that they may nothing special', async () => {
    expect(await my(await createPerson(server.db)).detail()).toMatchObject({ role: null, permissions: {} });
  });

  it('shows enough of the number for its owner to know it, and of the password that there is one', async () => {
    const person = await createPerson(server.db, { mobile: '13900004321', password: '对的密码 123' });
    expect(await my(person).detail()).toMatchObject({
      is_bind_mobile: 1,
      mobile: '139****4321',
      is_password_set: 1,
    });
  });

  it('is for signed-in people', async () => {
    await expect(my().detail()).rejects.toMatchObject({ kind: 'unauthorized', status: 401 });
  });
});

describe('another name', () => {
  const spent = { kind: 'business', message: '昵称只可修改一次', data: { field: 'nick_name' } };

  it('is taken once, on one line, without blanks around it', async () => {
    const person = await createPerson(server.db, { nickName: '学员a2b3c4' });
    expect(await my(person).rename('  山\n 高水长 ')).toEqual({});
    expect(await my(person).detail()).toMatchObject({ nick_name: '山 高水长', is_set_nickname: 1 });
    await expect(my(person).rename('月小')).rejects.toMatchObject(spent);
    expect(await my(person).detail()).toMatchObject({ nick_name: '山 高水长' });
  });

  it('is taken once also of two that are asked for in the same moment', async () => {
    const person = await createPerson(server.db);
    const asked = await Promise.allSettled(['山高', '月小'].map((name) => my(person).rename(name)));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: spent });
  });

  it('leaves everybody else theirs', async () => {
    const [person, other] = [await createPerson(server.db), await createPerson(server.db)];
    await my(person).rename('山高水长');
    expect(await my(other).detail()).toMatchObject({ nick_name: '试读生', is_set_nickname: 0 });
  });

  it('has to be readable, and does not spend the change when it is not', async () => {
    const person = await createPerson(server.db);
    await expect(my(person).rename('\u200b\u200b\u200b')).rejects.toMatchObject({
      message: '昵称里没有看得见的字',
      data: { field: 'nick_name' },
    });
    expect(await my(person).detail()).toMatchObject({ is_set_nickname: 0 });
  });

  it.each(['', '山', ' 山 ', '长'.repeat(17)])('may not be %j', async (name) => {
    const person = await createPerson(server.db);
    await expect(my(person).rename(name)).rejects.toMatchObject({ code: 400 });
  });

  it('is for signed-in people', async () => {
    await expect(my().rename('山高水长')).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});
