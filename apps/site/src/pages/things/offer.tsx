import type { GoodsRef } from '@shuyuan/api-client';
import { VipIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import type { ReactNode } from 'react';
import { paths } from '../../paths/paths.ts';
import { useReachable } from '../../stores/site-context.tsx';
import * as styles from '../archetypes/detail.css.ts';
import { BuyWays, type BuyWaysProps } from './buy-ways.tsx';

export interface OfferProps {
  goods: GoodsRef;
  price: Pick<BuyWaysProps, 'charge' | 'originalCharge'>;
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
  return (
    <OfferBox title={words.buyTitle}>
      <Text size="small" tone="muted">
        {included}
      </Text>
      <BuyWays goods={goods} {...price} buy={words.buy} />
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
