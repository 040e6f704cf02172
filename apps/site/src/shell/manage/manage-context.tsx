import { createManageClient, type ManageClient } from '@shuyuan/api-client/manage';
import { createUndoNotices, UndoNoticesRegion, type UndoNotices } from '@shuyuan/widgets/undo-notices';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSession, useSite, type Site } from '../../stores/site-context.tsx';

/** What the pages of the console lean on beside the site. */
export interface Manage {
  client: ManageClient;
  /** What was done and can be taken back: a page adds to it, and its notice outlives the page. */
  notices: UndoNotices;
  /** What `create` makes, made by whoever asks for it first and kept for as long as the console is open. */
  once: <Value>(create: (site: Site) => Value) => Value;
}

const ManageContext = createContext<Manage | null>(null);

/** Makes the console's client and its notices, once for as long as the console is open. */
export function ManageProvider({ children }: { children: ReactNode }) {
  const site = useSite();
  const [manage] = useState<Manage>(() => {
    const { host, preferences } = site;
    const client = createManageClient(site.client.http);
    const locale = () => preferences.getState().locale;
    const notices = createUndoNotices({ host, locale, undo: client.log.undo });
    return { client, notices, once: createOnce(site) };
  });
  const userId = useSession(({ user }) => user?.id);
  // Nobody takes back what somebody else has done.
  useEffect(() => manage.notices.clear, [manage, userId]);
  return (
    <ManageContext.Provider value={manage}>
      {children}
      <UndoNoticesRegion notices={manage.notices} />
    </ManageContext.Provider>
  );
}

function createOnce(site: Site): Manage['once'] {
  const kept = new Map<unknown, unknown>();
  return <Value,>(create: (site: Site) => Value) => {
    if (!kept.has(create)) kept.set(create, create(site));
    return kept.get(create) as Value;
  };
}

/** Throws outside of the console. */
export function useManage(): Manage {
  const manage = useContext(ManageContext);
  if (!manage) throw new Error('This page stands outside of the console.');
  return manage;
}

/** Counts what was taken back: a page asks for its data again when it changes. */
export function useRevision(): number {
  const { notices } = useManage();
  return useSyncExternalStore(notices.subscribe, () => notices.getState().undone);
}
