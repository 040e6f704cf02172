import type { GoodsRef, Order, OrdersApi, PaymentWay } from '@shuyuan/api-client';
import type { CouponsApi, PromoCodesApi } from '@shuyuan/api-client/money';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useSyncExternalStore } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { PersonWidget } from '../../widget/widget.tsx';
import { moveFocus } from '../move-focus.ts';
import { createCashierStore } from './cashier.store.ts';
import { cashierStrings, type CashierStrings } from './cashier.strings.ts';
import type { OtherWay } from './other-ways.ts';
import { CashierView } from './cashier.view.tsx';

/** `orders` and `goods` say what is bought; the order itself is made only when the person asks for it. */
export interface CashierProps {
  orders: Pick<OrdersApi, 'goods' | 'payments' | 'create'>;
  /** What is to be bought. Its price is the server's. */
  goods: GoodsRef;
  /** Where the school takes promo codes: looks at one. Without it there is no field for a code. */
  promoCodes?: Pick<PromoCodesApi, 'check'>;
  /** Finds the person's coupons that count for it. Without it none can be used; with `offers` and `take` new ones can be taken. */
  coupons?: Pick<CouponsApi, 'fitting'> & Partial<Pick<CouponsApi, 'offers' | 'take'>>;
  /** Level of its heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: what is bought, or why it is not there. */
  onReady?: () => void;
  /** There is an order: a new one with the way that was chosen for paying it, or the one that has waited. */
  onOrdered: (order: Order, way: PaymentWay['sign'] | null) => void;
  /** The person has the thing already and wants to go there. Without it there is no button. */
  onOwned?: (goods: GoodsRef) => void;
  /** Called when the person wants a cheaper way that the order does not use. Without it the way is named only. */
  onOtherWay?: (way: OtherWay['kind'], goods: GoodsRef) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<CashierStrings>;
}

/** Orders one thing: what it is, what it costs, how it is paid. Needs a `HostProvider`. */
export function Cashier(props: CashierProps) {
  const membership = useMembership();
  const { goods_type: type, goods_id: id } = props.goods;
  return (
    <PersonWidget
      name="cashier"
      subject={`${type}/${id}`}
      props={props}
      strings={cashierStrings}
      createStore={createCashierStore}
      isReady={({ offer }) => offer.status !== 'loading'}
      moveFocus={moveFocus}
    >
      {({ state, actions, strings, props: { level = 2, onOwned, onOtherWay }, rootRef }) => (
        <CashierView
          state={state.offer}
          actions={actions}
          strings={strings}
          level={level}
          membership={membership}
          canOpenOwned={onOwned !== undefined}
          canOpenOtherWay={onOtherWay !== undefined}
          rootRef={rootRef}
        />
      )}
    </PersonWidget>
  );
}

/** The membership of whoever is signed in, as long as it runs. */
function useMembership() {
  const { session, clock } = useHost();
  const person = useSyncExternalStore(session.subscribe, session.current);
  const until = Date.parse(person?.membership?.expired_at ?? '');
  if (!(until > clock.now())) return null;
  return { name: person?.membership?.name ?? '', until: formatDate(until) };
}
