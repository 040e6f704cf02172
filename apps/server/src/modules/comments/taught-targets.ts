import { findCombo } from '../combos/combos.repo.ts';
import { findCourse } from '../courses/courses.repo.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { findWatchable } from '../videos/video-access.ts';
import type { Database } from '../../db/database.ts';
import type { IsReadable, Reader } from '../resource-cards/resource.ts';

interface Asked {
  isReadable: boolean;
  isOpen: boolean;
}

type Ask = (db: Database, id: number, reader: Reader) => Promise<Asked>;

const nothing: Asked = { isReadable: false, isOpen: false };

/** A course or a column. */
const askWhole =
  (type: 'course' | 'combo'): Ask =>
  async (db, id, { viewerId, now }) => {
    const find = type === 'course' ? findCourse : findCombo;
    const whole = await find(db, id, now);
    if (!whole) return nothing;
    const right = await findEntitlement(db, { ...whole, type, id }, viewerId ?? undefined, now);
    const isShown = whole.publishedAt !== null && whole.publishedAt <= now;
    const isReadable = isShown || right.isOwned || (viewerId !== null && whole.ownerId === viewerId);
    return { isReadable, isOpen: isReadable && right.isOpen };
  };

const asks: Record<'video' | 'course' | 'combo', Ask> = {
  course: askWhole('course'),
  combo: askWhole('combo'),
  async video(db, id, { viewerId, now }) {
    const watched = await findWatchable(db, id, viewerId ?? undefined, now);
    return watched ? { isReadable: true, isOpen: watched.right.isOpen } : nothing;
  },
};

/** What is taught, for what is said of it: whoever may see its page reads, and whoever may use it writes. */
export function taughtTarget(type: keyof typeof asks): { isReadable: IsReadable; isOpen: IsReadable } {
  return {
    isReadable: async (...asked) => (await asks[type](...asked)).isReadable,
    isOpen: async (...asked) => (await asks[type](...asked)).isOpen,
  };
}
