import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import type { NotThere } from './not-there.ts';

export interface NotThereStrings {
  failed: string;
  failedHint: string;
  offlineHint: string;
  missing: string;
  missingHint: string;
}

interface NotThereViewProps {
  state: Exclude<NotThere, { status: 'loading' }>;
  strings: NotThereStrings;
  onRetry: () => void;
}

/** In the place of what did not come, or is not there. */
export function NotThereView({ state, strings, onRetry }: NotThereViewProps) {
  if (state.status === 'missing')
    return <EmptyState title={strings.missing} description={strings.missingHint} />;
  return (
    <ErrorState
      title={strings.failed}
      description={state.isOffline ? strings.offlineHint : strings.failedHint}
      isRetrying={state.isRetrying}
      onRetry={onRetry}
    />
  );
}
