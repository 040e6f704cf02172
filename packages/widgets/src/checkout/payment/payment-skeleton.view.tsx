import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from '../checkout.css.ts';
import { GoodsSkeleton } from '../goods.view.tsx';
import { usePayment } from './payment.context.ts';
import * as own from './payment.css.ts';
import * as scan from './scan-picture.css.ts';

/** The place of an order to be paid, as high as it will be. */
export function PaymentSkeleton() {
  const { strings, props } = usePayment();
  const terms = [strings.due, strings.orderId, strings.timeLeft];
  return (
    <div className={styles.sheet}>
      <GoodsSkeleton label={strings.loading} />
      <div aria-hidden="true">
        <div className={styles.part}>
          <div className={own.waysBones}>
            {strings.ways}
            <SkeletonBlock height={64} />
          </div>
        </div>
        <div className={`${styles.part} ${own.pay}`}>
          <div className={scan.scan}>
            <div className={scan.paper}>
              <SkeletonBlock ratio="1:1" />
            </div>
            {(props.way ?? 'wechat') === 'wechat' && <p className={scan.caption}>{strings.scan}</p>}
          </div>
          <dl className={own.facts}>
            {terms.map((term) => (
              <div key={term} className={own.fact}>
                <dt className={own.term}>{term}</dt>
                <dd className={own.value}>
                  <span className={styles.bone}>
                    <SkeletonText size={term === strings.due ? 'headline' : 'lead'} />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.part}>
          <div className={styles.buttons}>
            <SkeletonBlock width={112} height={44} />
            <SkeletonBlock width={112} height={44} />
          </div>
        </div>
      </div>
    </div>
  );
}
