import { OfflineIcon } from '@shuyuan/ui/icons';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatPrice } from '@shuyuan/ui/price';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { usePayment } from './payment.context.ts';
import type { MeansState } from './payment.state.ts';
import * as styles from './scan-picture.css.ts';

interface ScanPictureViewProps {
  picture: Exclude<MeansState, { way: 'alipay' | 'handPay' }>;
  /** Whole yuan. */
  charge: number;
}

/** What a telephone scans, and where it can be paid on this device, the way there. */
export function ScanPictureView({ picture, charge }: ScanPictureViewProps) {
  const { strings } = usePayment();
  return (
    <div data-part="scan" className={styles.scan}>
      <div data-state={picture.status} className={styles.paper}>
        <Paper picture={picture} charge={charge} />
      </div>
      <p className={styles.caption}>{strings.scan}</p>
      {picture.status === 'ready' && isPage(picture.codeUrl) && (
        <LinkButton href={picture.codeUrl} target="_blank" size="small" isQuiet tone="action">
          {strings.openHere}
        </LinkButton>
      )}
    </div>
  );
}

function Paper({ picture, charge }: ScanPictureViewProps) {
  const { strings, actions } = usePayment();
  switch (picture.status) {
    case 'idle':
    case 'loading':
      return (
        <Skeleton label={strings.pictureLoading}>
          <SkeletonBlock ratio="1:1" />
        </Skeleton>
      );
    case 'ready':
      return (
        <img
          src={picture.image}
          alt={strings.picture(formatPrice(charge))}
          draggable={false}
          className={styles.picture}
        />
      );
    case 'failed':
      return (
        <button
          type="button"
          aria-disabled={picture.isRetrying || undefined}
          className={styles.press}
          onClick={picture.isRetrying ? undefined : () => actions.loadMeans()}
        >
          <span className={styles.icon}>
            <OfflineIcon size="large" />
          </span>
          <span>
            {/* The space stands between the two in the button's name. */}
            {picture.message || strings.pictureFailed}{' '}
            <span className={styles.what}>{strings.pictureRetry}</span>
          </span>
        </button>
      );
  }
}

/** Only a page can be opened here: `weixin:` is for the telephone that scans, and anything else for nobody. */
const isPage = (url: string) => /^https?:\/\//i.test(url);
