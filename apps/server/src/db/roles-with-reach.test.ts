import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { rolePermissions, roles } from './schema.ts';

const migration = readFileSync(join(import.meta.dirname, 'migrations/0016_roles_with_reach.sql'), 'utf8');
const fillings = migration.split('--> statement-breakpoint').filter((part) => !part.includes('ALTER TABLE'));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const heldBy = async (code: string) => {
  const { rows } = await server.db.execute<{ held: string }>(sql`
    select permission || ' ' || reach as held from role_permissions join roles on id = role_id
    where code = ${code} order by permission`);
  return rows.map(({ held }) => held);
};
const articlesOfTheirOwn = ['article', 'article.delete', 'article.store', 'article.update'].map(
  (code) => `${code} own`,
);

it('brings what was there over: names and other rights stay, teachers reach their own articles, the administrator needs no rows', async () => {
  const { db } = server;
  await db.delete(roles);
  const [teacher, administrator, editor] = await db
    .insert(roles)
    .values([
      { code: 'teacher', name: '老师' },
      { code: 'administrator', name: '校长' },
      { code: 'editor', name: '编辑' },
    ])
    .returning();
  await db.insert(rolePermissions).values([
    { roleId: teacher!.id, permission: 'article.store' },
    { roleId: teacher!.id, permission: 'nav.store' },
    { roleId: administrator!.id, permission: 'role' },
    { roleId: editor!.id, permission: 'article.store' },
  ]);
  for (const filling of fillings) await db.execute(sql.raw(filling));
  const { rows } = await db.execute(sql`select code, name, is_built_in from roles order by code`);
  expect(rows).toEqual([
    { code: 'administrator', name: '校长', is_built_in: true },
    { code: 'editor', name: '编辑', is_built_in: false },
    { code: 'learner', name: '学员', is_built_in: true },
    { code: 'teacher', name: '老师', is_built_in: true },
  ]);
  expect(await heldBy('teacher')).toEqual([...articlesOfTheirOwn, 'nav.store all']);
  expect(await heldBy('administrator')).toEqual([]);
  expect(await heldBy('editor')).toEqual(['article.store all']);
  expect(await heldBy('learner')).toEqual(['comment.store all']);
});
