import { Countdown } from '@shuyuan/ui/countdown';
import { CopyIcon } from '@shuyuan/ui/icons';
import { NativeButton, NativeIconButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import type { ReactNode } from 'react';
import { QuestionView } from '../../widget/question.view.tsx';
import * as styles from '../checkout.css.ts';
import { GoodsView } from '../goods.view.tsx';
import { WaysView } from '../ways.view.tsx';
import { usePayment } from './payment.context.ts';
import * as own from './payment.css.ts';
import type { Waiting } from './payment.state.ts';
import { MeansView } from './means.view.tsx';

interface WaitingViewProps {
  stage: Waiting;
}

/** An order that waits to be paid, and the ways of doing so. */
export function WaitingView({ stage }: WaitingViewProps) {
  const { strings, actions } = usePayment();
  const { order, ways, way, cancelling, check } = stage;
  return (
    <div className={styles.sheet}>
      {order.goods.map((goods) => (
        <GoodsView key={`${goods.goods_type} ${goods.goods_id}`} goods={goods} kinds={strings.kinds} />
      ))}
      {ways.length > 1 && <WaysView label={strings.ways} ways={ways} way={way} onChoose={actions.choose} />}
      <div className={`${styles.part} ${way === 'wechat' ? own.pay : own.payBelow}`}>
        <MeansView stage={stage} />
        <Facts stage={stage} />
      </div>
      <div className={`${styles.part} ${own.way}`}>
        <div className={styles.buttons}>
          {way !== null && (
            <NativeButton
              {...(isNext(stage) && { tone: 'action' })}
              size="large"
              isPending={check === 'asking'}
              onPress={actions.check}
            >
              {strings.check}
            </NativeButton>
          )}
          <NativeButton size="large" aria-haspopup="dialog" onPress={actions.cancel}>
            {strings.cancel}
          </NativeButton>
        </div>
        <News stage={stage} />
      </div>
      {cancelling && (
        <QuestionView
          component="order-payment-question"
          title={strings.cancelTitle}
          text={way === 'handPay' ? strings.cancelTransfer : strings.cancelText}
          error={cancelling.error}
          no={strings.keep}
          yes={strings.confirmCancel}
          isPending={cancelling.isPending}
          onNo={actions.keep}
          onYes={actions.confirmCancel}
        />
      )}
    </div>
  );
}

/** There is nothing to press before it. */
const isNext = ({ way, order }: Waiting) => way !== 'alipay' || order.payment_method === 'alipay';

function Facts({ stage: { order, endsAt, way } }: WaitingViewProps) {
  const { strings, actions } = usePayment();
  return (
    <dl className={own.facts}>
      <Fact term={strings.due}>
        <Price amount={order.charge} size="large" />
      </Fact>
      <Fact term={strings.orderId}>
        <bdi>{order.order_id}</bdi>
        <NativeIconButton
          size="small"
          label={strings.copyOrderId}
          icon={<CopyIcon size="small" />}
          onPress={actions.copyOrderId}
        />
      </Fact>
      {way === 'handPay' ? (
        <Fact term={strings.transferUntil}>{formatDateTime(Date.parse(order.expires_at))}</Fact>
      ) : (
        <Fact term={strings.timeLeft}>
          <Countdown
            label={strings.timeLeft}
            isLabelHidden
            deadline={endsAt}
            now={actions.now}
            endText={strings.timeOver}
          />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={own.fact}>
      <dt className={own.term}>{term}</dt>
      <dd className={own.value}>{children}</dd>
    </div>
  );
}

/** What is to be said of the money; it is spoken beside this. */
function News({ stage: { check, isLost, way } }: WaitingViewProps) {
  const { strings } = usePayment();
  if (check === 'not-yet')
    return <p className={own.news}>{way === 'handPay' ? strings.transferNotYet : strings.notYet}</p>;
  if (check === 'unreachable') return <p className={styles.error}>{strings.unreachable}</p>;
  return isLost ? <p className={styles.error}>{strings.lost}</p> : null;
}
