import '../../comment-box/comments-floor.tsx';
