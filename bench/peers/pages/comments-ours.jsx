import '../../comment-box/comments-ours.tsx';
