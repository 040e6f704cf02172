import { createExamsApi, type PaperList } from '@shuyuan/api-client';
import { createExamAreaApi } from '@shuyuan/api-client/exam-area';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSession, useSite } from '../../../stores/site-context.tsx';
import { HubView, newestCount } from './hub.view.tsx';

/** Where taking exams begins: what was begun, what came of others, and the newest papers. */
export default function ExamHubPage() {
  const { client, session } = useSite();
  // Who signs in is answered with what they have done.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const isVisitor = useSession((state) => state.token === null);
  // The list tells of attempts at the papers that it holds: who may have any asks for as many as there can be.
  const size = isVisitor ? newestCount : 100;
  const hasPapers = useReachable()(paths.papers());
  const list = useResource(`exam hub ${sessionNumber} ${hasPapers}`, async (signal) =>
    hasPapers ? createExamsApi(client.http).list({ size }, { signal }) : noPapers,
  );
  const stats = useResource(`exam stats ${sessionNumber}`, (signal) =>
    createExamAreaApi(client.http).stats({ signal }),
  );
  usePageReady({ isReady: list.status !== 'loading' });
  return (
    <HubView
      list={list}
      hasPapers={hasPapers}
      stats={stats.status === 'ready' ? stats.data : null}
      isVisitor={isVisitor}
      onSignIn={() => session.requestLogin(1, { kind: 'exams', purpose: 'exam', run() {} })}
    />
  );
}

/** Stands in for the list while the section of papers is closed: the call would be refused. */
const noPapers: PaperList = {
  data: { data: [], total: 0 },
  categories: [],
  category_children: {},
  user_papers: {},
};
