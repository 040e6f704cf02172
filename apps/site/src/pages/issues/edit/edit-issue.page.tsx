import { createIssuesApi, createPostsApi } from '@shuyuan/api-client/community';
import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PostEditor } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { idsOf, usePostParts } from '../../posts/use-post-parts.ts';
import { editStrings } from './edit.strings.ts';

/** Begins a topic, or changes one of one's own. */
export default function EditIssuePage() {
  const { client, navigate } = useSite();
  const words = useStrings(editStrings);
  const issues = useMemo(() => createIssuesApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const parts = usePostParts();
  const search = useSearchParams()[0];
  if (!search.has('id'))
    return (
      <MyPage width="form">
        {({ onReady }) => (
          <PostEditor
            draftName="issue/new"
            level={1}
            {...parts}
            send={({ clientId, title, content, tagIds: tag_ids }) =>
              issues.store({ client_id: clientId, title, content, tag_ids })
            }
            findPeople={posts.people}
            onSent={(id) => navigate(paths.issue(id), { replace: true })}
            onCancel={() => navigate(paths.issues())}
            onReady={onReady}
            strings={words.begin}
          />
        )}
      </MyPage>
    );
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="issue to edit"
      load={(id, signal) => issues.detail(id, { signal })}
      titleOf={({ title }) => title}
    >
      {(resource, id) => (
        <DetailFrame resource={resource} words={words} skeleton={<SkeletonBlock height={480} />}>
          {(issue) =>
            issue.is_own ? (
              <PostEditor
                draftName={`issue/${id}`}
                level={1}
                {...parts}
                saved={{ title: issue.title, content: issue.content, tagIds: idsOf(issue.tags) }}
                findPeople={(keywords) => posts.people(keywords, { type: 'issue', id })}
                send={async ({ title, content, tagIds: tag_ids }) => {
                  await issues.update(id, { title, content, tag_ids });
                  return id;
                }}
                onSent={() => navigate(paths.issue(id), { replace: true })}
                onCancel={() => navigate(paths.issue(id))}
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
