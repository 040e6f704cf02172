import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from '../checkout.css.ts';
import { usePayment } from './payment.context.ts';
import * as own from './payment.css.ts';
import type { Waiting } from './payment.state.ts';
import { ScanPictureView } from './scan-picture.view.tsx';

interface MeansViewProps {
  stage: Waiting;
}

/** What the order is paid with, as the chosen way has it. */
export function MeansView({ stage }: MeansViewProps) {
  const { strings } = usePayment();
  const { way, means, order } = stage;
  if (way === null)
    return (
      <div className={own.means}>
        <p className={own.meansTitle}>{strings.noWaysTitle}</p>
        <p className={styles.words}>{strings.noWays}</p>
      </div>
    );
  if (way === 'alipay') return <PageView stage={stage} />;
  if (way === 'handPay') return <TransferView stage={stage} />;
  // Between two ways nothing is there yet.
  const picture = means.status === 'ready' && means.way !== 'wechat' ? ({ status: 'idle' } as const) : means;
  return <ScanPictureView picture={picture} charge={order.charge} />;
}

/** The way to the page of the payment service, before somebody goes there and after they have come back. */
function PageView({ stage: { means, order } }: MeansViewProps) {
  const { strings, actions } = usePayment();
  const hasBeen = order.payment_method === 'alipay';
  const isOpening = means.status === 'loading' || (means.status === 'failed' && means.isRetrying);
  return (
    <div className={own.means}>
      {hasBeen && <p className={own.meansTitle}>{strings.pageBack}</p>}
      <p className={styles.words}>{hasBeen ? strings.pageBackHint : strings.pageHint}</p>
      <NativeButton
        {...(!hasBeen && { tone: 'action' })}
        size="large"
        isPending={isOpening}
        onPress={actions.loadMeans}
      >
        {hasBeen ? strings.openPageAgain : strings.openPage}
      </NativeButton>
      <div role="alert">
        {means.status === 'failed' && !means.isRetrying && (
          <p className={styles.error}>{means.message || strings.pageFailed}</p>
        )}
      </div>
    </div>
  );
}

/** Where a transfer goes, in the words of the school. */
function TransferView({ stage: { means } }: MeansViewProps) {
  const { strings, actions } = usePayment();
  if (means.status === 'failed')
    return (
      <div className={own.means}>
        <p role="alert" className={styles.error}>
          {means.message || strings.transferFailed}
        </p>
        <NativeButton isPending={means.isRetrying} onPress={actions.loadMeans}>
          {strings.transferRetry}
        </NativeButton>
      </div>
    );
  return (
    <div className={own.means}>
      <p className={own.meansTitle}>{strings.transfer}</p>
      {means.status === 'ready' && means.way === 'handPay' ? (
        <RichText html={means.text} variant="comment" />
      ) : (
        <Skeleton label={strings.transferLoading}>
          <SkeletonText width="most" />
          <SkeletonText width="half" />
        </Skeleton>
      )}
      <p className={styles.words}>{strings.transferHint}</p>
    </div>
  );
}
