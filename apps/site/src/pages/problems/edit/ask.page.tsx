import { createPostsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PostEditor } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { usePostParts } from '../../posts/use-post-parts.ts';
import { editStrings } from './edit.strings.ts';

/** Asks a question, for credits if one likes. A visitor is asked to sign in by the editor. */
export default function AskPage() {
  const { client, navigate } = useSite();
  const words = useStrings(editStrings);
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const parts = usePostParts();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const form = useResource(`problem form ${userId}`, async (signal) =>
    userId === 0 ? null : problems.form({ signal }),
  );
  usePageReady({ isReady: form.status !== 'loading' });
  return (
    <DetailFrame resource={form} words={words} skeleton={<SkeletonBlock height={520} />}>
      {(choices) => (
        <Stack gap={20}>
          {userId === 0 && <Heading level={1}>{words.ask}</Heading>}
          <PostEditor
            draftName="problem/new"
            level={1}
            categories={choices?.categories ?? []}
            credits={choices?.credits ?? 0}
            {...parts}
            send={({ clientId, categoryId, tagIds: tag_ids, ...written }) =>
              problems.store({ client_id: clientId, category_id: categoryId, tag_ids, ...written })
            }
            findPeople={posts.people}
            findSimilar={problems.similar}
            getProblemHref={paths.problem}
            onSent={(id) => navigate(paths.problem(id), { replace: true })}
            onCancel={() => navigate(paths.problems())}
          />
        </Stack>
      )}
    </DetailFrame>
  );
}
