import type { ManagedRefund } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { Facts, timeFact, type Fact } from '../../archetypes/facts.tsx';
import type { OpenDetails } from '../detailed-list.tsx';
import { DetailsDrawer } from '../details-drawer.tsx';
import { RefundDecision } from './refund-decision.tsx';
import { refundState, refundTones } from './refund-state.ts';
import { managedRefundsStrings, type ManagedRefundsStrings } from './refunds.strings.ts';

/** One refund whole, with what can be decided about it. */
export function RefundDetails({ id, revision, onChanged, onClose }: OpenDetails) {
  const { client } = useManage();
  const words = useStrings(managedRefundsStrings);
  const refund = useResource(`console refund ${id} ${revision}`, (signal) =>
    client.refunds.find(id, { signal }),
  );
  return (
    <DetailsDrawer resource={refund} words={words} onClose={onClose}>
      {(shown) => <Details refund={shown} words={words} onChanged={onChanged} />}
    </DetailsDrawer>
  );
}

interface DetailsProps {
  refund: ManagedRefund;
  words: ManagedRefundsStrings;
  onChanged: () => void;
}

function Details({ refund, words, onChanged }: DetailsProps) {
  const { goods_name: goods, order_id: orderId, amount, person } = refund;
  const state = refundState(refund);
  return (
    <Stack gap={24}>
      <Inline justify="between">
        <Text weight="medium">{goods || orderId}</Text>
        <Inline gap={12}>
          <Badge tone={refundTones[state]}>{words.states[state]}</Badge>
          <Price amount={amount / 100} tone="neutral" keepsCents />
        </Inline>
      </Inline>
      <Facts facts={factsOf(refund, words)} />
      <Inline gap={8}>
        <LinkButton size="small" href={paths.manageOrders({ keywords: orderId })}>
          {words.theOrder}
        </LinkButton>
        {person && (
          <LinkButton size="small" href={paths.manageMember(person.id)}>
            {words.thePerson}
          </LinkButton>
        )}
      </Inline>
      <RefundDecision key={`${refund.id} ${state}`} refund={refund} words={words} onDecided={onChanged} />
    </Stack>
  );
}

/** What is known of a refund; what it does not have is left out. */
function factsOf(refund: ManagedRefund, words: ManagedRefundsStrings): Fact[] {
  const { decided_at: decided, success_at: success, decided_by: by, person } = refund;
  return [
    [words.number, refund.refund_no],
    [words.orderNumber, refund.order_id],
    [words.person, person?.nick_name ?? words.nobody],
    [words.cause, words.causes[refund.cause]],
    [words.reason, refund.reason],
    [words.paid, words.yuan(refund.paid)],
    [words.refunded, words.yuan(refund.refunded)],
    [words.method, words.methods[refund.method]],
    [words.transaction, refund.transaction],
    [words.payment, refund.payment_state === 'taken' ? null : words.payments[refund.payment_state]],
    [words.asked, timeFact(refund.created_at)],
    [words.answer, refund.answer || null],
    [words.decided, timeFact(decided)],
    [words.decidedBy, by && by.nick_name],
    [words.way, decided === null ? null : refund.is_local ? words.elsewhere : words.original],
    [words.succeeded, timeFact(success)],
  ];
}
