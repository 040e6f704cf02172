import type { StoragePort } from '../host/widget-host.ts';

/**
 * What was typed and not sent when the page was left by an accident: a session that ended, a reload. Call `keep` in the
 * event of each input, without a pause: its writing is begun before it returns. Name the person in the key: a draft is shown
 * to nobody else. A device that keeps nothing changes nothing for whoever is here. `read` answers null for what another
 * version has kept in another shape.
 */
export function createKeptDraft<Draft>(
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>,
  key: string,
  read: (value: unknown) => Draft | null,
) {
  return {
    keep: (draft: Draft) => void storage.set(key, draft).catch(() => {}),
    forget: () => void storage.remove(key).catch(() => {}),
    /** Resolves to null where nothing was kept. */
    find: async (): Promise<Draft | null> => read(await storage.get(key).catch(() => undefined)),
  };
}

export type KeptDraft<Draft> = ReturnType<typeof createKeptDraft<Draft>>;
