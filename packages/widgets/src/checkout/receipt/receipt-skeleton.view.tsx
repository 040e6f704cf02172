import { SkeletonBlock, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import * as styles from '../checkout.css.ts';
import { GoodsSkeleton } from '../goods.view.tsx';
import * as own from './receipt.css.ts';
import type { OrderReceiptStrings } from './receipt.strings.ts';

interface ReceiptSkeletonProps {
  /** The heading, which stands already. */
  title: ReactNode;
  strings: OrderReceiptStrings;
}

/** The place of a receipt to come. */
export function ReceiptSkeleton({ title, strings }: ReceiptSkeletonProps) {
  return (
    <>
      <div className={own.outcome}>
        <span aria-hidden="true" className={own.neutral}>
          <SkeletonCircle size="mini" />
        </span>
        {title}
        <span aria-hidden="true" className={styles.bone}>
          <SkeletonText size="reading" />
        </span>
      </div>
      <div className={styles.sheet}>
        <GoodsSkeleton label={strings.loading} />
        <div aria-hidden="true" className={styles.part}>
          <span className={own.orderId}>{strings.orderId}</span>
        </div>
      </div>
      <div aria-hidden="true" className={own.buttons}>
        <SkeletonBlock width={112} height={44} />
        <SkeletonBlock width={112} height={44} />
      </div>
    </>
  );
}
