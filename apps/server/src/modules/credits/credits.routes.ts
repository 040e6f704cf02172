import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import { recordsOf } from './credit-records.ts';

/** The calls about one's own credits. */
export function creditsRoutes(): Handlers<Contract['credits']> {
  return {
    records: ({ db, viewer, query }) => recordsOf(db, viewer.userId, query),

    async rules({ db }) {
      const { credit } = readSettings(await findSettings(db), configStrings);
      const rules = [
        { reason: 'register', amount: credit.register },
        { reason: 'watched_video', amount: credit.watchedVideo },
        { reason: 'watched_course', amount: credit.watchedCourse },
        { reason: 'paid_order', amount: credit.paidOrderPercent },
      ] as const;
      return rules.filter(({ amount }) => amount > 0);
    },
  };
}
