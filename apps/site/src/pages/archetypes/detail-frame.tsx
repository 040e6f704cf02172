import { busyFor } from '@shuyuan/api-client';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Page } from '@shuyuan/ui/layout';
import { Skeleton } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import type { Resource } from '../../shell/use-resource.ts';
import * as styles from './detail.css.ts';

export interface DetailFrameProps<Data> {
  resource: Resource<Data>;
  words: { failed: string; failedHint: string };
  /** What its place looks like until it is there. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The place of a detail page: its skeleton, what went wrong with a way to try again, or the thing itself. */
export function DetailFrame<Data>({ resource, words, skeleton, children }: DetailFrameProps<Data>) {
  return (
    <div className={styles.page}>
      <Page>
        {resource.status === 'ready' && children(resource.data)}
        {resource.status === 'failed' && (
          <ErrorState
            title={words.failed}
            description={words.failedHint}
            retryAfter={busyFor(resource.error)}
            onRetry={resource.retry}
          />
        )}
        {resource.status === 'loading' && <Skeleton>{skeleton}</Skeleton>}
      </Page>
    </div>
  );
}
