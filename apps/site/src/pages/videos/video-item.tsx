import type { VideoCard } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { Image } from '@shuyuan/ui/image';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useStrings } from '../../stores/site-context.tsx';
import * as styles from '../anthologies/list/list.css.ts';
import { ArticlePrice } from '../articles/article-price.tsx';
import { clockText } from './clock-text.ts';
import * as own from './video-item.css.ts';
import { videoWords } from './video-words.strings.ts';

export interface VideoItemProps {
  video: VideoCard;
  /** In the first view: loads at once. @default false */
  isPriority?: boolean;
  /** Of the title in the page's outline. @default 2 */
  level?: 2 | 3;
}

/** A video in a list, its length on its cover. The whole card follows its title's link. */
export function VideoItem({ video, isPriority = false, level = 2 }: VideoItemProps) {
  const Title = `h${level}` as const;
  const words = useStrings(videoWords);
  return (
    <li className={styles.book}>
      <div className={own.cover}>
        <Image src={video.thumb} alt="" ratio="16:9" isPriority={isPriority} />
        {video.duration > 0 && (
          <span data-sy-theme="dark" className={own.length}>
            {clockText(video.duration)}
          </span>
        )}
      </div>
      <Title className={styles.title}>
        <Link to={paths.video(video.id)} className={styles.link}>
          {video.title}
        </Link>
      </Title>
      <p className={styles.words}>{video.short_description}</p>
      <div className={styles.facts}>
        {video.teacher && <span>{video.teacher.name}</span>}
        {video.view_num > 0 && <span>{words.watched(video.view_num)}</span>}
        {video.user_count > 0 && <span>{words.bought(video.user_count)}</span>}
        {video.charge === 0 ? <span>{words.free}</span> : <ArticlePrice article={video} />}
        {video.charge > 0 && video.free_seconds > 0 && <Badge>{words.trial}</Badge>}
      </div>
    </li>
  );
}
