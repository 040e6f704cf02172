import type { ManagedRefund } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../orders/orders.css.ts';
import { RefundDecision } from './refund-decision.tsx';
import { refundState, refundTones } from './refund-state.ts';
import { managedRefundsStrings, type ManagedRefundsStrings } from './refunds.strings.ts';

interface RefundDetailsProps {
  id: number;
  /** Rises with each change: what is open may be another then. */
  revision: number;
  onChanged: () => void;
  onClose: () => void;
}

/** One refund whole, with what can be decided about it. */
export function RefundDetails({ id, revision, onChanged, onClose }: RefundDetailsProps) {
  const { client } = useManage();
  const words = useStrings(managedRefundsStrings);
  const refund = useResource(`console refund ${id} ${revision}`, (signal) =>
    client.refunds.find(id, { signal }),
  );
  const shown = refund.status === 'ready' ? refund.data : refund.status === 'loading' ? refund.stale : null;
  return (
    <Drawer
      isOpen
      size="large"
      title={words.details}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {refund.status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={refund.retry} />
      )}
      {refund.status === 'loading' && !shown && (
        <Skeleton label={words.loading}>
          <SkeletonText width="most" />
        </Skeleton>
      )}
      {shown && <Details refund={shown} words={words} onChanged={onChanged} />}
    </Drawer>
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
      <dl className={styles.facts}>
        {factsOf(refund, words).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
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

const timeOf = (instant: string) => formatDateTime(Date.parse(instant));

/** What is known of a refund; what it does not have is left out. */
function factsOf(refund: ManagedRefund, words: ManagedRefundsStrings): [name: string, value: string][] {
  const { decided_at: decided, success_at: success, decided_by: by, person } = refund;
  const facts: [string, string | null][] = [
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
    [words.asked, timeOf(refund.created_at)],
    [words.answer, refund.answer || null],
    [words.decided, decided && timeOf(decided)],
    [words.decidedBy, by && by.nick_name],
    [words.way, decided === null ? null : refund.is_local ? words.elsewhere : words.original],
    [words.succeeded, success && timeOf(success)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
