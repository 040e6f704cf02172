import type { Goods, Order } from '@shuyuan/api-client';
import { CopyIcon, VipIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton, NativeIconButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import { useOrderList } from './order-list.context.ts';
import { isOpen } from './order-list.store.ts';
import * as styles from './order-row.css.ts';
import type { OrderListStrings } from './order-list.strings.ts';

interface OrderRowViewProps {
  order: Order;
}

/** One order: what was ordered, what it costs, and what can still be done. */
export function OrderRowView({ order }: OrderRowViewProps) {
  const { strings } = useOrderList();
  const { charge, status } = order;
  return (
    <div data-part="order" data-status={status} className={styles.order}>
      <div className={styles.goods}>
        {order.goods.map((goods) => (
          <GoodsView key={`${goods.goods_type}/${goods.goods_id}`} goods={goods} />
        ))}
        <Facts order={order} />
      </div>
      <div className={styles.money}>
        <p className={styles.charge}>
          <span>{strings.charges[status]}</span>
          <Price amount={charge} tone="neutral" />
        </p>
        <p data-part="status" className={styles.status[isOpen(order) ? 'open' : 'over']}>
          {stateText(order, strings)}
        </p>
        {order.refund && <p className={styles.off}>{strings.refundSum(order.refund.amount / 100)}</p>}
        <Discounts order={order} />
      </div>
      {isOpen(order) ? <Ways order={order} /> : <WaysToGoods order={order} />}
    </div>
  );
}

/** The refund in place of the status, once there is one; of a paid place in a group, how many the group lacks. */
function stateText({ refund, group, status }: Order, strings: OrderListStrings): string {
  if (refund) return strings.refunds[refundStateOf(refund)];
  return group ? strings.missing(group.missing) : strings.statuses[status];
}

/** What was taken off, in a line each. */
function Discounts({ order: { lines = [] } }: OrderRowViewProps) {
  const { strings } = useOrderList();
  return lines.map(({ kind, amount }) =>
    kind === 'price' || kind === 'to_pay' ? null : (
      <p key={kind} className={styles.off}>
        {strings.off(strings.discounts[kind], Math.abs(amount))}
      </p>
    ),
  );
}

function GoodsView({ goods }: { goods: Goods }) {
  const { strings } = useOrderList();
  const { goods_type: type, goods_name: name, goods_thumb: thumb } = goods;
  const seal = (
    <span className={styles.membership}>
      <VipIcon size="large" />
    </span>
  );
  return (
    <div className={styles.thing}>
      <div className={styles.picture}>
        <Image
          src={thumb}
          alt=""
          // The covers of anthologies are upright.
          fit={type === 'anthology' ? 'contain' : 'cover'}
          {...(type === 'role' && { fallback: seal })}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>
          {strings.kinds[type]}
          {goods.is_gone && ` · ${strings.gone}`}
        </p>
      </div>
    </div>
  );
}

function Facts({ order }: OrderRowViewProps) {
  const { strings, actions } = useOrderList();
  const { order_id: number, created_at } = order;
  return (
    <div className={styles.facts}>
      <span className={styles.number}>
        <span>
          {strings.number} <bdi>{number}</bdi>
        </span>
        <NativeIconButton
          size="small"
          label={strings.copyNumber(number)}
          icon={<CopyIcon size="small" />}
          onPress={() => actions.copyNumber(order)}
        />
      </span>
      <span>
        {strings.orderedAt} <time dateTime={created_at}>{formatDateTime(Date.parse(created_at))}</time>
      </span>
    </div>
  );
}

function Ways({ order }: OrderRowViewProps) {
  const { strings, actions } = useOrderList();
  const hint = useId();
  const name = order.goods[0]?.goods_name ?? order.order_id;
  return (
    <div className={styles.ways}>
      <p id={hint} className={styles.hint}>
        {strings.payBefore(formatDateTime(Date.parse(order.expires_at)))}
      </p>
      <NativeButton aria-label={strings.cancelOf(name)} onPress={() => actions.cancel(order)}>
        {strings.cancel}
      </NativeButton>
      <NativeButton
        tone="action"
        aria-label={order.deal ? strings.payDealFor(name) : strings.payFor(name)}
        aria-describedby={hint}
        onPress={() => actions.pay(order)}
      >
        {order.deal ? strings.payDeal : strings.pay}
      </NativeButton>
    </div>
  );
}

/** What the row says of the latest refund in place of the status of its order. */
const refundStateOf = ({ status, is_decided: isDecided }: NonNullable<Order['refund']>) => {
  if (status === 5) return 'done';
  return status === 1 && !isDecided ? 'waiting' : 'sending';
};

/** What is done next; read off the order where the server does not tell. */
const nextStepOf = ({ next_step: step, refund, group }: Order) =>
  step ?? (refund ? 'details' : group ? 'invite' : 'open');

/** To the order, to what was ordered, and to its reviews, where they have pages. One of them is the next step. */
function WaysToGoods({ order }: OrderRowViewProps) {
  const { strings, props } = useOrderList();
  const step = nextStepOf(order);
  const there = order.goods.filter((goods) => !goods.is_gone);
  const whole = props.getOrderHref?.(order) ?? null;
  const open = there.flatMap((goods) => wayTo(goods, props.getGoodsHref));
  const review = step === 'review' ? there.flatMap((goods) => wayTo(goods, props.getReviewHref)) : [];
  const next = review.length > 0 ? 'review' : step === 'details' || open.length === 0 ? 'details' : 'open';
  const name = order.goods[0]?.goods_name ?? order.order_id;
  if (whole === null && open.length + review.length === 0) return null;
  return (
    <div className={styles.ways}>
      {whole !== null && <Way href={whole} text={strings.details} name={name} isNext={next === 'details'} />}
      {open.map(({ goods_type: type, goods_id: id, goods_name, href }) => (
        <Way
          key={`${type}/${id}`}
          href={href}
          text={step === 'invite' ? strings.invite : strings.toGoods[type]}
          name={goods_name}
          isNext={next === 'open'}
        />
      ))}
      {review.map(({ goods_type: type, goods_id: id, goods_name, href }) => (
        <Way key={`review ${type}/${id}`} href={href} text={strings.review} name={goods_name} isNext />
      ))}
    </div>
  );
}

/** None where the page knows no address. */
function wayTo(goods: Goods, hrefOf: ((goods: Goods) => string | null) | undefined) {
  const href = hrefOf?.(goods) ?? null;
  return href === null ? [] : [{ ...goods, href }];
}

interface WayProps {
  href: string;
  text: string;
  /** Of the goods, for those who listen. */
  name: string;
  isNext: boolean;
}

function Way({ href, text, name, isNext }: WayProps) {
  const { strings } = useOrderList();
  return (
    <LinkButton href={href} {...(isNext && { tone: 'action' })}>
      {text}
      <VisuallyHidden>{strings.ofGoods(name)}</VisuallyHidden>
    </LinkButton>
  );
}

/** The place of an order to come. */
export function OrderRowSkeleton() {
  return (
    <div className={styles.order}>
      <div className={styles.goods}>
        <div className={styles.thing}>
          <div className={styles.picture}>
            <SkeletonBlock ratio="16:9" />
          </div>
          <div className={styles.words}>
            <SkeletonText size="reading" width="most" />
            <SkeletonText size="small" width="quarter" />
          </div>
        </div>
        <div className={styles.facts}>
          <span className={styles.bone}>
            <SkeletonText size="small" />
          </span>
        </div>
      </div>
      <div className={styles.money}>
        <SkeletonBlock width={96} height={28} />
        <SkeletonBlock width={56} height={20} />
      </div>
    </div>
  );
}
