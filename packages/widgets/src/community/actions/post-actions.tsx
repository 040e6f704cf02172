import type { PostRef, PostsApi } from '@shuyuan/api-client/community';
import { Widget } from '../../widget/widget.tsx';
import { PostActionsProvider } from './post-actions.context.ts';
import { createPostActionsStore } from './post-actions.store.ts';
import { postActionsStrings, type PostActionsStrings } from './post-actions.strings.ts';
import { PostActionsView } from './post-actions.view.tsx';

/** What may be done with a post hangs on whose it is. */
export interface PostActionsProps {
  post: PostRef;
  /** The calls about posts. Keep the object between renders. */
  posts: PostsApi;
  /** Its author is who looks at it. */
  isOwn: boolean;
  /** It was changed: what it said before can be seen. */
  isEdited: boolean;
  /** Deletes it. */
  remove: () => Promise<unknown>;
  /** Takes that back. */
  restore: () => Promise<unknown>;
  /** It was deleted, or is there again. */
  onRemovedChange?: (isRemoved: boolean) => void;
  /** Somebody wants to change it. Left out where it can't be. */
  onEdit?: () => void;
  /** There is something to see. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<PostActionsStrings>;
}

/** Edit and delete for who wrote a post, report for everybody else, and what it said before. Needs a `HostProvider`. */
export function PostActions(props: PostActionsProps) {
  return (
    <Widget
      props={props}
      subject={`${props.post.type} ${props.post.id} ${props.isOwn}`}
      strings={postActionsStrings}
      createStore={createPostActionsStore}
      moveFocus={(root: HTMLElement) => root.querySelector<HTMLElement>('button')?.focus()}
      provider={PostActionsProvider}
    >
      <PostActionsView />
    </Widget>
  );
}
