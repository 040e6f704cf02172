// A module of its own, so that only the box is fetched by its own request, and nothing that the page shares with it.
export { CommentBox } from '@shuyuan/widgets/comment-box';
