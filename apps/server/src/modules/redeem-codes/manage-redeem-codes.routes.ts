import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { redeemActivities, redeemCodes, users } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import type { Change } from '../../resources/resource.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { dayAndTime } from '../manage/cells.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { makeCode } from '../promo-codes/make-codes.ts';
import { keptForm } from '../promo-codes/promo-codes.repo.ts';
import { redeemCodeResource } from './manage-redeem-codes.ts';
import { redeemCodeStrings as strings } from './redeem-codes.strings.ts';

/** Codes of one activity, and rows of one file: more are refused, not cut off. */
const mostCodes = 50_000;

type CodeRow = AnswerOf<Contract['manageRedeemCodes']['codes']>['data'][number];

interface Asked {
  keywords?: string | undefined;
  state?: 'used' | 'unused' | undefined;
}

const activityOf = (db: Database, id: number) =>
  db
    .select({ name: redeemActivities.name })
    .from(redeemActivities)
    .where(and(eq(redeemActivities.id, id), isNull(redeemActivities.deletedAt)));

/** The name of an activity. Throws 404 where it is not there. */
async function requireActivity(found: PromiseLike<{ name: string }[]>): Promise<string> {
  const [activity] = await found;
  if (!activity) throw new Problem(404, coreStrings.notFound);
  return activity.name;
}

async function listCodes(
  db: Database,
  activityId: number,
  { keywords = '', state }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: CodeRow[]; total: number }> {
  const where = and(
    eq(redeemCodes.activityId, activityId),
    keywords === '' ? undefined : isPartOf(redeemCodes.code, keptForm(keywords)),
    state === 'used' ? isNotNull(redeemCodes.usedAt) : undefined,
    state === 'unused' ? isNull(redeemCodes.usedAt) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        code: redeemCodes,
        person: { id: users.id, nick_name: users.nickName, avatar: users.avatar },
      })
      .from(redeemCodes)
      .leftJoin(users, eq(users.id, redeemCodes.usedUserId))
      .where(where)
      .orderBy(desc(redeemCodes.id))
      .limit(limit)
      .offset(offset),
    db.$count(redeemCodes, where),
  ]);
  const data = rows.map(({ code, person }) => ({
    id: code.id,
    code: code.code,
    is_used: code.usedAt !== null,
    used_by: person,
    used_at: code.usedAt?.toISOString() ?? null,
    created_at: code.createdAt.toISOString(),
    updated_at: (code.usedAt ?? code.createdAt).toISOString(),
  }));
  return { data, total };
}

/** Makes codes of an activity, with one line in the log. */
async function generate(id: number, num: number, change: Change): Promise<string[]> {
  // Who makes some at the same time waits, and counts these too.
  const title = await requireActivity(activityOf(change.tx, id).for('no key update'));
  const present = await change.tx.$count(redeemCodes, eq(redeemCodes.activityId, id));
  if (present + num > mostCodes) throw new Problem(1, strings.tooManyCodes(mostCodes), { field: 'num' });
  const fresh = new Set<string>();
  while (fresh.size < num) fresh.add(makeCode(''));
  const codes = [...fresh];
  await change.tx
    .insert(redeemCodes)
    .values(codes.map((code) => ({ activityId: id, code, createdAt: change.now })));
  // They are no field of the activity: the log tells how many there are, and a code that is out is not called back.
  const items = [{ id, before: { code_count: present }, after: { code_count: present + num } }];
  await addAction(change, { entity: 'redeemCode', kind: 'update', subjects: [{ id, title }], items });
  return codes;
}

/** The calls of the console about redeem codes. */
export const manageRedeemCodesRoutes = (deps: ModuleDeps): Handlers<Contract['manageRedeemCodes']> => ({
  ...resourceRoutes<Contract['manageRedeemCodes']>(redeemCodeResource, deps),

  generate: ({ db, viewer: { userId }, params: { id }, body: { num } }) =>
    db.transaction(async (tx) => ({ codes: await generate(id, num, { tx, now: deps.clock.now(), userId }) })),

  async codes({ db, params: { id }, query: { page, size, ...asked } }) {
    await requireActivity(activityOf(db, id));
    return listCodes(db, id, asked, { limit: size, offset: (page - 1) * size });
  },

  async exportCodes({ db, params: { id }, query: { format, ...asked } }) {
    const title = await requireActivity(activityOf(db, id));
    const { data, total } = await listCodes(db, id, asked, { limit: mostCodes, offset: 0 });
    if (total > mostCodes) throw new Problem(1, strings.tooManyRows(mostCodes));
    const rows = data.map((row) => [
      row.code,
      row.is_used ? strings.yes : strings.no,
      row.used_by?.id ?? '',
      row.used_by?.nick_name ?? '',
      dayAndTime(row.used_at),
      dayAndTime(row.created_at),
    ]);
    return tableFile({ name: strings.file(title), headings: strings.headings, rows }, format);
  },
});
