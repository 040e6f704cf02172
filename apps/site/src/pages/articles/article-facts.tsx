import type { ArticleCard } from '@shuyuan/api-client';
import { CountText } from '@shuyuan/ui/count-text';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useStrings } from '../../stores/site-context.tsx';
import { ArticlePrice } from './article-price.tsx';
import { articleWords } from './article-words.strings.ts';

export interface ArticleFactsProps {
  article: Pick<
    ArticleCard,
    'category' | 'published_at' | 'read_minutes' | 'comments_count' | 'charge' | 'is_vip_free'
  >;
  /** Which facts, in order, before what it costs. @default category, date, minutes */
  facts?: readonly ('category' | 'date' | 'minutes' | 'comments')[];
}

/** The small facts below an article's title in a list. Of what is free no price is said. */
export function ArticleFacts({ article, facts = ['category', 'date', 'minutes'] }: ArticleFactsProps) {
  const words = useStrings(articleWords);
  const parts = {
    category: <span key="category">{article.category.name}</span>,
    date: (
      <time key="date" dateTime={article.published_at}>
        {formatDate(Date.parse(article.published_at))}
      </time>
    ),
    minutes: <span key="minutes">{words.readMinutes(article.read_minutes)}</span>,
    comments: (
      <span key="comments">
        <CountText value={article.comments_count} />
        {words.comments}
      </span>
    ),
  };
  return (
    <>
      {facts.map((fact) => parts[fact])}
      <ArticlePrice article={article} />
    </>
  );
}
