import type { ExamPlayerProps } from '@shuyuan/widgets/exam-player';
import { useMemo } from 'react';
import { paths } from '../../paths/paths.ts';
import { useReachable } from '../../stores/site-context.tsx';

/** What the bank can ask: every type that is practised alone. */
const practisedTypes = '1,2,3,4,5,6,7';

/** Where the result of an exam leads to, as far as the school has opened it. */
export function useResultHrefs(): NonNullable<ExamPlayerProps['hrefs']> {
  const isReachable = useReachable();
  return useMemo(() => {
    const opened = (href: string) => (isReachable(href) ? href : null);
    return {
      doubt: (question) => opened(paths.doubts({ question, ask: 1 })),
      practice: (id) => opened(paths.playQuestionBank({ category_ids: String(id), types: practisedTypes })),
      lesson: ({ video_id: video, second }) => opened(paths.video(video, second)),
    };
  }, [isReachable]);
}
