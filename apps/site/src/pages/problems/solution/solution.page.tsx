import { createPostsApi, createProblemsApi } from '@shuyuan/api-client/community';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { PostText } from '@shuyuan/widgets/community';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { SolutionFoot } from '../detail/solution-foot.tsx';
import { SolutionFacts } from './solution-facts.tsx';
import { solutionStrings } from './solution.strings.ts';

/** One solution by itself, with the way to what it answers. */
export default function SolutionPage() {
  const { client } = useSite();
  const strings = useStrings(solutionStrings);
  const [version, setVersion] = useState(0);
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  return (
    <DetailPage
      id={idOf(useSearchParams()[0].get('id'))}
      question="solution"
      version={version}
      load={async (id, signal) => {
        const found = await problems.solution(id, { signal });
        await prepareRichText(found.solution.content);
        return found;
      }}
      titleOf={({ problem }) => problem.title}
    >
      {(resource) => (
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
              <SolutionFacts solution={solution} />
              <PostText html={solution.content} />
              <SolutionFoot
                solution={solution}
                removeAccepted={strings.removeAccepted}
                problems={problems}
                posts={posts}
                study={client.study}
                comments={client.comments}
                findPeople={(keywords) => posts.people(keywords, { type: 'problem', id: problem.id })}
                onChanged={() => setVersion(version + 1)}
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
