import type { Goods } from '@shuyuan/api-client';
import { VipIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Price } from '@shuyuan/ui/price';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from './goods.css.ts';

interface GoodsViewProps {
  goods: Goods;
  /** What such goods are called. */
  kinds: Record<Goods['goods_type'], string>;
}

/** What is bought: its picture, or the pictogram of a membership, its name and what it costs. */
export function GoodsView({ goods, kinds }: GoodsViewProps) {
  const { goods_type: type, goods_name: name, goods_thumb: thumb, goods_charge: charge } = goods;
  const seal = (
    <span className={styles.membership}>
      <VipIcon size="large" />
    </span>
  );
  return (
    <div data-part="goods" className={styles.goods}>
      <div className={styles.picture}>
        <Image
          src={thumb}
          alt=""
          isPriority
          // The covers of anthologies are upright.
          fit={type === 'anthology' ? 'contain' : 'cover'}
          {...(type === 'role' && { fallback: seal })}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>{kinds[type]}</p>
      </div>
      <div className={styles.price}>
        <Price amount={charge} tone="neutral" />
      </div>
    </div>
  );
}

/** The place of what is bought, while it is to come. */
export function GoodsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.goods}>
        <div className={styles.picture}>
          <SkeletonBlock ratio="16:9" />
        </div>
        <div className={styles.words}>
          <SkeletonText size="reading" width="most" />
          <SkeletonText size="small" width="quarter" />
        </div>
        <div className={styles.price}>
          <SkeletonBlock width={64} height={30} />
        </div>
      </div>
    </Skeleton>
  );
}
