import { MembershipPlans } from '@shuyuan/widgets/membership-plans';
import { useState } from 'react';
import { useSite } from '../../../composition/site-context.tsx';
import { paths } from '../../../routes/paths.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import * as columns from '../../columns.css.ts';

/** The member centre: which memberships there are, for visitors too. */
export default function PlansPage() {
  const { client, navigate } = useSite();
  const [isReady, setIsReady] = useState(false);
  useArrival({ isReady });
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
