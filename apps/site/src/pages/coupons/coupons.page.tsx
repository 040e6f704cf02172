import { createCouponsApi } from '@shuyuan/api-client/money';
import { Stack } from '@shuyuan/ui/layout';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { Choices } from '../archetypes/choices.tsx';
import { ListPage } from '../archetypes/list-page.tsx';
import * as styles from '../people/people.css.ts';
import { RowSkeleton } from '../people/row-skeleton.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { couponStatuses, readCouponQuery } from './coupon-query.ts';
import { CouponRow } from './coupon-row.tsx';
import { couponsStrings } from './coupons.strings.ts';
import { useTakeLink, useTaking } from './use-taking.ts';

/** The coupons that a person has by how they stand, and those that can be taken. A link takes one on the way. */
export default function CouponsPage() {
  const { client } = useSite();
  const words = useStrings(couponsStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const { status, page, take } = readCouponQuery(search);
  const taking = useTaking(words);
  useTakeLink(take, taking);
  const place = { page, size: 20 };
  return (
    <ListPage
      words={words}
      question={`coupons ${status} ${page} ${session} ${taking.taken}`}
      load={(signal) => createCouponsApi(client.http).mine({ ...place, status }, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={(to) => paths.coupons({ status, page: to.page })}
      renderFilters={() => (
        <Stack gap={24}>
          <CouponOffers taking={taking} />
          <Choices
            label={words.tabs}
            choices={couponStatuses.map((each) => ({
              name: words.statuses[each],
              href: paths.coupons({ status: each }),
              isCurrent: each === status,
            }))}
          />
        </Stack>
      )}
      wholeAddress={null}
      wayOn={{ href: paths.courses(), label: words.toShop }}
      className={styles.rows}
      skeleton={{ count: 4, row: <RowSkeleton /> }}
    >
      {(coupon) => <CouponRow key={coupon.id} coupon={coupon} />}
    </ListPage>
  );
}
