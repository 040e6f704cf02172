import { createPromoCodesApi } from '@shuyuan/api-client/money';
import { formatDate } from '@shuyuan/ui/relative-time';
import { Link, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../paths/page-of.ts';
import { paths } from '../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { ListPage } from '../archetypes/list-page.tsx';
import * as styles from '../people/people.css.ts';
import { RowSkeleton } from '../people/row-skeleton.tsx';
import { CheckCode } from './check-code.tsx';
import { promoCodesStrings } from './promo-codes.strings.ts';

/** Looks at a promo code, and lists those that the person has used. */
export default function PromoCodesPage() {
  const { client } = useSite();
  const words = useStrings(promoCodesStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const place = { page: pageOf(search), size: 20 };
  return (
    <ListPage
      words={words}
      question={`used promo codes ${place.page} ${session}`}
      load={(signal) => createPromoCodesApi(client.http).mine(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.promoCodes(page)}
      renderFilters={() => <CheckCode />}
      wholeAddress={null}
      wayOn={{ href: paths.courses(), label: words.toShop }}
      className={styles.rows}
      skeleton={{ count: 4, row: <RowSkeleton /> }}
    >
      {({ code, order_id: orderId, goods_name: goods, discount, status, created_at: at }) => (
        <li key={orderId} className={styles.row}>
          <div className={styles.words}>
            <Link to={paths.order(orderId)} className={styles.link}>
              {goods}
            </Link>
            <div className={styles.facts}>
              <span>{code || words.removed}</span>
              <time dateTime={at}>{words.used(formatDate(Date.parse(at)))}</time>
              <span>{words.statuses[status]}</span>
            </div>
          </div>
          <span className={styles.sum}>{words.off(discount)}</span>
        </li>
      )}
    </ListPage>
  );
}
