import type { ManagedOrder } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { Facts, timeFact, type Fact } from '../../archetypes/facts.tsx';
import type { OpenDetails } from '../detailed-list.tsx';
import { DetailsDrawer } from '../details-drawer.tsx';
import { FinishOrder } from './finish-order.tsx';
import { RefundOrder } from './refund-order.tsx';
import { refundableOf } from './refundable.ts';
import { ordersStrings, type OrdersStrings } from './orders.strings.ts';
import { statusTone } from './status-tone.ts';

/** One order whole: who ordered what, how it was paid, and what was handed over. */
export function OrderDetails({ id, revision, onChanged, onClose }: OpenDetails) {
  const { client } = useManage();
  const words = useStrings(ordersStrings);
  const order = useResource(`console order ${id} ${revision}`, (signal) =>
    client.orders.find(id, { signal }),
  );
  return (
    <DetailsDrawer resource={order} words={words} onClose={onClose}>
      {(shown) => <Details order={shown} words={words} onChanged={onChanged} />}
    </DetailsDrawer>
  );
}

interface DetailsProps {
  order: ManagedOrder;
  words: OrdersStrings;
  onChanged: () => void;
}

function Details({ order, words, onChanged }: DetailsProps) {
  const { goods_name, goods_type, charge, status, person } = order;
  return (
    <Stack gap={24}>
      <Inline justify="between">
        <Stack gap={4}>
          <Text weight="medium">{goods_name}</Text>
          <Text tone="muted">{words.goodsTypes[goods_type]}</Text>
        </Stack>
        <Inline gap={12}>
          <Badge tone={statusTone(status)}>{words.statuses[status]}</Badge>
          <Price amount={charge} />
        </Inline>
      </Inline>
      <Facts facts={factsOf(order, words)} />
      <Inline gap={8}>
        {person && (
          <>
            <LinkButton size="small" href={paths.manageMember(person.id)}>
              {words.thePerson}
            </LinkButton>
            <LinkButton size="small" href={paths.manageOrders({ user_id: person.id })}>
              {words.ofPerson}
            </LinkButton>
          </>
        )}
        {status !== 9 && person && <FinishOrder order={order} words={words} onFinished={onChanged} />}
        {status === 9 && refundableOf(order).most > 0 && (
          <RefundOrder order={order} words={words} onRefunded={onChanged} />
        )}
      </Inline>
    </Stack>
  );
}

/** What is known of an order; what it does not have is left out. */
function factsOf(order: ManagedOrder, words: OrdersStrings): Fact[] {
  const { person, goods_days: days, transaction, paid_at: paid, closed_at: closed, finished } = order;
  return [
    [words.number, order.order_id],
    [words.person, person?.nick_name ?? words.personGone],
    [words.days, days === null ? null : words.dayCount(days)],
    [words.ordered, timeFact(order.created_at)],
    [words.expiresAt, order.status === 1 || order.status === 5 ? timeFact(order.expires_at) : null],
    [words.closedAt, timeFact(closed)],
    ...discountFacts(order, words),
    [words.method, order.payment_method === '' ? null : words.methods[order.payment_method]],
    [words.paidAt, timeFact(paid)],
    [words.transaction, transaction || null],
    [words.grant, order.status === 9 ? grantText(order.grant, words) : null],
    [words.finishedBy, finished && (finished.actor?.nick_name ?? words.personGone)],
    [words.reason, finished && finished.reason],
  ];
}

/** What the price was made of, where something was taken off. */
function discountFacts({ lines }: ManagedOrder, words: OrdersStrings): Fact[] {
  if (lines.length <= 2) return [];
  return lines.flatMap(({ kind, amount }) =>
    kind === 'to_pay' ? [] : [[words.lines[kind], words.amount(amount)]],
  );
}

const timeOf = (instant: string) => formatDateTime(Date.parse(instant));

function grantText(grant: ManagedOrder['grant'], words: OrdersStrings): string {
  if (!grant) return words.noGrant;
  const from = timeOf(grant.starts_at);
  const span = grant.ends_at ? words.grantedUntil(from, timeOf(grant.ends_at)) : words.granted(from);
  return grant.revoked_at ? `${span}，${words.revoked(timeOf(grant.revoked_at))}` : span;
}
