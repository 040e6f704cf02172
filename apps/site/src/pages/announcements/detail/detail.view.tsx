import { busyFor, type AnnouncementDetail } from '@shuyuan/api-client';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { detailStrings } from './detail.strings.ts';

/** A picture of an announcement. */
export function DetailView({ announcement }: { announcement: Resource<AnnouncementDetail> }) {
  const strings = useStrings(detailStrings);
  return (
    <div className={columns.form}>
      {announcement.status === 'loading' && (
        <Skeleton>
          <Stack gap={24}>
            <SkeletonText size="base" width="half" />
            <SkeletonText size="display" width="half" />
            <SkeletonText size="reading" lines={6} />
          </Stack>
        </Skeleton>
      )}
      {announcement.status === 'failed' && (
        <ErrorState
          title={strings.failed}
          description={strings.failedHint}
          retryAfter={busyFor(announcement.error)}
          onRetry={announcement.retry}
        />
      )}
      {announcement.status === 'ready' && <Shown announcement={announcement.data} />}
    </div>
  );
}

function Shown({ announcement: { title, content, created_at } }: { announcement: AnnouncementDetail }) {
  const strings = useStrings(detailStrings);
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: strings.home, href: paths.home() }, { label: strings.announcement }]} />
      <Stack gap={8}>
        <Heading level={1} font="reading" size="display">
          {title}
        </Heading>
        <Text size="small" tone="muted">
          <time dateTime={created_at}>{formatDate(Date.parse(created_at))}</time>
        </Text>
      </Stack>
      <RichText html={content} />
    </Stack>
  );
}
