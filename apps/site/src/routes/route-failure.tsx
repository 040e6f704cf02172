import { isApiError } from '@shuyuan/api-client';
import { useRouteError } from 'react-router-dom';
import { FailureScreen } from '../pages/failures/failure-screen.tsx';
import type { FailureKind } from '../pages/failures/failures.strings.ts';
import { NoSuchPageError, NotAllowedError, PageLoadError } from './load-page.ts';

/** Stands in the place of a page that could not be drawn; the header stays usable. */
export function RouteFailure() {
  return <FailureScreen isInPlace kind={kindOf(useRouteError())} />;
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof PageLoadError) return 'page-load';
  if (error instanceof NoSuchPageError) return 'not-found';
  if (error instanceof NotAllowedError) return 'not-allowed';
  if (isApiError(error) && error.code === 404) return 'not-found';
  return 'server-error';
}
