import type { HomeBlock } from '@shuyuan/api-client';
import { MediaCard } from '@shuyuan/ui/card';
import { ArrowRightIcon } from '@shuyuan/ui/icons';
import { Grid, Section } from '@shuyuan/ui/layout';
import { readGivenAddress } from '../../../paths/given-address.ts';
import { paths } from '../../../paths/paths.ts';
import { GivenLink } from '../../../shell/given-link.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { AnthologyItem } from '../../anthologies/list/anthology-item.tsx';
import * as books from '../../anthologies/list/list.css.ts';
import { ArticleFacts } from '../../articles/article-facts.tsx';
import { TeacherItem } from '../../teachers/list/teacher-item.tsx';
import { teachers } from '../../teachers/list/list.css.ts';
import { VideoItem } from '../../videos/video-item.tsx';
import { ComboBlock } from './combo-block.tsx';
import { CourseBlock } from './course-block.tsx';
import { CardList } from './card-list.tsx';
import * as styles from './home.css.ts';
import { homeStrings } from './home.strings.ts';

interface BlockListProps {
  block: HomeBlock;
  /** Its pictures are in the first view. */
  isFirst: boolean;
}

/** A titled list of cards, each kind drawn in its own way, and where the rest of it is. */
export function BlockList({ block, isFirst }: BlockListProps) {
  const strings = useStrings(homeStrings);
  return (
    <Section
      title={block.title}
      actions={
        block.more_url !== null &&
        readGivenAddress(block.more_url) && (
          <GivenLink address={block.more_url} className={styles.more}>
            {strings.more}
            <ArrowRightIcon size="small" />
          </GivenLink>
        )
      }
    >
      <Cards block={block} isFirst={isFirst} />
    </Section>
  );
}

const signs: readonly string[] = ['article', 'course', 'video', 'combo', 'anthology', 'teacher'];

/** There is something in it, of a kind that is known here: a newer server may have others. */
export const isListed = ({ sign, items }: HomeBlock): boolean => signs.includes(sign) && items.length > 0;

function Cards({ block, isFirst }: BlockListProps) {
  switch (block.sign) {
    case 'article':
      return (
        <Grid as="ul" columns={4} label={block.title}>
          {block.items.map((article) => (
            <li key={article.id}>
              <MediaCard
                title={article.title}
                text={article.short_description}
                href={paths.article(article.id)}
                src={article.thumb}
                isPriority={isFirst}
                meta={<ArticleFacts article={article} />}
              />
            </li>
          ))}
        </Grid>
      );
    case 'course':
      return <CourseBlock title={block.title} courses={block.items} isFirst={isFirst} />;
    case 'combo':
      return <ComboBlock title={block.title} combos={block.items} isFirst={isFirst} />;
    case 'video':
      return (
        <CardList label={block.title} className={books.books}>
          {block.items.map((video) => (
            <VideoItem key={video.id} video={video} isPriority={isFirst} level={3} />
          ))}
        </CardList>
      );
    case 'anthology':
      return (
        <CardList label={block.title} className={books.books}>
          {block.items.map((anthology) => (
            <AnthologyItem key={anthology.id} anthology={anthology} isPriority={isFirst} level={3} />
          ))}
        </CardList>
      );
    case 'teacher':
      return (
        <CardList label={block.title} className={teachers}>
          {block.items.map((teacher) => (
            <TeacherItem key={teacher.id} teacher={teacher} level={3} />
          ))}
        </CardList>
      );
  }
}
