import {
  createCollectionApi,
  createExamAreaApi,
  createPracticeApi,
  createWrongBookApi,
} from '@shuyuan/api-client/exam-area';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useReachable, useSite } from '../../../stores/site-context.tsx';

/** The calls that pages of practising hand to the widget, and when the page is there. */
export function usePractising() {
  const { client } = useSite();
  const isReachable = useReachable();
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const calls = useMemo(
    () => ({
      practice: createPracticeApi(client.http),
      area: createExamAreaApi(client.http),
      collection: createCollectionApi(client.http),
      wrongBook: createWrongBookApi(client.http),
    }),
    [client],
  );
  return {
    ...calls,
    doubtHref: (question: number) => {
      const href = paths.doubts({ question, ask: 1 });
      return isReachable(href) ? href : null;
    },
    onReady: () => setIsReady(true),
  };
}
