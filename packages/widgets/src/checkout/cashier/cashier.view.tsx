import { orderLife } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { formatDate, formatDateTime } from '@shuyuan/ui/relative-time';
import type { Ref } from 'react';
import * as styles from '../checkout.css.ts';
import { GoodsView } from '../goods.view.tsx';
import { NotThereView } from '../not-there.view.tsx';
import { WaysView } from '../ways.view.tsx';
import { namedLines } from '../../widget/price-lines.ts';
import { PriceLinesView } from '../price-lines.view.tsx';
import { BalanceChoiceView } from './balance-choice.view.tsx';
import { CashierSkeleton } from './cashier-skeleton.view.tsx';
import * as own from './cashier.css.ts';
import type { CashierActions, CashierState, ReadyOffer } from './cashier.store.ts';
import { PriceChangeView } from './price-change.view.tsx';
import { PromoCodeView } from './promo-code.view.tsx';
import { CouponOffersView } from './coupon-offers.view.tsx';
import { otherWays } from './other-ways.ts';
import { OtherWaysView } from './other-ways.view.tsx';
import { CouponChoiceView } from './coupon-choice.view.tsx';
import { chosenUpgrade, dueOf, linesFor } from './order-terms.ts';
import { TermChoiceView } from './term-choice.view.tsx';
import type { CashierStrings } from './cashier.strings.ts';

/** The membership that runs, as its owner reads of it. */
export interface RunningMembership {
  name: string;
  /** The day of its end. */
  until: string;
}

export interface CashierViewProps {
  state: CashierState['offer'];
  actions: CashierActions;
  strings: CashierStrings;
  level: 1 | 2 | 3;
  membership: RunningMembership | null;
  /** There is a way to what the person has already. */
  canOpenOwned: boolean;
  /** Whether there is a way to a cheaper offer. @default false */
  canOpenOtherWay?: boolean;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of the cashier: what is bought, how it is paid, and the way to the order. */
export function CashierView({ level, rootRef, ...props }: CashierViewProps) {
  const { state, strings, actions } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      ref={rootRef}
      data-component="cashier"
      data-state={state.status}
      aria-label={strings.title}
      className={styles.checkout}
    >
      <Heading data-focus="heading" tabIndex={-1} className={styles.heading}>
        {strings.title}
      </Heading>
      {state.status === 'ready' ? (
        <Sheet {...props} ready={state} />
      ) : state.status === 'loading' ? (
        <CashierSkeleton strings={strings} />
      ) : (
        <NotThereView state={state} strings={strings} onRetry={actions.load} />
      )}
    </section>
  );
}

interface SheetProps extends Omit<CashierViewProps, 'state' | 'level' | 'rootRef'> {
  ready: ReadyOffer;
}

function Sheet(props: SheetProps) {
  const { ready, strings, actions, membership, canOpenOtherWay = false } = props;
  const { goods } = ready.offer;
  return (
    <div className={styles.sheet}>
      <GoodsView goods={goods} kinds={strings.kinds} />
      {goods.goods_type === 'role' && <Until ready={ready} membership={membership} strings={strings} />}
      <OtherWaysView
        ways={otherWays(ready.offer, ready)}
        strings={strings}
        onOpen={canOpenOtherWay ? actions.openOtherWay : undefined}
      />
      <WayOn {...props} />
    </div>
  );
}

/** What the membership follows, and until when it runs; the choice says so itself. */
function Until({
  ready: { offer },
  membership,
  strings,
}: Pick<SheetProps, 'ready' | 'membership' | 'strings'>) {
  const { ends_at: endsAt, upgrade, open_order: open } = offer;
  if (upgrade && !open) return null;
  const isUpgrading = open?.lines?.some(({ kind }) => kind === 'upgrade') ?? false;
  const notes = [
    membership && !isUpgrading ? strings.prolongs(membership.name, membership.until) : '',
    endsAt && !open ? strings.newEnd(formatDate(Date.parse(endsAt))) : '',
  ].filter((note) => note !== '');
  if (notes.length === 0) return null;
  return (
    <div className={own.notes}>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** What comes of it: the thing itself, the order that waits, a new one, or nothing. */
function WayOn(props: SheetProps) {
  const { offer } = props.ready;
  if (offer.is_owned || offer.goods.goods_charge === 0) return <Owned {...props} />;
  return offer.open_order ? <OpenOrder {...props} order={offer.open_order} /> : <NewOrder {...props} />;
}

function Owned({ ready, actions, strings, canOpenOwned }: SheetProps) {
  const { goods_type: type } = ready.offer.goods;
  return (
    <div className={`${styles.part} ${own.told}`}>
      <p className={styles.noteTitle}>{strings.ownedTitle}</p>
      <p className={styles.words}>{strings.owned[type]}</p>
      {canOpenOwned && (
        <div className={styles.buttons}>
          <NativeButton tone="action" size="large" onPress={actions.openOwned}>
            {strings.openOwned[type]}
          </NativeButton>
        </div>
      )}
    </div>
  );
}

type OpenOrderProps = SheetProps & { order: NonNullable<ReadyOffer['offer']['open_order']> };

function OpenOrder({ order, ready, actions, strings }: OpenOrderProps) {
  const time = formatDateTime(Date.parse(order.expires_at));
  // It is minutes away, where it is not a transfer: hours and minutes say it.
  const until = order.payment_method === 'handPay' ? time : time.replaceAll(/^\S+ |:\d\d$/g, '');
  return (
    <>
      <div className={`${styles.part} ${own.told}`}>
        <p className={styles.noteTitle}>{strings.openOrder}</p>
        <p className={own.figures}>{strings.openUntil(order.order_id, until)}</p>
      </div>
      <Summary
        due={strings.due}
        charge={order.charge}
        lines={namedLines(order.lines, strings.lines)}
        refund={refundOf(ready, strings)}
        label={strings.resume}
        isPending={false}
        onPress={actions.submit}
      />
    </>
  );
}

function NewOrder({ ready, actions, strings }: SheetProps) {
  const { error, change, isOrdering, offer, code, coupons, isUpgrade, ways, way, problem } = ready;
  const { upgrade } = offer;
  const lines = linesFor(offer, ready);
  const due = dueOf(lines);
  const isAlone = chosenUpgrade(offer, ready) !== null;
  const canPay = ways.length > 0;
  const shared = { isOrdering, actions, strings };
  return (
    <>
      {upgrade && <TermChoiceView {...shared} offer={offer} upgrade={upgrade} isUpgrade={isUpgrade} />}
      {!isAlone && coupons && coupons.fitting.length > 0 && (
        <CouponChoiceView {...shared} coupons={coupons} />
      )}
      {!isAlone && <CouponOffersView {...shared} takeable={ready.takeable} taking={ready.taking} />}
      {!isAlone && code && <PromoCodeView {...shared} code={code} />}
      <BalanceChoiceView {...shared} offer={offer} choices={ready} />
      {due > 0 && !canPay && <NoWays ready={ready} strings={strings} />}
      {due > 0 && canPay && (
        <WaysView
          label={strings.ways}
          ways={ways}
          way={way}
          problem={problem}
          isReadOnly={isOrdering}
          onChoose={actions.choose}
        />
      )}
      {change && <PriceChangeView change={change} strings={strings} />}
      <Summary
        due={strings.due}
        charge={due}
        lines={namedLines(lines, strings.lines)}
        refund={refundOf(ready, strings)}
        {...(due > 0 && canPay && { tip: strings.tip(orderLife) })}
        error={error}
        label={change ? strings.submitAtPrice : strings.submit}
        isPending={isOrdering}
        // What is covered whole is ordered also where nothing can be paid.
        onPress={due === 0 || canPay ? actions.submit : null}
      />
    </>
  );
}

/** In place of the ways of paying: there are none. What takes something off may still cover all. */
function NoWays({ ready: { offer, code, coupons }, strings }: Pick<SheetProps, 'ready' | 'strings'>) {
  const canCover = code !== null || (coupons?.fitting.length ?? 0) > 0 || (offer.invite_balance ?? 0) > 0;
  return (
    <div className={`${styles.part} ${own.told}`}>
      <p className={styles.noteTitle}>{strings.noWaysTitle}</p>
      <p className={styles.words}>{canCover ? strings.noWaysUnlessCovered : strings.noWays}</p>
    </div>
  );
}

const refundOf = ({ offer: { refund } }: ReadyOffer, strings: CashierStrings) =>
  refund ? strings.refund(refund) : '';

interface SummaryProps {
  due: string;
  /** Whole yuan. */
  charge: number;
  /** Parts of the price: the full price, and what is taken off. */
  lines: readonly string[];
  /** Rules of a refund; empty where refunds are closed, or the server does not tell. */
  refund: string;
  tip?: string;
  error?: string;
  label: string;
  isPending: boolean;
  /** Null where there is nothing to press. */
  onPress: (() => void) | null;
}

function Summary({ due, charge, lines, refund, tip, error, label, isPending, onPress }: SummaryProps) {
  return (
    <div className={styles.part}>
      <div className={styles.summary}>
        <div className={styles.sum}>
          {lines.length > 0 && <PriceLinesView lines={lines} />}
          <p className={styles.due}>
            {due} <Price amount={charge} size="large" />
          </p>
          {refund && <p className={styles.words}>{refund}</p>}
          {tip !== undefined && <p className={styles.words}>{tip}</p>}
        </div>
        {onPress && (
          <NativeButton tone="action" size="large" isPending={isPending} onPress={onPress}>
            {label}
          </NativeButton>
        )}
      </div>
      <div role="alert">{error && <p className={styles.errorBelow}>{error}</p>}</div>
    </div>
  );
}
