import type { ArticleCard } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { Price } from '@shuyuan/ui/price';
import { useStrings } from '../../stores/site-context.tsx';
import { articleWords } from './article-words.strings.ts';

export interface ArticlePriceProps {
  article: Pick<ArticleCard, 'charge' | 'is_vip_free'>;
}

/** What an article costs, and whether members pay it too. Nothing for what everybody reads. */
export function ArticlePrice({ article: { charge, is_vip_free } }: ArticlePriceProps) {
  const { memberFree } = useStrings(articleWords);
  if (charge === 0) return null;
  return (
    <>
      <Price amount={charge} size="small" />
      {is_vip_free && <Badge tone="caution">{memberFree}</Badge>}
    </>
  );
}
