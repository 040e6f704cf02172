import { FollowList } from './follow-list.tsx';

/** Whom one follows. */
export default function FollowingPage() {
  return <FollowList side="followings" />;
}
