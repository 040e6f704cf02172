import { createPostsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PostEditor } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { idsOf, usePostParts } from '../../posts/use-post-parts.ts';
import { editStrings } from './edit.strings.ts';

/** Changes a problem of one's own. */
export default function EditProblemPage() {
  const { client, navigate } = useSite();
  const words = useStrings(editStrings);
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const parts = usePostParts();
  return (
    <DetailPage
      id={idOf(useSearchParams()[0].get('id'))}
      question="problem to edit"
      load={async (id, signal) => {
        const [problem, form] = await Promise.all([
          problems.detail(id, { signal }),
          problems.form({ signal }),
        ]);
        return { problem, form };
      }}
      titleOf={({ problem }) => problem.title}
    >
      {(resource, id) => (
        <DetailFrame resource={resource} words={words} skeleton={<SkeletonBlock height={520} />}>
          {({ problem, form }) =>
            problem.is_own ? (
              <PostEditor
                draftName={`problem/${id}`}
                level={1}
                {...parts}
                saved={{
                  title: problem.title,
                  content: problem.content,
                  categoryId: problem.category.id,
                  tagIds: idsOf(problem.tags),
                }}
                categories={form.categories}
                findPeople={(keywords) => posts.people(keywords, { type: 'problem', id })}
                send={async ({ title, content, categoryId, tagIds: tag_ids }) => {
                  await problems.update(id, { title, content, category_id: categoryId, tag_ids });
                  return id;
                }}
                onSent={() => navigate(paths.problem(id), { replace: true })}
                onCancel={() => navigate(paths.problem(id))}
                strings={words.change}
              />
            ) : (
              <FailureScreen isInPlace kind="not-found" />
            )
          }
        </DetailFrame>
      )}
    </DetailPage>
  );
}
