import { createKeptDraft } from '../../async/kept-draft.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { readPostDraft, type PostDraft } from './post-draft.ts';

/** The draft of one person, post and kind on the device, and whether another tab has sent or changed it. */
export function createWatchedDraft(storage: WidgetHost['storage'], key: string) {
  const kept = createKeptDraft(storage, key, readPostDraft);
  /** As this tab knows the device to have it; null without any. */
  let known: PostDraft | null = null;
  let isRefused = false;

  return {
    /** Call it in the event of each input: its writing is begun before it returns. */
    keep(draft: PostDraft) {
      known = draft;
      isRefused = false;
      storage.set(key, draft).catch(() => {
        isRefused = true;
      });
    },
    forget() {
      known = null;
      kept.forget();
    },
    /** Another tab has it: what lies there is left alone. */
    leave: () => void (known = null),
    async find(): Promise<PostDraft | null> {
      const before = known;
      const found = await kept.find();
      if (known === before) known = found;
      return found;
    },
    async isTaken(): Promise<boolean> {
      const before = known;
      if (!before) return false;
      const found = await kept.find();
      // What was typed meanwhile is laid down after it.
      return known === before && !isRefused && !isSame(before, found);
    },
  };
}

export type WatchedDraft = ReturnType<typeof createWatchedDraft>;

const isSame = (one: PostDraft, other: PostDraft | null) =>
  other !== null &&
  (Object.keys(one) as (keyof PostDraft)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
