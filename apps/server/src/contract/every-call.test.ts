import { featureNames } from '@shuyuan/api-client';
import {
  contract,
  permissionCodes,
  type Endpoint,
  type PermissionCode,
  type Reach,
} from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions, sessions, type HeldPermissions } from '../db/schema.ts';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import { saveSettings } from '../modules/config/config.repo.ts';
import { createModules } from '../modules/index.ts';
import type { Modules } from '../modules/module-deps.ts';
import { createPerson, createRole, findRole } from '../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { checkAccess } from './check-access.ts';
import type { Implementation, Viewer } from './implement.ts';

/** Somebody who calls, and all that they may. */
interface Caller {
  /** Undefined for a visitor. */
  token?: string;
  held: HeldPermissions;
  /** They only look at the site as a role. */
  isPreview?: boolean;
  /** Whose calls alone they tell something about. */
  about?: PermissionCode;
  viewer?: Viewer | null;
}

let server: TestServer;
const callers = new Map<string, Caller>();

const endpoints = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
);

const everything: HeldPermissions = Object.fromEntries(permissionCodes.map((code) => [code, 'all']));
const without = (left: PermissionCode): HeldPermissions =>
  Object.fromEntries(permissionCodes.filter((code) => code !== left).map((code) => [code, 'all']));
const teachers: HeldPermissions = {
  'comment.store': 'all',
  article: 'own',
  'article.store': 'own',
  'article.update': 'own',
  'article.delete': 'own',
  'paper.mark': 'own',
};
const learners: HeldPermissions = { 'comment.store': 'all' };

/** The real gate before handlers that do nothing: who is let in changes nothing for who comes next. */
function withoutHandlers(modules: Modules): Modules {
  const answered = async () => {
    throw new Problem(1, 'let in');
  };
  const implementation = Object.fromEntries(
    Object.entries(contract).map(([domain, calls]) => [
      domain,
      Object.fromEntries(Object.keys(calls).map((name) => [name, answered])),
    ]),
  ) as unknown as Implementation;
  return { ...modules, implementation };
}

async function holder(held: HeldPermissions): Promise<Caller> {
  const roleId = await createRole(server.db, `role-${callers.size}`, '一个角色');
  const rows = Object.entries(held).map(([permission, reach]) => ({ roleId, permission, reach }));
  await server.db.insert(rolePermissions).values(rows);
  return { token: (await createPerson(server.db, { roleId })).token, held };
}

beforeAll(async () => {
  server = await createTestServer({ modules: (deps) => withoutHandlers(createModules(deps)) });
  const { db } = server;
  await saveSettings(db, Object.fromEntries(featureNames.map((name) => [`features.${name}`, true])));
  const inRole = async (code: 'learner' | 'teacher' | 'administrator') =>
    createPerson(db, { roleId: await findRole(db, code) });
  callers.set('a visitor', { held: {} });
  callers.set('a learner', { token: (await inRole('learner')).token, held: learners });
  callers.set('another learner', { token: (await inRole('learner')).token, held: learners });
  callers.set('a person without a role', { token: (await createPerson(db)).token, held: {} });
  callers.set('a teacher', { token: (await inRole('teacher')).token, held: teachers });
  callers.set('the administrator', { token: (await inRole('administrator')).token, held: everything });
  const looking = await inRole('administrator');
  await db.update(sessions).set({ preview: everything }).where(eq(sessions.userId, looking.id));
  callers.set('who looks as a role that may do everything', {
    token: looking.token,
    held: everything,
    isPreview: true,
  });
  for (const code of permissionCodes) {
    callers.set(`a role of ${code} alone`, { ...(await holder({ [code]: 'all' })), about: code });
    callers.set(`a role of ${code} for their own alone`, {
      ...(await holder({ [code]: 'own' })),
      about: code,
    });
    callers.set(`a role of all but ${code}`, { ...(await holder(without(code))), about: code });
  }
  for (const caller of callers.values())
    if (caller.token !== undefined) caller.viewer = await server.modules.authenticate(caller.token);
});
afterAll(() => server.close());

type Outcome = 'let in' | 'only looks' | 401 | 403 | 404;

/** What the contract says should come of a call. */
function expected(endpoint: Endpoint, { token, held, isPreview = false }: Caller): Outcome {
  const { access, own = false, method, inPreview = false } = endpoint;
  if (access !== 'visitor' && token === undefined) return 401;
  const isPermission = access !== 'visitor' && access !== 'signed-in';
  const reaches: (Reach | undefined)[] = own ? ['all', 'own'] : ['all'];
  if (isPermission && !reaches.includes(held[access])) return 403;
  return isPreview && method !== 'GET' && !inPreview ? 'only looks' : 'let in';
}

/** What came of it, whatever is wrong with the call itself. */
async function outcomeOf({ method, path }: Endpoint, { token }: Caller): Promise<Outcome> {
  const answer = await server.app.inject({
    method,
    url: path.replace(/\{\w+\}/g, '1'),
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const { code, message } = answer.json<{ code: number; message: string }>();
  if (code === 401 || code === 403 || code === 404) return code;
  if (message === coreStrings.onlyPreview) return 'only looks';
  expect([code, message]).toEqual(code === 400 ? [400, coreStrings.outsideContract] : [1, 'let in']);
  return 'let in';
}

/** Those of the roles of one permission that tell something of this call. */
function callersOf({ access }: Endpoint): [string, Caller][] {
  const code = access === 'visitor' || access === 'signed-in' ? 'article' : access;
  return [...callers].filter(([, { about }]) => about === undefined || about === code);
}

/** The outcomes of everybody by name. */
async function table(asked: [string, Caller][], outcome: (caller: Caller) => Outcome | Promise<Outcome>) {
  return Object.fromEntries(
    await Promise.all(asked.map(async ([name, caller]) => [name, await outcome(caller)] as const)),
  );
}

/** The same at the gate alone, as if the call hung on a switch. */
async function outcomeBehindSwitch(
  endpoint: Endpoint,
  { viewer = null }: Caller,
  isOn: boolean,
): Promise<Outcome> {
  const feature = endpoint.feature ?? 'live';
  const facts = {
    ...server.modules.access,
    isOn: async (asked: typeof feature) => isOn && asked === feature,
  };
  try {
    await checkAccess({ ...endpoint, feature }, viewer, facts);
    return 'let in';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message === coreStrings.onlyPreview ? 'only looks' : (error.code as Outcome);
  }
}

describe.each(endpoints)('%s', (_, endpoint) => {
  const expectedOf = (asked: [string, Caller][]) => table(asked, (caller) => expected(endpoint, caller));

  it('lets in whom the contract names, and nobody else', async () => {
    const asked = callersOf(endpoint);
    expect(await table(asked, (caller) => outcomeOf(endpoint, caller))).toEqual(await expectedOf(asked));
  });

  it('is there for the same people while its switch is on, and for nobody while it is off', async () => {
    const asked = callersOf(endpoint);
    const on = await table(asked, (caller) => outcomeBehindSwitch(endpoint, caller, true));
    const off = await table(asked, (caller) => outcomeBehindSwitch(endpoint, caller, false));
    expect(on).toEqual(await expectedOf(asked));
    expect(off).toEqual(await table(asked, () => 404));
  });
});
