import { createExamsApi } from '@shuyuan/api-client';
import { createCollectionApi } from '@shuyuan/api-client/exam-area';
import { Page } from '@shuyuan/ui/layout';
import { ExamPlayer } from '@shuyuan/widgets/exam-player';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { AfterLesson } from './after-lesson.tsx';
import { useResultHrefs } from '../use-result-hrefs.ts';

/** An attempt at a paper, without the header of the site. */
export default function PlayPage() {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  const attempt = idOf(search.get('record_id'));
  const lesson = idOf(search.get('lesson'));
  return id === null ? (
    <FailureScreen isInPlace kind="not-found" />
  ) : (
    <Player id={id} attempt={attempt} lesson={lesson} />
  );
}

interface PlayerProps {
  id: number;
  attempt: number | null;
  /** The lesson that the paper is taken in. */
  lesson: number | null;
}

function Player({ id, attempt, lesson }: PlayerProps) {
  const { client, navigate } = useSite();
  const exams = useMemo(() => createExamsApi(client.http), [client]);
  const collection = useMemo(() => createCollectionApi(client.http), [client]);
  const results = useResultHrefs();
  const hrefs = useMemo(
    () => ({ ...results, attempt: (recordId: number) => paths.playPaper(id, recordId, lesson ?? undefined) }),
    [results, id, lesson],
  );
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return (
    <Page>
      <ExamPlayer
        exams={exams}
        collection={collection}
        hrefs={hrefs}
        paperId={id}
        {...(attempt !== null && { recordId: attempt })}
        level={1}
        onReady={() => setIsReady(true)}
        onLeave={() => navigate(lesson === null ? paths.paper(id) : paths.lesson({ lesson }))}
        {...(lesson !== null && { afterResult: <AfterLesson lesson={lesson} /> })}
      />
    </Page>
  );
}
