import { type Order } from '@shuyuan/api-client';
import { createRefundsApi, type RefundPreview } from '@shuyuan/api-client/money';
import { Badge } from '@shuyuan/ui/badge';
import { Button } from '@shuyuan/ui/button';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Inline, Section, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useConfig, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Facts, timeFact, type Fact } from '../../archetypes/facts.tsx';
import * as columns from '../../columns.css.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { orderIdOf } from '../order-address.ts';
import { useOrderLinks } from '../use-order-links.ts';
import * as styles from './order.css.ts';
import { orderStrings, type OrderStrings } from './order.strings.ts';
import { RefundSection } from './refund-section.tsx';

/** One order whole: what it is of, what was paid, its refunds, and a receipt to print. */
export default function OrderPage() {
  const [search] = useSearchParams();
  const orderId = orderIdOf(search);
  return orderId ? <OrderOf key={orderId} orderId={orderId} /> : <FailureScreen isInPlace kind="not-found" />;
}

function OrderOf({ orderId }: { orderId: string }) {
  const { client } = useSite();
  const words = useStrings(orderStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [changes, setChanges] = useState(0);
  const found = useResource(`order ${orderId} ${session} ${changes}`, async (signal) => {
    const [order, refund] = await Promise.all([
      client.orders.detail(orderId, { signal }),
      createRefundsApi(client.http).preview(orderId, { signal }),
    ]);
    return { order, refund };
  });
  const isMissing = found.status === 'failed' && found.error.code === 404;
  usePageReady({ isReady: found.status !== 'loading' && !isMissing });
  if (isMissing) return <FailureScreen isInPlace kind="not-found" />;
  const shown = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <div className={columns.form}>
      <Stack gap={32}>
        <Heading level={1} font="reading">
          {words.title}
        </Heading>
        {found.status === 'failed' && (
          <ErrorState title={words.notLoaded} description={words.notLoadedHint} onRetry={found.retry} />
        )}
        {found.status === 'loading' && !shown && (
          <Skeleton label={words.loading}>
            <SkeletonText width="most" />
            <SkeletonText width="half" />
            <SkeletonText width="most" />
          </Skeleton>
        )}
        {shown && (
          <>
            <Details {...shown} words={words} />
            <div className={styles.onScreen}>
              <RefundSection preview={shown.refund} words={words} onChanged={() => setChanges(changes + 1)} />
            </div>
          </>
        )}
      </Stack>
    </div>
  );
}

const isOpen = ({ status }: Order) => status === 1 || status === 5;

function Details({ order, refund, words }: { order: Order; refund: RefundPreview; words: OrderStrings }) {
  const { page } = useSite();
  const school = useConfig(({ config }) => config?.webname ?? '');
  const links = useOrderLinks();
  const [goods] = order.goods;
  const way = goods && !goods.is_gone ? links.goods(goods) : null;
  return (
    <Section title={goods?.goods_name ?? order.order_id}>
      <Stack gap={24}>
        <Inline justify="between">
          <Badge tone={order.status === 9 ? 'positive' : isOpen(order) ? 'caution' : 'neutral'}>
            {words.statuses[order.status]}
          </Badge>
          <Price amount={order.charge} tone="neutral" keepsCents />
        </Inline>
        <Facts facts={factsOf(order, refund, words, school)} />
        <div className={styles.ways}>
          {isOpen(order) && (
            <LinkButton tone="action" href={paths.payment(order.order_id)}>
              {words.pay}
            </LinkButton>
          )}
          {order.status === 9 && way !== null && (
            <LinkButton tone="action" href={way}>
              {words.toGoods}
            </LinkButton>
          )}
          {order.status === 7 && goods && way !== null && (
            <LinkButton tone="action" href={paths.cashier(goods)}>
              {words.orderAgain}
            </LinkButton>
          )}
          {order.status === 9 && <Button onPress={() => page.print()}>{words.print}</Button>}
          <LinkButton href={paths.orders()}>{words.allOrders}</LinkButton>
        </div>
      </Stack>
    </Section>
  );
}

/** What is known of an order, as a receipt has it; what it does not have is left out. */
function factsOf(
  order: Order,
  { refunded, refunds }: RefundPreview,
  words: OrderStrings,
  school: string,
): Fact[] {
  const { order_id: number, payment_method: method, paid_at: paid } = order;
  const [goods] = order.goods;
  return [
    [words.seller, school || null],
    [words.number, number],
    [words.kind, goods ? words.kinds[goods.goods_type] : null],
    [words.ordered, timeFact(order.created_at)],
    [words.payBefore, isOpen(order) ? timeFact(order.expires_at) : null],
    [words.method, paid === null ? null : method === '' ? coverOf(order, words) : words.methods[method]],
    [words.paidAt, timeFact(paid)],
    ...discountFacts(order, words),
    [words.paid, paid && words.yuan(order.charge * 100)],
    [words.refunded, refunded > 0 ? refundFact(refunds, words) || words.yuan(refunded) : null],
  ];
}

/** What has paid an order that left nothing to pay. */
const coverOf = ({ lines = [] }: Order, words: OrderStrings): string | null =>
  lines
    .flatMap(({ kind, amount }) => (kind === 'to_pay' || amount >= 0 ? [] : [words.lines[kind]]))
    .join(' + ') || null;

/** Each sum that was given back, and when. */
const refundFact = (refunds: RefundPreview['refunds'], words: OrderStrings): string =>
  refunds
    .filter(({ status }) => status === 5)
    .map(({ amount, success_at: at }) => [words.yuan(amount), timeFact(at)].filter(Boolean).join(' · '))
    .join(' / ');

/** What the price was made of, where something was taken off. */
function discountFacts({ lines = [] }: Order, words: OrderStrings): Fact[] {
  if (lines.length <= 2) return [];
  return lines.flatMap(({ kind, amount }) =>
    kind === 'to_pay'
      ? []
      : [[words.lines[kind], `${amount < 0 ? '−' : ''}${words.yuan(Math.abs(amount) * 100)}`]],
  );
}
