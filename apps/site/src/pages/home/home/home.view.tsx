import { busyFor, type HomeIndex } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Grid, Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { formatDate } from '@shuyuan/ui/relative-time';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { ContinueLearning } from '../../../shell/continue/continue-learning.tsx';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { BlockList, isListed } from './block-list.tsx';
import * as styles from './home.css.ts';
import { homeStrings } from './home.strings.ts';
import { Sliders, SlidersSkeleton } from './sliders.tsx';

export interface HomeViewProps {
  index: Resource<HomeIndex>;
}

/** A picture of the home page. */
export function HomeView({ index }: HomeViewProps) {
  const strings = useStrings(homeStrings);
  const sliders = index.status === 'ready' ? index.data.sliders : null;
  return (
    <>
      <div data-sy-theme="dark" className={styles.hero}>
        <Page>
          <Stack gap={8}>
            <Heading level={1} font="reading" size="display">
              {strings.motto}
            </Heading>
            <Text size="reading">{strings.lead}</Text>
          </Stack>
        </Page>
      </div>
      <div className={styles.body}>
        <Page>
          <Stack gap={56}>
            {index.status === 'loading' && <HomeSkeleton />}
            {index.status === 'failed' && (
              <div className={styles.sheet}>
                <ErrorState
                  title={strings.failed}
                  description={strings.failedHint}
                  retryAfter={busyFor(index.error)}
                  onRetry={index.retry}
                />
              </div>
            )}
            <ContinueLearning look="strip" />
            {sliders && sliders.length > 0 && <Sliders sliders={sliders} />}
            {index.status === 'ready' && <Blocks {...index.data} />}
          </Stack>
        </Page>
      </div>
    </>
  );
}

function Blocks({ sliders, announcement, blocks }: HomeIndex) {
  const strings = useStrings(homeStrings);
  const lists = blocks.filter(isListed);
  if (lists.length === 0 && sliders.length === 0)
    return (
      <div className={styles.sheet}>
        <EmptyState title={strings.empty} description={strings.emptyHint} />
      </div>
    );
  return (
    <>
      {announcement && <Announcement announcement={announcement} />}
      {lists.map((block, index) => (
        <BlockList key={block.id} block={block} isFirst={index === 0} />
      ))}
    </>
  );
}

function Announcement({ announcement }: { announcement: NonNullable<HomeIndex['announcement']> }) {
  const strings = useStrings(homeStrings);
  return (
    <aside aria-label={strings.announcement} className={styles.announcement}>
      <span className={styles.announcementMark}>{strings.announcement}</span>
      <Link to={paths.announcement(announcement.id)} className={styles.announcementTitle}>
        {announcement.title}
      </Link>
      <time dateTime={announcement.created_at} className={styles.announcementDate}>
        {formatDate(Date.parse(announcement.created_at))}
      </time>
    </aside>
  );
}

function HomeSkeleton() {
  return (
    <Skeleton>
      <Stack gap={56}>
        <SlidersSkeleton />
        <Stack gap={20}>
          <SkeletonText size="title" width="quarter" />
          <Grid columns={4}>
            {Array.from({ length: 8 }, (_, index) => (
              <div key={index} className={styles.cardSkeleton}>
                <SkeletonBlock ratio="16:9" />
                <div className={styles.cardSkeletonBody}>
                  <SkeletonText size="reading" lines={2} />
                  <SkeletonText size="small" lines={2} />
                  <SkeletonText size="small" width="half" />
                </div>
              </div>
            ))}
          </Grid>
        </Stack>
      </Stack>
    </Skeleton>
  );
}
