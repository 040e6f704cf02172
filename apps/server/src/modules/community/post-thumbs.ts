import type { Database } from '../../db/database.ts';
import type { Reader } from '../resource-cards/resource.ts';
import { findReadable, readablePost } from './post-access.ts';

const likedTypes = ['problem', 'solution', 'issue', 'doubt'] as const;

type LikedPost = (typeof likedTypes)[number];

/** Whether a thing of this type is a post. */
export const isLikedPost = (type: string): type is LikedPost => likedTypes.some((each) => each === type);

/** Whoever may read a post may like it, but its author. */
export async function isPostLikeable(
  db: Database,
  { type, id }: { type: LikedPost; id: number },
  reader: Reader,
): Promise<boolean> {
  if (!(await readablePost(type).isReadable(db, id, reader))) return false;
  const post = await findReadable(db, { type, id }, { userId: reader.viewerId, isModerator: false });
  return post !== undefined && post.userId !== reader.viewerId;
}
