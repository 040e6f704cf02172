import type { AnthologyCard } from '@shuyuan/api-client';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { AnthologyCover } from '../anthology-cover.tsx';
import { AnthologyFacts } from '../anthology-facts.tsx';
import * as styles from './list.css.ts';

interface AnthologyItemProps {
  anthology: AnthologyCard;
  /** Its cover is among the first things seen. */
  isPriority: boolean;
  /** Of the title in the page's outline. @default 2 */
  level?: 2 | 3;
}

export function AnthologyItem({ anthology, isPriority, level = 2 }: AnthologyItemProps) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.book}>
      <AnthologyCover anthology={anthology} isPriority={isPriority} />
      <Title className={styles.title}>
        <Link to={paths.anthology(anthology.id)} className={styles.link}>
          {anthology.title}
        </Link>
      </Title>
      <p className={styles.words}>{anthology.short_description}</p>
      <div className={styles.facts}>
        <AnthologyFacts anthology={anthology} />
      </div>
    </li>
  );
}

export const AnthologySkeleton = () => (
  <div className={styles.book}>
    <SkeletonBlock ratio="3:4" />
    <SkeletonText size="lead" width="most" />
    <SkeletonText size="base" lines={2} />
    <SkeletonText size="small" width="half" />
  </div>
);
