import { createPostsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { Avatar } from '@shuyuan/ui/avatar';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatDate } from '@shuyuan/ui/relative-time';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { PostText } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { PostFoot } from '../detail/post-foot.tsx';
import { problemWords } from '../problem-words.strings.ts';
import * as styles from '../problem.css.ts';
import { solutionStrings } from './solution.strings.ts';

/** One solution by itself, with the way to what it answers. */
export default function SolutionPage() {
  const { client } = useSite();
  const strings = useStrings(solutionStrings);
  const words = useStrings(problemWords);
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  return (
    <DetailPage
      id={idOf(useSearchParams()[0].get('id'))}
      question="solution"
      load={async (id, signal) => {
        const found = await problems.solution(id, { signal });
        await prepareRichText(found.solution.content);
        return found;
      }}
      titleOf={({ problem }) => problem.title}
    >
      {(resource, id) => (
        <DetailFrame resource={resource} words={strings} skeleton={<SkeletonText size="reading" lines={8} />}>
          {({ solution, problem }) => (
            <Stack gap={24}>
              <Breadcrumbs
                items={[
                  { label: strings.list, href: paths.problems() },
                  { label: problem.title, href: paths.problem(problem.id) },
                  { label: strings.solution },
                ]}
              />
              <Heading level={1} font="reading" size="headline">
                {problem.title}
              </Heading>
              <div className={styles.facts}>
                <Avatar
                  name={solution.user?.nick_name ?? words.gone}
                  src={solution.user?.avatar ?? ''}
                  size="small"
                />
                <span>{solution.user?.nick_name ?? words.gone}</span>
                <time dateTime={solution.created_at}>{formatDate(Date.parse(solution.created_at))}</time>
              </div>
              <PostText html={solution.content} />
              <PostFoot
                type="solution"
                post={solution}
                posts={posts}
                study={client.study}
                comments={client.comments}
                remove={() => problems.removeSolution(id)}
                restore={() => problems.restoreSolution(id)}
              />
              <div>
                <LinkButton href={paths.problem(problem.id)}>{strings.toProblem}</LinkButton>
              </div>
            </Stack>
          )}
        </DetailFrame>
      )}
    </DetailPage>
  );
}
