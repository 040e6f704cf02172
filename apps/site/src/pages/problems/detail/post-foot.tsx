import type { CommentsApi, StudyApi } from '@shuyuan/api-client';
import type { PostsApi } from '@shuyuan/api-client/community';
import { formatCount } from '@shuyuan/ui/count-text';
import { Text } from '@shuyuan/ui/layout';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useUi } from '@shuyuan/ui/provider';
import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PostActions } from '@shuyuan/widgets/community';
import { ThumbsUpButton } from '@shuyuan/widgets/reading';
import { useMemo, useState, type ReactNode } from 'react';
import { LazyComments } from '../../../shell/comments/lazy-comments.tsx';
import { LazyVersions } from '../../../shell/versions/lazy-versions.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../problem.css.ts';
import { detailStrings } from './detail.strings.ts';

export interface PostFootProps {
  type: 'problem' | 'solution' | 'issue' | 'doubt';
  post: {
    id: number;
    is_own: boolean;
    is_thumbs_up: boolean;
    thumbs_up_count: number;
    edited_at: string | null;
    comments_count?: number;
  };
  posts: PostsApi;
  study: Pick<StudyApi, 'thumbsUp'>;
  comments: CommentsApi;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  onRemovedChange?: (isRemoved: boolean) => void;
  /** What its author is told before it is deleted. @default that it can be undone */
  removeText?: string;
  /** The comments are what the page is for. @default false */
  isOpenAtFirst?: boolean;
  /** Goes to where it is changed. */
  onEdit?: () => void;
  /** Changes it in place; `close` puts the editor away. */
  renderEditor?: (close: () => void) => ReactNode;
}

/** What can be done with a post, and the comments below it. */
export function PostFoot(props: PostFootProps) {
  const { type, post, posts, study, comments, remove, restore, onRemovedChange, removeText } = props;
  const strings = useStrings(detailStrings);
  const { locale } = useUi();
  const actionWords = useMemo(() => removeText !== undefined && { strings: { removeText } }, [removeText]);
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false);
  const edit = props.renderEditor ? () => setEditing(true) : props.onEdit;
  const { comments_count: count = 0 } = post;
  return (
    <div className={styles.foot}>
      <div className={styles.ways}>
        {post.is_own && post.thumbs_up_count > 0 && (
          <Text tone="muted">{strings.likes(formatCount(post.thumbs_up_count, locale))}</Text>
        )}
        {!post.is_own && (
          <ThumbsUpButton
            study={study}
            thing={{ type, id: post.id }}
            isOn={post.is_thumbs_up}
            count={post.thumbs_up_count}
          />
        )}
        <NativeButton size="small" isQuiet onPress={() => setOpen(!isOpen)}>
          {isOpen ? strings.hideComments : count > 0 ? strings.commentsOf(count) : strings.comments}
        </NativeButton>
        <PostActions
          post={{ type, id: post.id }}
          posts={posts}
          isOwn={post.is_own}
          isEdited={post.edited_at !== null}
          remove={remove}
          restore={restore}
          {...(onRemovedChange && { onRemovedChange })}
          {...(edit && { onEdit: edit })}
          {...actionWords}
        />
      </div>
      <LazyVersions post={{ type, id: post.id }} isOwn={post.is_own} isEdited={post.edited_at !== null} />
      {isEditing && props.renderEditor?.(() => setEditing(false))}
      {isOpen && (
        <LazyComments
          comments={comments}
          target={{ type, id: post.id }}
          fallback={<SkeletonBlock height={160} />}
        />
      )}
    </div>
  );
}
