import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as shelf from '../shelf/shelf.css.ts';
import * as row from './article-row.css.ts';

/** The places of articles to come: as many as a shelf has for most. */
export function ArticlesSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={shelf.rows}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={shelf.row}>
            <div className={row.article}>
              <div className={row.cover}>
                <SkeletonBlock ratio="16:9" />
              </div>
              <div className={row.text}>
                <div className={row.title}>
                  <SkeletonText size="lead" width="most" />
                </div>
                <div className={row.facts}>
                  <span className={row.factsBone}>
                    <SkeletonText size="small" />
                  </span>
                </div>
                <div className={row.progress}>
                  <span className={row.progressBone}>
                    <SkeletonText size="small" />
                  </span>
                </div>
              </div>
              <div className={row.ways}>
                <div className={row.wayBone}>
                  <SkeletonBlock height={36} />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
