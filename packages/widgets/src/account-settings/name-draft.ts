import type { AccountDesk } from './account-desk.ts';

/** The name that was typed and not saved when the page was left by an accident: a session that ended, a reload. */
export function createNameDraft({ host }: Pick<AccountDesk, 'host'>) {
  const key = `account-name/${host.session.current()?.id ?? 0}`;

  return {
    /** A device that keeps nothing changes nothing for whoever is here. */
    keep: (name: string) => void host.storage.set(key, name).catch(() => {}),
    forget: () => void host.storage.remove(key).catch(() => {}),
    async find(): Promise<string | null> {
      const kept = await host.storage.get(key).catch(() => undefined);
      return typeof kept === 'string' ? kept : null;
    },
  };
}

export type NameDraft = ReturnType<typeof createNameDraft>;
