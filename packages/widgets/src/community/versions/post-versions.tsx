import type { ModeratedPost, ModerationApi } from '@shuyuan/api-client/manage';
import { Widget } from '../../widget/widget.tsx';
import { PostVersionsProvider } from './post-versions.context.ts';
import { createPostVersionsStore, type PostVersionsState } from './post-versions.store.ts';
import { postVersionsStrings, type PostVersionsStrings } from './post-versions.strings.ts';
import { PostVersionsView } from './post-versions.view.tsx';

/** Only for who may look after posts (`problem`): the server refuses everybody else. */
export interface PostVersionsProps {
  post: Pick<ModeratedPost, 'type' | 'id'>;
  /** The calls of moderators. Keep the object between renders. */
  moderation: Pick<ModerationApi, 'versions' | 'decideVersion'>;
  /** Versions can be hidden and shown again (`problem.update`). */
  mayDecide: boolean;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<PostVersionsStrings>;
}

/** What a post or comment said before it was changed, and the way to hide a version that holds private data. Needs a `HostProvider`. */
export function PostVersions(props: PostVersionsProps) {
  const { type, id } = props.post;
  return (
    <Widget
      props={props}
      subject={`${type} ${id}`}
      strings={postVersionsStrings}
      createStore={createPostVersionsStore}
      moveFocus={focusVersion}
      provider={PostVersionsProvider}
    >
      <PostVersionsView />
    </Widget>
  );
}

/** To the reason while one is asked for; where that version is gone, to what has opened the list. */
function focusVersion(root: HTMLElement, { versionId }: NonNullable<PostVersionsState['focus']>) {
  const version = root.querySelector(`[data-version="${versionId}"]`) ?? root;
  (version.querySelector('textarea') ?? version.querySelector('button'))?.focus();
}
