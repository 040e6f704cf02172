import type { CallOptions, CommentAuthor } from '@shuyuan/api-client';
import type { SimilarProblem } from '@shuyuan/api-client/community';
import type { UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { PersonWidget } from '../../widget/widget.tsx';
import { PostEditorProvider } from './post-editor.context.ts';
import { createPostEditorStore } from './post-editor.store.ts';
import { postEditorStrings, type PostEditorStrings } from './post-editor.strings.ts';
import { PostEditorView } from './post-editor.view.tsx';

/** What is sent. `categoryId` is 0 and `title` empty where the post has none. */
export interface WrittenPost {
  /** The same one twice stands once. */
  clientId: string;
  title: string;
  /** HTML. */
  content: string;
  categoryId: number;
  /** In credits. */
  bounty: number;
  /** Of `tags`; undefined where none could be chosen. */
  tagIds?: number[];
}

/** What is written is kept on the device with every letter, so nothing has to be asked before it is left. */
export interface PostEditorProps {
  /** Names the draft among those of a person: kind and id of what is written, such as `solution-of/7`. Another one is another editor. */
  draftName: string;
  /** What is changed; left out for something new. */
  saved?: { title?: string; content: string; categoryId?: number; tagIds?: readonly number[] };
  /** Sends it, and resolves to the id of the post. */
  send: (post: WrittenPost) => Promise<number>;
  /** The server has it. */
  onSent: (id: number) => void;
  /** Somebody wants to go back. Left out where there is nowhere to go. */
  onCancel?: () => void;
  /** @default true */
  hasTitle?: boolean;
  /** To choose one from. Left out where the post has none. */
  categories?: readonly { id: number; name: string }[];
  /** To choose some from. Left out where the post has none, and until they have come. */
  tags?: readonly { id: number; name: string }[] | undefined;
  /** Stores a picture that is pasted, dropped or chosen. Without it pictures are not offered. */
  upload?: UploadPicture | undefined;
  /** How many credits can be promised. Left out where none can. */
  credits?: number;
  /** Finds what asks the same as a title. Left out where nothing is offered. */
  findSimilar?: (title: string, options: CallOptions) => Promise<readonly SimilarProblem[]>;
  /** Finds who can be mentioned by what is typed behind `@`. Left out where nobody can. */
  findPeople?: (keywords: string) => Promise<readonly CommentAuthor[]>;
  /** The address of a problem that is offered. */
  getProblemHref?: (id: number) => string;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** There is something to see. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<PostEditorStrings>;
}

/** One post that is written, whatever its type. Needs a `HostProvider`. */
export function PostEditor(props: PostEditorProps) {
  return (
    <PersonWidget
      name="post-editor"
      props={props}
      subject={props.draftName}
      strings={postEditorStrings}
      createStore={createPostEditorStore}
      isReady={() => true}
      moveFocus={(root: HTMLElement, { on }: { on: string }) =>
        root
          .querySelector<HTMLElement>(`[data-focus="${on}"] :is(input, select, textarea, [role="textbox"])`)
          ?.focus()
      }
      provider={PostEditorProvider}
    >
      <PostEditorView />
    </PersonWidget>
  );
}
