export { CommentBox } from './comment-box.tsx';
export { CommentCount, type CommentCountProps } from './comment-count.tsx';
export type { CommentBoxProps } from './comment-box.props.ts';
export type {
  CommentBoxEvent,
  FailedEvent,
  LoadedEvent,
  LoginRequiredEvent,
  PageChangedEvent,
  PostedEvent,
  RepliedEvent,
} from './comment-box.events.ts';
export type { CommentBoxStrings } from './comment-box.strings.ts';
