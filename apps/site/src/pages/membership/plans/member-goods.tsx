import type { Product } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { formatPrice } from '@shuyuan/ui/price';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { shopCategoryStrings } from '../../shop/shop.strings.ts';
import * as styles from './plans.css.ts';
import { plansStrings } from './plans.strings.ts';

/** Some of what members have, with what it costs alone. */
export function MemberGoods({ goods }: { goods: readonly Product[] }) {
  const strings = useStrings(plansStrings);
  const { types } = useStrings(shopCategoryStrings);
  const isReachable = useReachable();
  const all = paths.shopCategory({ member: 'yes' });
  return (
    <section>
      <Stack gap={16}>
        <div className={styles.headRow}>
          <Heading level={2} font="reading">
            {strings.goods}
          </Heading>
          {isReachable(all) && (
            <Link to={all} className={styles.all}>
              {strings.all}
            </Link>
          )}
        </div>
        <ul aria-label={strings.goods} className={styles.goods}>
          {goods.map(({ type, id, title, thumb, charge }) => (
            <li key={`${type} ${id}`} className={styles.good}>
              <Image src={thumb} alt="" ratio="16:9" corners="card" />
              <h3 className={styles.goodTitle}>
                <Link to={paths[type](id)} className={styles.goodLink}>
                  {title}
                </Link>
              </h3>
              <p className={styles.facts}>
                <span>{types[type]}</span>
                <s>{formatPrice(charge)}</s>
              </p>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
