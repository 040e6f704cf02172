import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { untilWith } from '../grants/membership-terms.ts';
import { findTerms } from '../grants/membership-terms.repo.ts';
import { countBought, listPlans } from './memberships.repo.ts';
import { findUpgradable } from './upgrade.ts';
import { upgradeOffer } from './upgrade-offer.ts';

/** Fewer purchases in a year than this say nothing about what people choose. */
const fewestPurchases = 20;
const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

export function membershipsRoutes({ clock }: Pick<ModuleDeps, 'clock'>): Handlers<Contract['memberships']> {
  return {
    async plans({ db, viewer }) {
      const now = clock.now();
      const [plans, bought, term, terms] = await Promise.all([
        listPlans(db),
        countBought(db, new Date(now.getTime() - year)),
        viewer ? findUpgradable(db, viewer.userId, now) : undefined,
        viewer ? findTerms(db, viewer.userId) : [],
      ]);
      const total = [...bought.values()].reduce((sum, each) => sum + each, 0);
      return plans.map(({ id, name, charge, expireDays, benefits }) => ({
        id,
        name,
        charge,
        expire_days: expireDays,
        desc_rows: benefits,
        chosen_share: total < fewestPurchases ? null : (bought.get(id) ?? 0) / total,
        ...(viewer && {
          upgrade: upgradeOffer({ id, charge, days: expireDays }, term, now),
          ends_at: untilWith(terms, expireDays * day, now).toISOString(),
        }),
      }));
    },
  };
}
