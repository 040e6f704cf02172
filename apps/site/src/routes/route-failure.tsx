import { isApiError } from '@shuyuan/api-client';
import { useRouteError } from 'react-router-dom';
import { ClosedSection } from '../pages/failures/closed-section.tsx';
import { FailureScreen } from '../pages/failures/failure-screen.tsx';
import type { FailureKind } from '../pages/failures/failures.strings.ts';
import { ClosedSectionError, NoSuchPageError, NotAllowedError, PageLoadError } from './load-page.ts';

/** Stands in the place of a page that could not be drawn; the header stays usable. */
export function RouteFailure() {
  const error = useRouteError();
  if (error instanceof ClosedSectionError) return <ClosedSection feature={error.feature} />;
  return <FailureScreen isInPlace kind={kindOf(error)} />;
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof PageLoadError) return 'page-load';
  if (error instanceof NoSuchPageError) return 'not-found';
  if (error instanceof NotAllowedError) return 'not-allowed';
  if (isApiError(error) && error.code === 404) return 'not-found';
  return 'server-error';
}
