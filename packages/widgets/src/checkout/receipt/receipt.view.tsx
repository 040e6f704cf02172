import type { Goods, Order } from '@shuyuan/api-client';
import { ClockIcon, InfoIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import type { ReactNode, Ref } from 'react';
import { spokenLines } from '../../widget/price-lines.ts';
import * as styles from '../checkout.css.ts';
import { closedText } from '../closed-order.ts';
import { GoodsView } from '../goods.view.tsx';
import { NotThereView } from '../not-there.view.tsx';
import { ReceiptSkeleton } from './receipt-skeleton.view.tsx';
import * as own from './receipt.css.ts';
import type { OrderReceiptProps } from './order-receipt.tsx';
import type { OrderReceiptState } from './receipt.store.ts';
import type { OrderReceiptStrings } from './receipt.strings.ts';

export interface OrderReceiptViewProps extends Pick<
  OrderReceiptProps,
  'onOpenGoods' | 'onOpenOrders' | 'onPay' | 'onOrderAgain' | 'actions'
> {
  state: OrderReceiptState;
  strings: OrderReceiptStrings;
  level: 1 | 2 | 3;
  onRetry: () => void;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of what became of an order. */
export function OrderReceiptView(props: OrderReceiptViewProps) {
  const { state, strings, rootRef } = props;
  return (
    <section
      ref={rootRef}
      data-component="order-receipt"
      data-state={state.status}
      aria-label={strings.title}
      className={styles.checkout}
    >
      <Content {...props} />
    </section>
  );
}

function Content(props: OrderReceiptViewProps) {
  const { state, strings, level, onRetry, actions } = props;
  const title = <Title level={level}>{strings.title}</Title>;
  if (state.status === 'ready') return <Receipt {...props} order={state.order} />;
  if (state.status === 'loading') return <ReceiptSkeleton title={title} strings={strings} />;
  return (
    <>
      {title}
      <NotThereView state={state} strings={strings} onRetry={onRetry} />
      {actions && <div className={own.buttons}>{actions}</div>}
    </>
  );
}

function Title({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <Heading data-focus="heading" tabIndex={-1} className={own.title}>
      {children}
    </Heading>
  );
}

type ReceiptProps = OrderReceiptViewProps & { order: Order };

function Receipt({ order, ...props }: ReceiptProps) {
  const { strings, level } = props;
  const isPaid = order.status === 9;
  const outcome = outcomeOf(order);
  const end = closedText(order, strings);
  const madeOf = spokenLines(order.lines, strings.lines).join(strings.comma);
  return (
    <>
      <div className={own.outcome}>
        <span className={isPaid ? own.positive : own.neutral}>
          <Sign status={order.status} />
        </span>
        <Title level={level}>{outcome === 'closed' ? end.title : strings[outcome]}</Title>
        {order.status === 7 ? (
          <p className={own.hint}>{end.hint}</p>
        ) : (
          <p className={own.sum}>
            {isPaid ? strings.paidSum : strings.due}
            <Price amount={order.charge} tone="neutral" />
          </p>
        )}
        {outcomeOf(order) === 'unpaid' && <p className={own.hint}>{strings.unpaidHint}</p>}
      </div>
      <div className={styles.sheet}>
        {order.goods.map((goods) => (
          <GoodsView key={`${goods.goods_type} ${goods.goods_id}`} goods={goods} kinds={strings.kinds} />
        ))}
        <div className={styles.part}>
          {madeOf && <p className={styles.words}>{madeOf}</p>}
          <p className={own.orderId}>
            {strings.orderId} <bdi>{order.order_id}</bdi>
          </p>
        </div>
      </div>
      <WaysOn {...props} order={order} />
    </>
  );
}

const outcomeOf = ({ status }: Pick<Order, 'status'>) =>
  status === 9 ? 'paid' : status === 7 ? 'closed' : 'unpaid';

function Sign({ status }: Pick<Order, 'status'>) {
  const kinds = { paid: PositiveIcon, closed: InfoIcon, unpaid: ClockIcon };
  const Icon = kinds[outcomeOf({ status })];
  return <Icon size="large" />;
}

/** To what was bought, or back to paying; then to the orders, and where the page leads. */
function WaysOn({ order, strings, onOpenGoods, onPay, onOrderAgain, onOpenOrders, actions }: ReceiptProps) {
  const outcome = outcomeOf(order);
  const [goods] = order.goods;
  return (
    <div className={own.buttons}>
      {outcome === 'paid' && goods && onOpenGoods && (
        <First label={strings.open[goods.goods_type]} goods={goods} onPress={onOpenGoods} />
      )}
      {outcome === 'closed' && goods && onOrderAgain && (
        <First label={strings.orderAgain} goods={goods} onPress={onOrderAgain} />
      )}
      {outcome === 'unpaid' && onPay && (
        <NativeButton tone="action" size="large" onPress={() => onPay(order)}>
          {strings.pay}
        </NativeButton>
      )}
      {onOpenOrders && (
        <NativeButton size="large" onPress={onOpenOrders}>
          {strings.openOrders}
        </NativeButton>
      )}
      {actions}
    </div>
  );
}

function First(props: { label: string; goods: Goods; onPress: (goods: Goods) => void }) {
  const { label, goods, onPress } = props;
  return (
    <NativeButton tone="action" size="large" onPress={() => onPress(goods)}>
      {label}
    </NativeButton>
  );
}
