import type { AnthologyCard } from '@shuyuan/api-client';
import { useStrings } from '../../stores/site-context.tsx';
import { ArticlePrice } from '../articles/article-price.tsx';
import { anthologyWords } from './anthology-words.strings.ts';

export interface AnthologyFactsProps {
  anthology: Pick<AnthologyCard, 'articles_count' | 'read_minutes' | 'charge' | 'is_vip_free'>;
  /** @default true */
  saysPrice?: boolean;
}

/** How much there is to read, and what it costs. */
export function AnthologyFacts({ anthology, saysPrice = true }: AnthologyFactsProps) {
  const words = useStrings(anthologyWords);
  return (
    <>
      <span>{words.articles(anthology.articles_count)}</span>
      <span>{words.minutes(anthology.read_minutes)}</span>
      {saysPrice &&
        (anthology.charge === 0 ? <span>{words.free}</span> : <ArticlePrice article={anthology} />)}
    </>
  );
}
