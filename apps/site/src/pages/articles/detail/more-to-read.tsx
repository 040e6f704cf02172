import type { ArticleCard, ArticleDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { MediaCard } from '@shuyuan/ui/card';
import { Grid, Page, Section } from '@shuyuan/ui/layout';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

/** Who wrote the article, with more of theirs. */
export function Writer({ detail: { article, by_author: others } }: { detail: ArticleDetail }) {
  const strings = useStrings(detailStrings);
  const { author } = article;
  if (!author || others.length === 0) return null;
  return (
    <div className={styles.related}>
      <Page>
        <Section title={strings.writer}>
          <p className={styles.writer}>
            <Avatar name={author.nick_name} src={author.avatar} size="small" />
            {strings.moreOf(author.nick_name)}
          </p>
          <Cards articles={others} label={strings.moreOf(author.nick_name)} />
        </Section>
      </Page>
    </div>
  );
}

/** Others of the same category, but for those that stand above already. */
export function Related({ detail: { related, by_author: shown } }: { detail: ArticleDetail }) {
  const strings = useStrings(detailStrings);
  const articles = related.filter(({ id }) => shown.every((other) => other.id !== id));
  if (articles.length === 0) return null;
  return (
    <div className={styles.related}>
      <Page>
        <Section title={strings.related}>
          <Cards articles={articles} label={strings.related} />
        </Section>
      </Page>
    </div>
  );
}

function Cards({ articles, label }: { articles: readonly ArticleCard[]; label: string }) {
  return (
    <Grid as="ul" columns={4} label={label}>
      {articles.map((article) => (
        <li key={article.id}>
          <MediaCard
            title={article.title}
            text={article.short_description}
            href={paths.article(article.id)}
            src={article.thumb}
            meta={<ArticleFacts article={article} facts={['date', 'minutes']} />}
          />
        </li>
      ))}
    </Grid>
  );
}
