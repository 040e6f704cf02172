import type { CommentsApi, StudyApi } from '@shuyuan/api-client';
import type { PostsApi, ProblemsApi, Solution } from '@shuyuan/api-client/community';
import { PostEditor, type PostEditorProps } from '@shuyuan/widgets/community';
import { useStrings } from '../../../stores/site-context.tsx';
import { usePostPictures } from '../../posts/use-post-parts.ts';
import { detailStrings } from './detail.strings.ts';
import { PostFoot } from './post-foot.tsx';

interface SolutionFootProps {
  solution: Solution;
  /** What is asked before an accepted one is deleted. */
  removeAccepted: string;
  problems: ProblemsApi;
  posts: PostsApi;
  study: Pick<StudyApi, 'thumbsUp'>;
  comments: CommentsApi;
  findPeople: PostEditorProps['findPeople'] & {};
  /** Its words are others now. */
  onChanged: () => void;
  onRemovedChange?: (isRemoved: boolean) => void;
}

/** What can be done with one solution, among others or by itself, which its author changes in place. */
export function SolutionFoot(props: SolutionFootProps) {
  const { solution, removeAccepted, problems, findPeople, onChanged, ...shared } = props;
  const strings = useStrings(detailStrings);
  const pictures = usePostPictures();
  const { id } = solution;
  return (
    <PostFoot
      {...shared}
      type="solution"
      post={solution}
      remove={() => problems.removeSolution(id)}
      restore={() => problems.restoreSolution(id)}
      {...(solution.is_accepted && { removeText: removeAccepted })}
      renderEditor={(close) => (
        <PostEditor
          draftName={`solution/${id}`}
          hasTitle={false}
          {...pictures}
          saved={{ content: solution.content }}
          findPeople={findPeople}
          send={async ({ content }) => {
            await problems.updateSolution(id, content);
            return id;
          }}
          onSent={() => {
            close();
            onChanged();
          }}
          onCancel={close}
          strings={strings.change}
        />
      )}
    />
  );
}
