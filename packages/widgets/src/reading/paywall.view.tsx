import type { ArticleDetail } from '@shuyuan/api-client';
import { LockIcon, VipIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatPrice } from '@shuyuan/ui/price';
import { useId } from 'react';
import * as styles from './paywall.css.ts';
import type { PaywallStrings } from './paywall.strings.ts';

export interface PaywallViewProps {
  article: Pick<ArticleDetail['article'], 'charge' | 'is_vip_free'>;
  isVisitor: boolean;
  level: 2 | 3 | 4;
  strings: PaywallStrings;
  /** Price of a running flash sale in whole yuan; left out where there is none. */
  salePrice?: number;
  /** What is left out has no button. */
  actions: { buy?: () => void; openSale?: () => void; openMembership?: () => void; signIn: () => void };
}

/** Shows the end of the free part: what follows, and the ways to it. */
export function PaywallView({ article, isVisitor, level, strings, salePrice, actions }: PaywallViewProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const price = formatPrice(article.charge);
  const { buy, openSale, openMembership, signIn } = actions;
  const hasSale = salePrice !== undefined && openSale !== undefined;
  const [about, visitor] = article.is_vip_free
    ? [strings.aboutForMembers(price), strings.visitorForMembers]
    : [strings.about(price), strings.visitor];
  return (
    <section data-component="paywall" aria-labelledby={titleId} className={styles.paywall}>
      <p data-part="end" className={styles.end}>
        {strings.end}
      </p>
      <div className={styles.rest}>
        <span className={styles.seal}>
          <LockIcon />
        </span>
        <Heading id={titleId} className={styles.title}>
          {strings.title}
        </Heading>
        <p className={styles.words}>{about}</p>
        {isVisitor && <p className={styles.words}>{visitor}</p>}
        <div className={styles.ways}>
          {hasSale && (
            <NativeButton tone="action" onPress={openSale}>
              {strings.toSale(formatPrice(salePrice))}
            </NativeButton>
          )}
          {buy && (
            <NativeButton {...(!hasSale && { tone: 'action' as const })} onPress={buy}>
              {hasSale ? strings.unlockFull(price) : strings.unlock(price)}
            </NativeButton>
          )}
          {openMembership && article.is_vip_free && (
            <NativeButton onPress={openMembership}>
              <VipIcon size="small" />
              {strings.memberFree}
            </NativeButton>
          )}
          {isVisitor && (
            <NativeButton isQuiet onPress={signIn}>
              {strings.signIn}
            </NativeButton>
          )}
        </div>
      </div>
    </section>
  );
}
