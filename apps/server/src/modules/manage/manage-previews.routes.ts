import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { previewCourse } from '../courses/preview-course.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { requireReached } from './require-reached.ts';

/** What is taught as others find it, for who looks after it. */
export function managePreviewsRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['managePreviews']> {
  return {
    async course({ db, params: { id }, query: { as }, viewer, reach }) {
      await requireReached(db, id, reach === 'all' ? null : viewer.userId);
      const detail = await previewCourse(db, id, { as, now: clock.now() });
      if (!detail) throw new Problem(404, coreStrings.notFound);
      return detail;
    },
  };
}
