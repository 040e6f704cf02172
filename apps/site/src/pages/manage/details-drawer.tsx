import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import type { Resource } from '../../shell/use-resource.ts';

interface DetailsDrawerProps<Data> {
  resource: Resource<Data>;
  words: { details: string; loading: string; notLoaded: string; tryAgain: string };
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** One thing of a list whole, beside it. What was shown stays while it is asked for anew. */
export function DetailsDrawer<Data>({ resource, words, onClose, children }: DetailsDrawerProps<Data>) {
  const { status } = resource;
  const shown = status === 'ready' ? resource.data : status === 'loading' ? resource.stale : null;
  return (
    <Drawer
      isOpen
      size="large"
      title={words.details}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={resource.retry} />
      )}
      {status === 'loading' && !shown && (
        <Skeleton label={words.loading}>
          <SkeletonText width="most" />
        </Skeleton>
      )}
      {shown !== null && children(shown)}
    </Drawer>
  );
}
