import { permissionCodes, type Reach } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltInRole, HeldPermissions } from '../db/schema.ts';
import { saveSettings } from '../modules/config/config.repo.ts';
import { createPerson, createRole, findRole } from '../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { checkAccess, type AccessFacts } from './check-access.ts';
import { Problem } from '../errors/problem.ts';
import type { Viewer } from './implement.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('what a call declares', () => {
  const viewer: Viewer = { userId: 7, sessionId: 's' };
  const facts = (held: Record<string, Reach>, on: string[]): AccessFacts => ({
    reachOf: async ({ userId }, permission) => (userId === 7 && held[permission]) || null,
    isOn: async (feature) => on.includes(feature),
  });

  const write = { method: 'POST', access: 'article.store' } as const;
  const ownWrite = { ...write, own: true } as const;
  const signedIn = { method: 'GET', access: 'signed-in' } as const;
  const all: Record<string, Reach> = { 'article.store': 'all' };
  const own: Record<string, Reach> = { 'article.store': 'own' };
  const inPreview: Viewer = { ...viewer, preview: all };

  it.each<[string, Parameters<typeof checkAccess>[0], Viewer | null, Record<string, Reach>, unknown]>([
    ['a permission, of a visitor', write, null, {}, 401],
    ['a permission, of who does not hold it', write, viewer, { 'article.update': 'all' }, 403],
    ['a permission, of who holds it', write, viewer, all, 'all'],
    ['a permission, of who holds it for what is their own alone', write, viewer, own, 403],
    ['a permission for what is one’s own, of who holds it so', ownWrite, viewer, own, 'own'],
    ['a permission for what is one’s own, of who holds it for all', ownWrite, viewer, all, 'all'],
    ['a permission for what is one’s own, of who does not hold it', ownWrite, viewer, {}, 403],
    ['nothing but a person', signedIn, viewer, all, null],
    ['a switch that is off', { ...signedIn, feature: 'live' }, viewer, {}, 404],
    ['a switch that is off, of a visitor', { ...signedIn, feature: 'live' }, null, {}, 404],
    ['a switch that is on, of a visitor', { ...signedIn, feature: 'vip' }, null, {}, 401],
    ['a switch that is on', { method: 'GET', access: 'visitor', feature: 'vip' }, null, {}, null],
    ['to write, of who only looks as a role', write, inPreview, all, 1],
    ['to write, of who only looks as a role that may not', write, inPreview, {}, 403],
    [
      'to write, of who only looks as a role, for visitors',
      { ...write, access: 'visitor' },
      inPreview,
      {},
      1,
    ],
    ['to read, of who only looks as a role', { ...write, method: 'GET' }, inPreview, all, 'all'],
    ['what ends the looking', { ...write, access: 'signed-in', inPreview: true }, inPreview, {}, null],
  ])('is asked: %s', async (_, endpoint, caller, held, outcome) => {
    const asked = checkAccess(endpoint, caller, facts(held, ['vip'])).catch((error: unknown) =>
      error instanceof Problem ? error.code : error,
    );
    expect(await asked).toBe(outcome);
  });
});

/** How far each permission goes that a person holds. */
async function heldBy(userId: number, preview?: HeldPermissions) {
  const viewer: Viewer = { userId, sessionId: 's', ...(preview ? { preview } : {}) };
  const asked = permissionCodes.map(async (code) => [
    code,
    await server.modules.access.reachOf(viewer, code),
  ]);
  return Object.fromEntries(
    (await Promise.all(asked)).filter(([, reach]) => reach !== null),
  ) as HeldPermissions;
}

describe('the facts of a server', () => {
  it('are the permissions of the role that a person has now', async () => {
    const roleId = await createRole(server.db, 'editor', '编辑');
    const allowed = permissionCodes.filter((code) => code.startsWith('article.'));
    for (const code of allowed)
      await server.db.execute(sql`insert into role_permissions values (${roleId}, ${code})`);
    await server.db.execute(
      sql`update role_permissions set reach = 'own' where permission = 'article.delete'`,
    );
    const expected = Object.fromEntries(
      allowed.map((code) => [code, code === 'article.delete' ? 'own' : 'all']),
    );
    expect(await heldBy((await createPerson(server.db, { roleId })).id)).toEqual(expected);
    expect(await heldBy((await createPerson(server.db)).id)).toEqual({});
  });

  it('let the administrator do everything, without a row that says so', async () => {
    const roleId = await findRole(server.db, 'administrator');
    expect(await server.db.$count(sql`role_permissions where role_id = ${roleId}`)).toBe(0);
    const everything = Object.fromEntries(permissionCodes.map((code) => [code, 'all']));
    expect(await heldBy((await createPerson(server.db, { roleId })).id)).toEqual(everything);
  });

  it('let teachers look after their own articles, and learners comment', async () => {
    const heldAs = async (code: BuiltInRole) =>
      heldBy((await createPerson(server.db, { roleId: await findRole(server.db, code) })).id);
    expect(await heldAs('teacher')).toEqual({
      'comment.store': 'all',
      article: 'own',
      'article.store': 'own',
      'article.update': 'own',
      'article.delete': 'own',
      'paper.mark': 'own',
    });
    expect(await heldAs('learner')).toEqual({ 'comment.store': 'all' });
  });

  it('are, for who looks as a role, what that role allows and the person still holds', async () => {
    const roleId = await findRole(server.db, 'teacher');
    const { id } = await createPerson(server.db, { roleId });
    expect(await heldBy(id, { article: 'all', 'article.store': 'own', member: 'all' })).toEqual({
      article: 'own',
      'article.store': 'own',
    });
    const administrator = await createPerson(server.db, {
      roleId: await findRole(server.db, 'administrator'),
    });
    expect(await heldBy(administrator.id, { article: 'own' })).toEqual({ article: 'own' });
  });

  it('are the switches as they were set last', async () => {
    expect(await server.modules.access.isOn('vip')).toBe(true);
    expect(await server.modules.access.isOn('live')).toBe(false);
    await saveSettings(server.db, { 'features.vip': false, 'features.live': true });
    expect(await server.modules.access.isOn('vip')).toBe(false);
    expect(await server.modules.access.isOn('live')).toBe(true);
  });
});
