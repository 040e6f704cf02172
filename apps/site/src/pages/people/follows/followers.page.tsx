import { FollowList } from './follow-list.tsx';

/** Who follows one. */
export default function FollowersPage() {
  return <FollowList side="followers" />;
}
