import { createPostsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One problem with its solutions. */
export default function ProblemPage() {
  const { client } = useSite();
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const viewerId = useSession(({ user }) => user?.id ?? 0);
  const [version, setVersion] = useState(0);
  return (
    <DetailPage
      id={idOf(useParams()['id'] ?? null)}
      question="problem"
      version={version}
      load={async (id, signal) => {
        const problem = await problems.detail(id, { signal });
        await prepareRichText(problem.content);
        return problem;
      }}
      titleOf={({ title }) => title}
    >
      {(problem) => (
        <DetailView
          problem={problem}
          problems={problems}
          posts={posts}
          study={client.study}
          comments={client.comments}
          viewerId={viewerId}
          version={version}
          onChanged={() => setVersion(version + 1)}
        />
      )}
    </DetailPage>
  );
}
