import { busyFor, type SchoolPage } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { pageStrings } from './page.strings.ts';

export interface PageViewProps {
  page: Resource<SchoolPage>;
  /** Nobody has written it, or it is hidden. */
  isMissing: boolean;
  /** What follows the text. */
  children?: ReactNode;
}

/** Shows a page of the school in each of its states. */
export function PageView({ page, isMissing, children }: PageViewProps) {
  const strings = useStrings(pageStrings);
  return (
    <div className={columns.form}>
      {page.status === 'loading' && (
        <Skeleton>
          <Stack gap={24}>
            <SkeletonText size="display" width="half" />
            <SkeletonText size="reading" lines={8} />
          </Stack>
        </Skeleton>
      )}
      {page.status === 'ready' && (
        <Stack gap={24}>
          <Heading level={1} font="reading" size="display">
            {page.data.title}
          </Heading>
          <RichText html={page.data.content} />
          {children}
        </Stack>
      )}
      {page.status === 'failed' && isMissing && (
        <EmptyState
          title={strings.missing}
          description={strings.missingHint}
          action={<LinkButton href={paths.articles()}>{strings.toArticles}</LinkButton>}
        />
      )}
      {page.status === 'failed' && !isMissing && (
        <ErrorState
          title={strings.failed}
          description={strings.failedHint}
          retryAfter={busyFor(page.error)}
          onRetry={page.retry}
        />
      )}
    </div>
  );
}
