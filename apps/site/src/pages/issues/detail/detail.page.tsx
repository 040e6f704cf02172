import { createIssuesApi, createPostsApi } from '@shuyuan/api-client/community';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { IssueMarks, PostText } from '@shuyuan/widgets/community';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { PostFoot } from '../../problems/detail/post-foot.tsx';
import { IssueFacts } from '../issue-facts.tsx';
import { detailStrings } from './detail.strings.ts';

/** One topic and what is said to it. */
export default function IssuePage() {
  const { client, navigate } = useSite();
  const strings = useStrings(detailStrings);
  const issues = useMemo(() => createIssuesApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const [version, setVersion] = useState(0);
  return (
    <DetailPage
      id={idOf(useSearchParams()[0].get('id'))}
      question="issue"
      version={version}
      load={async (id, signal) => {
        const issue = await issues.detail(id, { signal });
        await prepareRichText(issue.content);
        return issue;
      }}
      titleOf={({ title }) => title}
    >
      {(resource, id) => (
        <DetailFrame resource={resource} words={strings} skeleton={<SkeletonText size="reading" lines={8} />}>
          {(issue) => (
            <Stack gap={24}>
              <Breadcrumbs items={[{ label: strings.list, href: paths.issues() }, { label: issue.title }]} />
              <Heading level={1} font="reading" size="display">
                {issue.title}
              </Heading>
              <IssueFacts issue={issue} />
              <PostText html={issue.content} />
              {issue.may_mark && (
                <IssueMarks issue={issue} issues={issues} onMarked={() => setVersion(version + 1)} />
              )}
              <PostFoot
                type="issue"
                post={issue}
                posts={posts}
                study={client.study}
                comments={client.comments}
                remove={() => issues.remove(id)}
                restore={() => issues.restore(id)}
                onEdit={() => navigate(paths.editIssue(id))}
                isOpenAtFirst
              />
            </Stack>
          )}
        </DetailFrame>
      )}
    </DetailPage>
  );
}
