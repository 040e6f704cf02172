import type { Product, ResourceCard } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { ListRow } from '@shuyuan/ui/card';
import { formatDate } from '@shuyuan/ui/relative-time';
import { paths } from '../../paths/paths.ts';
import { ArticlePrice } from '../articles/article-price.tsx';
import * as styles from '../articles/list/list.css.ts';

interface ResourceItemProps {
  resource: Omit<Product, 'type'> & Pick<Product | ResourceCard, 'type'>;
  /** What a thing of its type is called. */
  typeName: string;
  /** Said of what the school recommends; without it nothing is. */
  recommended?: string;
  /** Its picture is among the first things seen. */
  isPriority: boolean;
}

/** A thing of any type in a list that mixes them: it says what it is. */
export function ResourceItem({ resource, typeName, recommended, isPriority }: ResourceItemProps) {
  return (
    <li className={styles.row}>
      <ListRow
        level={2}
        title={resource.title}
        text={resource.selling_line || resource.short_description}
        href={paths[resource.type](resource.id)}
        {...(!isPost(resource.type) && { src: resource.thumb })}
        isPriority={isPriority}
        meta={
          <>
            {resource.is_recommended && recommended && <Badge tone="action">{recommended}</Badge>}
            <span>{typeName}</span>
            <time dateTime={resource.published_at}>{formatDate(Date.parse(resource.published_at))}</time>
            <ArticlePrice article={resource} />
          </>
        }
      />
    </li>
  );
}

/** What people write has no cover: nothing is missing there. */
const isPost = (type: ResourceItemProps['resource']['type']) => type === 'problem' || type === 'issue';
