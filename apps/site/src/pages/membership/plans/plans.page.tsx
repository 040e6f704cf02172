import { MembershipPlans } from '@shuyuan/widgets/membership-plans';
import { useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';

/** The member centre: which memberships there are, for visitors too. */
export default function PlansPage() {
  const { client, navigate } = useSite();
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return (
    <div className={columns.film}>
      <MembershipPlans
        memberships={client.memberships}
        level={1}
        onReady={() => setIsReady(true)}
        onBuy={(goods) => navigate(paths.cashier(goods))}
      />
    </div>
  );
}
