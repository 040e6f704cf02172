import type { ManagedArticle, ManagedArticleCategory, ManagedTagRow } from '@shuyuan/api-client/manage';
import type { NotReady } from '../async/load.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import { blankFields, type ArticleFields, type StoredContent } from './article-fields.ts';
import type { ArticleEditorStrings } from './article-editor.strings.ts';
import type { ArticleEditorProps } from './article-editor.tsx';

/** The article as the server has it, as far as this page knows. */
export interface StoredArticle {
  id: number;
  content: StoredContent;
  publishedAt: string | null;
  /** Null after it was added, until it is known. */
  updatedAt: string | null;
}

/** Whether what is written lies on the device. */
export interface DeviceState {
  status: 'nothing' | 'keeping' | 'kept' | 'refused';
  /** When it was kept, epoch milliseconds. */
  at: number | null;
}

/** Whether what is written lies on the server, and why not. */
export interface ServerState {
  status:
    | 'nothing'
    | 'saved'
    /** It will be sent after a pause. */
    | 'waiting'
    | 'saving'
    /** Others see the article, or will: it is changed by a press alone. */
    | 'held'
    /** A draft is sent once it has a title. */
    | 'no-title'
    | 'offline'
    /** It is sent again by itself. */
    | 'failed'
    /** The server has said no, in the words of `reason`. */
    | 'refused'
    | 'conflict'
    /** The article was removed elsewhere. */
    | 'gone';
  /** When the server took it in last, epoch milliseconds. */
  at: number | null;
  reason: string;
}

/** Another version of the article: it lies on the device under `key`. */
export interface OtherVersion {
  from: 'tab' | 'mine' | 'theirs';
  key: string;
  at: number;
  fields: ArticleFields;
  seenAt: string | null;
}

/** What keeps an article from being seen by others. */
export type Problem = 'title' | 'category' | 'text' | 'charge' | 'paid' | 'time' | 'time-past';

/** Who the preview shows the article to. */
export type Reader = 'visitor' | 'member' | 'buyer';

export interface ArticleEditorState {
  article: NotReady | { status: 'missing' } | { status: 'forbidden' } | { status: 'ready' };
  fields: ArticleFields;
  /** Null while it is not on the server. */
  stored: StoredArticle | null;
  device: DeviceState;
  server: ServerState;
  /** What the large button does is on its way. */
  isPressed: boolean;
  /** Pictures of the text are on their way: it would go out without them. */
  isSendingPictures: boolean;
  /** What somebody else has made of it meanwhile. */
  conflict: ManagedArticle | null;
  other: OtherVersion | null;
  /** When what stands here was kept on the device, where it was found there. */
  restoredAt: number | null;
  categories: readonly Pick<ManagedArticleCategory, 'id' | 'name'>[];
  tags: readonly Pick<ManagedTagRow, 'id' | 'name'>[];
  problems: readonly Problem[];
  preview: Reader | null;
  announcement: Announcement;
  focus: { on: 'heading'; index: number } | { on: 'problem'; problem: Problem } | null;
}

/** Before the device and the server have been asked. */
export const firstState: ArticleEditorState = {
  article: { status: 'loading' },
  fields: blankFields,
  stored: null,
  device: { status: 'nothing', at: null },
  server: { status: 'nothing', at: null, reason: '' },
  isPressed: false,
  isSendingPictures: false,
  conflict: null,
  other: null,
  restoredAt: null,
  categories: [],
  tags: [],
  problems: [],
  preview: null,
  announcement: noAnnouncement,
  focus: null,
};

export type ArticleEditorContext = StoreContext<ArticleEditorProps, ArticleEditorStrings, ArticleEditorState>;
