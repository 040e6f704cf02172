import type { ComboCard } from '@shuyuan/api-client';
import { useStrings } from '../../stores/site-context.tsx';
import { ArticlePrice } from '../articles/article-price.tsx';
import { comboWords } from './combo-words.strings.ts';

export interface ComboFactsProps {
  combo: Pick<ComboCard, 'items_count' | 'duration' | 'user_count' | 'charge' | 'is_vip_free'>;
  /** @default true */
  saysPrice?: boolean;
}

/** How much there is in a column, who has it, and what it costs. */
export function ComboFacts({ combo, saysPrice = true }: ComboFactsProps) {
  const words = useStrings(comboWords);
  return (
    <>
      <span>{words.items(combo.items_count)}</span>
      {combo.duration > 0 && <span>{words.minutes(Math.max(1, Math.round(combo.duration / 60)))}</span>}
      {combo.user_count > 0 && <span>{words.bought(combo.user_count)}</span>}
      {saysPrice && (combo.charge === 0 ? <span>{words.free}</span> : <ArticlePrice article={combo} />)}
    </>
  );
}
