import type { GoodsRef } from '@shuyuan/api-client';
import { VipIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price, type PriceProps } from '@shuyuan/ui/price';
import type { ReactNode } from 'react';
import { paths } from '../../paths/paths.ts';
import { useReachable } from '../../stores/site-context.tsx';
import * as styles from '../archetypes/detail.css.ts';

export interface OfferProps {
  goods: GoodsRef;
  price: Pick<PriceProps, 'amount' | 'originalAmount'>;
  /** Members need not buy it. */
  isForMembers: boolean;
  /** What the buyer gets. */
  included: string;
  words: { buyTitle: string; buy: string; memberFree: string; memberHint: string };
  /** A further way, below those to have it. */
  children?: ReactNode;
}

/** What a thing costs, and the ways to have it. */
export function Offer({ goods, price, isForMembers, included, words, children }: OfferProps) {
  const isReachable = useReachable();
  const cashier = paths.cashier(goods);
  return (
    <OfferBox title={words.buyTitle}>
      <Price {...price} size="large" />
      <Text size="small" tone="muted">
        {included}
      </Text>
      {isReachable(cashier) && (
        <LinkButton tone="action" size="large" isFullWidth href={cashier}>
          {words.buy}
        </LinkButton>
      )}
      {isForMembers && isReachable(paths.membership()) && (
        <>
          <LinkButton isFullWidth icon={<VipIcon size="small" />} href={paths.membership()}>
            {words.memberFree}
          </LinkButton>
          <Text size="small" tone="muted">
            {words.memberHint}
          </Text>
        </>
      )}
      {children}
    </OfferBox>
  );
}

/** The box that names the whole of a thing. */
export const OfferBox = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.box} aria-label={title}>
    <Text weight="bold" tone="strong">
      {title}
    </Text>
    {children}
  </section>
);
