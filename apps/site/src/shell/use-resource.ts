import { isApiError, type ApiError } from '@shuyuan/api-client';
import { useEffect, useState } from 'react';
import { useSite } from '../stores/site-context.tsx';

/** What a page has asked for, at the moment. */
export type Resource<Data> =
  /** `stale` is what the page showed before, when only its question has changed. */
  | { status: 'loading'; stale: Data | null }
  | { status: 'ready'; data: Data }
  | { status: 'failed'; error: ApiError; retry: () => void };

type Answer<Data> = { key: string; attempt: number } & (
  { status: 'ready'; data: Data } | { status: 'failed'; error: ApiError; stale: Data | null }
);

/**
 * Asks once for each `key`, which names everything the question depends on. A page that is hidden and shown again
 * keeps its answer. A question that is no longer of interest is given up, and its late answer dropped. Anything that
 * is no failure of the call is thrown to the error boundary.
 */
export function useResource<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>): Resource<Data> {
  const { log } = useSite();
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<Error | null>(null);
  if (fault !== null) throw fault;

  const isAnswered = answer?.key === key && answer.attempt === attempt;
  const stale = answer?.status === 'ready' ? answer.data : (answer?.stale ?? null);

  useEffect(() => {
    if (isAnswered) return undefined;
    const call = new AbortController();
    load(call.signal).then(
      (data) => {
        if (!call.signal.aborted) setAnswer({ key, attempt, status: 'ready', data });
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        if (!isApiError(error)) return setFault(new Error('A page could not be loaded.', { cause: error }));
        log(key, error);
        setAnswer({ key, attempt, status: 'failed', error, stale });
      },
    );
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `load` and `stale` belong to the key: a new function alone is no new question
  }, [key, attempt, isAnswered]);

  if (!isAnswered) return { status: 'loading', stale };
  if (answer.status === 'ready') return answer;
  return { status: 'failed', error: answer.error, retry: () => setAttempt(attempt + 1) };
}
