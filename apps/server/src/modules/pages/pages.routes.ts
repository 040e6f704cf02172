import { agreementNames } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { isRightAnswer } from '../captcha/captcha.service.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { takeApplication, takeTryOfNetwork } from './application-limits.ts';
import { agreementFinder } from '../config/find-agreement.ts';
import { findShownPage, insertApplication } from './pages.repo.ts';
import { pageStrings as strings } from './pages.strings.ts';

/** What the school says of itself, and who applies there. */
export function pagesRoutes(deps: ModuleDeps): Handlers<Contract['pages']> {
  const { clock, limiter } = deps;
  const findAgreement = agreementFinder(deps);
  return {
    async detail({ db, params: { name } }) {
      const agreement = agreementNames.find((each) => each === name);
      const page = agreement ? await findAgreement(db, agreement) : await findShownPage(db, name);
      if (!page) throw new Problem(404, strings.missing);
      const { title, content, updatedAt } = page;
      return { title, content, updated_at: updatedAt?.toISOString() ?? null };
    },

    async apply({ db, body: { image_key: key, image_captcha: typed, ...application }, request }) {
      const now = clock.now();
      await takeTryOfNetwork(limiter, request.ip);
      if (!(await findShownPage(db, application.page))) throw new Problem(1, strings.closed);
      if (!(await isRightAnswer(db, key, typed, now)))
        throw new Problem(1, strings.wrongPicture, { field: 'image_captcha' });
      await takeApplication(limiter, application.mobile);
      await insertApplication(db, application, now);
      return {};
    },
  };
}
