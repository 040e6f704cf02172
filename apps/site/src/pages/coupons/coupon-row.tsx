import type { Coupon, CouponOffer } from '@shuyuan/api-client/money';
import { formatDate } from '@shuyuan/ui/relative-time';
import { LinkButton } from '@shuyuan/ui/link-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { paths } from '../../paths/paths.ts';
import { useReachable, useStrings } from '../../stores/site-context.tsx';
import { useOrderLinks } from '../orders/use-order-links.ts';
import * as styles from '../people/people.css.ts';
import * as own from './coupons.css.ts';
import { couponsStrings } from './coupons.strings.ts';

const listOf: Record<Coupon['target_type'], () => string> = {
  all: () => paths.courses(),
  article: () => paths.articles(),
  anthology: () => paths.anthologies(),
  course: () => paths.courses(),
  video: () => paths.videos(),
  combo: () => paths.combos(),
  paper: () => paths.papers(),
  mock_paper: () => paths.mockPapers(),
  practice: () => paths.practices(),
  role: () => paths.membership(),
};

/** Where a coupon is used: at the one thing that it is for, or where things of its kind are listed. Null where there is no way. */
function useWayToUse({ target_type: type, target_id: id, target_title: title }: Coupon): string | null {
  const links = useOrderLinks();
  const isReachable = useReachable();
  if (type !== 'all' && id !== null)
    return title === '' ? null : links.goods({ goods_type: type, goods_id: id });
  const list = listOf[type]();
  return isReachable(list) ? list : null;
}

interface TermsProps {
  coupon: Coupon | CouponOffer;
  /** When it ends. */
  end: string;
  children?: ReactNode;
}

/** What a coupon takes off, of what, from which price on and until when. */
export function CouponTerms({ coupon, end, children }: TermsProps) {
  const words = useStrings(couponsStrings);
  const { name, description, type, rate, full_discount_price: from } = coupon;
  return (
    <>
      <span className={own.worth}>{type === 'minus' ? words.minus(rate) : words.discount(rate)}</span>
      <div className={styles.words}>
        <strong>{name}</strong>
        {description !== '' && <span>{description}</span>}
        <div className={styles.facts}>
          <span>{words.from(from)}</span>
          <span>{targetText(coupon, words)}</span>
          <span>{end}</span>
          {children}
        </div>
      </div>
    </>
  );
}

function targetText(
  { target_type: type, target_id: id, target_title: title }: Coupon | CouponOffer,
  words: (typeof couponsStrings)['en'],
) {
  if (id === null) return words.targets[type];
  return title === '' ? words.gone : words.only(title);
}

/** A coupon that somebody has, and the way to use it or to what it was used for. */
export function CouponRow({ coupon }: { coupon: Coupon }) {
  const words = useStrings(couponsStrings);
  const way = useWayToUse(coupon);
  const { name, status, deadline, order_id: orderId } = coupon;
  const day = formatDate(Date.parse(deadline));
  return (
    <li className={styles.row}>
      <CouponTerms coupon={coupon} end={status === 'expired' ? words.ended(day) : words.until(day)} />
      {status === 'unused' && way !== null && (
        <LinkButton href={way} tone="action" size="small">
          {words.use}
          <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      )}
      {status === 'used' && orderId !== null && (
        <LinkButton href={paths.order(orderId)} size="small">
          {words.toOrder}
        </LinkButton>
      )}
    </li>
  );
}
