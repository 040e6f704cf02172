import type { CommentsApi, StudyApi } from '@shuyuan/api-client';
import type { CommunityProblem, PostsApi, ProblemsApi } from '@shuyuan/api-client/community';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import {
  MergeProblem,
  PostEditor,
  PostText,
  Solutions,
  type PostEditorProps,
} from '@shuyuan/widgets/community';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { usePostPictures } from '../../posts/use-post-parts.ts';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import * as styles from '../problem.css.ts';
import { detailStrings } from './detail.strings.ts';
import { PostFoot } from './post-foot.tsx';
import { ProblemHead } from './problem-head.tsx';
import { SolutionFoot } from './solution-foot.tsx';

export interface DetailViewProps {
  problem: Resource<CommunityProblem>;
  problems: ProblemsApi;
  posts: PostsApi;
  study: Pick<StudyApi, 'thumbsUp'>;
  comments: CommentsApi;
  /** Of who looks at it; 0 for a visitor. */
  viewerId: number;
  /** How often something was changed here. */
  version: number;
  onChanged: () => void;
}

/** A picture of a problem's page. */
export function DetailView(props: DetailViewProps) {
  const strings = useStrings(detailStrings);
  return (
    <DetailFrame
      resource={props.problem}
      words={strings}
      skeleton={
        <Stack gap={24}>
          <SkeletonText size="display" width="most" />
          <SkeletonText size="reading" lines={8} />
        </Stack>
      }
    >
      {(problem) => <Shown {...props} problem={problem} />}
    </DetailFrame>
  );
}

function Shown(props: Omit<DetailViewProps, 'problem'> & { problem: CommunityProblem }) {
  const { problem, problems, posts, study, comments, viewerId, version, onChanged } = props;
  const strings = useStrings(detailStrings);
  const { navigate } = useSite();
  const { id, merged_into_id: mergedIntoId } = problem;
  const shared = { posts, study, comments };
  const findPeople = (keywords: string) => posts.people(keywords, { type: 'problem', id });
  return (
    <Stack gap={32}>
      <Breadcrumbs items={[{ label: strings.list, href: paths.problems() }, { label: problem.title }]} />
      <ProblemHead problem={problem} />
      {mergedIntoId !== null && (
        <div className={styles.ways}>
          <Text>{strings.merged}</Text>
          <LinkButton href={paths.problem(mergedIntoId)}>{strings.toMerged}</LinkButton>
        </div>
      )}
      <PostText html={problem.content} />
      <PostFoot
        {...shared}
        type="problem"
        post={problem}
        remove={() => problems.remove(id)}
        restore={() => problems.restore(id)}
        onEdit={() => navigate(paths.editProblem(id))}
        {...(problem.bounty > 0 &&
          mergedIntoId === null && {
            removeText: problem.is_solved ? strings.removePaid : strings.removeBounty(problem.bounty),
          })}
      />
      {problem.may_merge && (
        <MergeProblem
          problem={problem}
          problems={problems}
          onMerged={(into) => navigate(paths.problem(into))}
        />
      )}
      <Solutions
        problem={problem}
        problems={problems}
        viewerId={viewerId}
        version={version}
        onAccepted={onChanged}
        onRestored={onChanged}
        renderFoot={(solution, refresh, onRemovedChange) => (
          <SolutionFoot
            {...shared}
            solution={solution}
            removeAccepted={strings.removeAccepted(problem.bounty)}
            problems={problems}
            findPeople={findPeople}
            onChanged={refresh}
            onRemovedChange={(isRemoved) => {
              onRemovedChange(isRemoved);
              onChanged();
            }}
          />
        )}
      />
      {problem.may_answer && <NewSolution {...props} findPeople={findPeople} />}
    </Stack>
  );
}

interface NewSolutionProps extends Pick<DetailViewProps, 'problems' | 'onChanged'> {
  problem: CommunityProblem;
  findPeople: PostEditorProps['findPeople'] & {};
}

function NewSolution({ problem: { id }, problems, findPeople, onChanged }: NewSolutionProps) {
  const pictures = usePostPictures();
  const strings = useStrings(detailStrings);
  return (
    <PostEditor
      draftName={`solution-of/${id}`}
      hasTitle={false}
      send={({ clientId, content }) => problems.answer(id, { client_id: clientId, content })}
      findPeople={findPeople}
      {...pictures}
      onSent={onChanged}
      strings={strings.answer}
    />
  );
}
