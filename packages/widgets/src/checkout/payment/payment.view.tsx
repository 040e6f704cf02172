import type { Order } from '@shuyuan/api-client';
import { PositiveIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import * as styles from '../checkout.css.ts';
import { closedText } from '../closed-order.ts';
import { GoodsView } from '../goods.view.tsx';
import { NotThereView } from '../not-there.view.tsx';
import { PaymentSkeleton } from './payment-skeleton.view.tsx';
import { usePayment } from './payment.context.ts';
import * as own from './payment.css.ts';
import { WaitingView } from './waiting.view.tsx';

/** A picture of paying an order, and of what became of it. */
export function OrderPaymentView() {
  const { state, strings, props, rootRef } = usePayment();
  const { stage, announcement } = state;
  const Heading = `h${props.level ?? 2}` as const;
  const way = stage.status === 'waiting' ? stage.way : null;
  const title = way === null ? strings.title : strings.titles[way];
  return (
    <section
      ref={rootRef}
      data-component="order-payment"
      data-state={stage.status}
      aria-label={title}
      className={styles.checkout}
    >
      <Heading data-focus="heading" tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      <Stage />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Stage() {
  const { state, strings, actions, props } = usePayment();
  const { stage } = state;
  switch (stage.status) {
    case 'loading':
      return <PaymentSkeleton />;
    case 'failed':
    case 'missing':
      return <NotThereView state={stage} strings={strings} onRetry={actions.load} />;
    case 'waiting':
      return <WaitingView stage={stage} />;
    case 'paid':
      return (
        <Over order={stage.order} isPaid text={strings.paid}>
          {!stage.isNew && (
            <>
              <p className={styles.words}>{strings.paidBefore}</p>
              <Button label={strings.goOn} onPress={actions.goOn} />
            </>
          )}
        </Over>
      );
    case 'closed':
      return (
        <Over order={stage.order} text={closedText(stage.order, strings).title}>
          <p className={styles.words}>{closedText(stage.order, strings).hint}</p>
          {props.onOrderAgain && <Button label={strings.orderAgain} onPress={actions.orderAgain} />}
        </Over>
      );
  }
}

interface OverProps {
  order: Order;
  isPaid?: boolean;
  text: string;
  children: ReactNode;
}

/** The end of an order. */
function Over({ order, isPaid = false, text, children }: OverProps) {
  const { strings } = usePayment();
  return (
    <div className={styles.sheet}>
      {order.goods.map((goods) => (
        <GoodsView key={`${goods.goods_type} ${goods.goods_id}`} goods={goods} kinds={strings.kinds} />
      ))}
      <div className={`${styles.part} ${own.over}`}>
        <p className={own.outcome}>
          {isPaid && (
            <span className={own.positive}>
              <PositiveIcon />
            </span>
          )}
          {text}
        </p>
        <p className={styles.words}>
          {strings.orderId} <bdi>{order.order_id}</bdi>
        </p>
        {children}
      </div>
    </div>
  );
}

function Button({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className={styles.buttons}>
      <NativeButton tone="action" size="large" onPress={onPress}>
        {label}
      </NativeButton>
    </div>
  );
}
