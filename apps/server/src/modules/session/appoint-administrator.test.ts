import { permissionCodes } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { clientOf } from '../../testing/client-of.ts';
import { receiveCode } from '../captcha/captcha.fixtures.ts';
import { createPerson, findRole } from './people.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from users`));

const mobile = '13900000001';
const appoint = () => server.modules.appointAdministrator(mobile);
const accounts = async () => {
  const { rows } = await server.db.execute(
    sql`select users.id, nick_name, status, roles.code as role from users left join roles on roles.id = role_id`,
  );
  return rows;
};

it('opens an account that signs in by a code and may do everything', async () => {
  expect(await appoint()).toBe(true);
  const anybody = clientOf(server);
  const code = await receiveCode(server.db, anybody, { mobile, scene: 'login' }, new Date());
  const { token } = await anybody.session.loginByMobile({ mobile, mobile_code: code });
  const { role, permissions } = await clientOf(server, { token }).my.detail();
  expect(role).toMatchObject({ name: '管理员' });
  expect(Object.keys(permissions).toSorted()).toEqual([...permissionCodes].toSorted());
});

it('takes the account that the number has, opens it, and does nothing the second time', async () => {
  const { id } = await createPerson(server.db, { mobile, nickName: '校长', status: 'locked' });
  expect(await appoint()).toBe(true);
  expect(await appoint()).toBe(false);
  expect(await accounts()).toEqual([
    { id: String(id), nick_name: '校长', status: 'active', role: 'administrator' },
  ]);
});

it('makes one account when several servers start at once, and leaves everybody else what they are', async () => {
  await createPerson(server.db, { nickName: '旁人', roleId: await findRole(server.db, 'teacher') });
  await Promise.all([appoint(), appoint(), appoint()]);
  expect((await accounts()).map(({ role }) => String(role)).toSorted()).toEqual(['administrator', 'teacher']);
});
