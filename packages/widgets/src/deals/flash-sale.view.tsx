import type { FlashSaleDetail } from '@shuyuan/api-client/money';
import { Countdown } from '@shuyuan/ui/countdown';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { useDeals } from './deals.context.ts';
import * as styles from './deals.css.ts';
import { useServerClock } from './use-server-clock.ts';

interface FlashSaleCardProps {
  detail: FlashSaleDetail;
  ahead: number;
}

/** What it costs in the sale, how much is left of it and of its time, and the way to get a piece. */
export function FlashSaleCard({ detail, ahead }: FlashSaleCardProps) {
  const { strings, actions, props } = useDeals();
  const { data: sale, order: slot } = detail;
  const serverNow = useServerClock(ahead);
  const Heading = `h${props.level ?? 2}` as const;
  const deadline = sale.is_start ? sale.ended_at : sale.started_at;
  const isHeld = slot !== null && slot.status !== 3;
  return (
    <div data-part="flash-sale" className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>{strings.flashSale}</Heading>
        {!isHeld && !sale.is_over && (
          <Countdown
            label={sale.is_start ? strings.untilEnd : strings.untilStart}
            deadline={deadline}
            now={serverNow}
            size="small"
            endText={sale.is_start ? strings.ended : strings.untilStart}
            onEnd={actions.refresh}
          />
        )}
      </div>
      <div className={styles.facts}>
        <Price amount={sale.charge} originalAmount={sale.original_charge} size="large" />
        <span>{sale.over_num > 0 ? strings.stock(sale.over_num) : strings.soldOut}</span>
      </div>
      {isHeld ? <HeldSlot slot={slot} now={serverNow} /> : <Reach sale={sale} />}
    </div>
  );
}

function Reach({ sale }: { sale: FlashSaleDetail['data'] }) {
  const { strings, actions } = useDeals();
  if (sale.is_over) return <p className={styles.note}>{strings.ended}</p>;
  if (sale.over_num === 0) return <p className={styles.note}>{strings.soldOut}</p>;
  if (!sale.is_start) return <p className={styles.note}>{strings.notYet}</p>;
  return (
    <NativeButton tone="action" size="large" onPress={actions.reach}>
      {strings.join}
    </NativeButton>
  );
}

interface HeldSlotProps {
  slot: NonNullable<FlashSaleDetail['order']>;
  now: () => number;
}

function HeldSlot({ slot, now }: HeldSlotProps) {
  const { strings, actions, state } = useDeals();
  if (slot.status === 1) return <p className={styles.note}>{strings.bought}</p>;
  return (
    <>
      <div className={styles.facts}>
        <span>{strings.held}</span>
        <Countdown
          label={strings.untilPay}
          isLabelHidden
          deadline={slot.expires_at}
          now={now}
          size="small"
          onEnd={actions.refresh}
        />
      </div>
      <NativeButton tone="action" size="large" isPending={state.pending === 'slot'} onPress={actions.paySlot}>
        {strings.pay}
      </NativeButton>
    </>
  );
}
