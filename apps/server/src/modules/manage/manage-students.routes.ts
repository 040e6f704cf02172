import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { dayAndTime } from './cells.ts';
import { studentStrings as strings } from './managed-learning.strings.ts';
import { requireReached } from './require-reached.ts';
import { listStudents } from './students.repo.ts';

/** Rows of one file: more are refused, not cut off. */
const mostRows = 50_000;

/** Who studies a course, for who looks after it. */
export function manageStudentsRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageStudents']> {
  return {
    async list({ db, params: { id }, query: { page, size, ...query }, viewer, reach }) {
      await requireReached(db, id, reach === 'all' ? null : viewer.userId);
      const slice = { limit: size, offset: (page - 1) * size };
      return listStudents(db, { courseId: id, now: clock.now(), ...query }, slice);
    },

    async exportRows({ db, params: { id }, query: { format, ...query }, viewer, reach }) {
      const title = await requireReached(db, id, reach === 'all' ? null : viewer.userId);
      const asked = { courseId: id, now: clock.now(), ...query };
      const { data, total } = await listStudents(db, asked, { limit: mostRows, offset: 0 });
      if (total > mostRows) throw new Problem(1, strings.tooMany(mostRows));
      const rows = data.map((row) => [
        row.id,
        row.nick_name,
        strings.sources[row.source],
        dayAndTime(row.since),
        dayAndTime(row.ends_at),
        row.progress,
        row.studied_count,
        row.lessons_count,
        dayAndTime(row.studied_at),
      ]);
      return tableFile({ name: strings.file(title), headings: strings.headings, rows }, format);
    },
  };
}
