import { createExamsApi } from '@shuyuan/api-client';
import { Page } from '@shuyuan/ui/layout';
import { ExamRehearsal } from '@shuyuan/widgets/exam-rehearsal';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';

/** The mishaps of an exam on the device on which a paper will be sat, without the header of the site. */
export default function RehearsalPage() {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Rehearsal id={id} />;
}

function Rehearsal({ id }: { id: number }) {
  const { client, navigate } = useSite();
  const exams = useMemo(() => createExamsApi(client.http), [client]);
  usePageReady({ isReady: true });
  return (
    <Page>
      <ExamRehearsal exams={exams} paperId={id} level={1} onLeave={() => navigate(paths.paper(id))} />
    </Page>
  );
}
