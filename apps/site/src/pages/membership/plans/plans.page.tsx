import { createProductsApi } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { MembershipPlans } from '@shuyuan/widgets/membership-plans';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { RefundNote } from '../../things/refund-note.tsx';
import { Afterwards } from './afterwards.tsx';
import { MemberGoods } from './member-goods.tsx';
import { MembershipHead } from './membership-head.tsx';
import { MembershipQuestions } from './membership-questions.tsx';
import { countedPhrases, plansStrings } from './plans.strings.ts';

/** As many as a screen shows. */
const goodsShown = 8;

/** The member centre: which memberships there are and what they open, for visitors too. */
export default function PlansPage() {
  const { client, navigate } = useSite();
  const strings = useStrings(plansStrings);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const goods = useResource('goods for members', (signal) =>
    createProductsApi(client.http).list({ member_free: 'yes', size: goodsShown }, { signal }),
  );
  const faqs = useResource('faq', (signal) => client.faq.list({ signal }));
  const list = goods.status === 'ready' ? goods.data : undefined;
  const counts = list?.counts;
  const coverage = useMemo(
    () => ({ everybody: strings.everybody, members: countedPhrases(counts ?? {}, strings) }),
    [strings, counts],
  );
  const cards = list?.data.data ?? [];
  const questions = faqs.status === 'ready' ? faqs.data.filter((faq) => faq.is_about_membership) : [];
  return (
    <div className={columns.full}>
      <Stack gap={56}>
        <MembershipHead counted={coverage.members} covers={cards} />
        <MembershipPlans
          memberships={client.memberships}
          coverage={coverage}
          onReady={() => setIsReady(true)}
          onBuy={(wanted) => navigate(paths.cashier(wanted))}
        />
        <RefundNote type="role" />
        {cards.length > 0 && <MemberGoods goods={cards} />}
        <Afterwards />
        {questions.length > 0 && <MembershipQuestions questions={questions} />}
      </Stack>
    </div>
  );
}
