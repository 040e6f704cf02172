import { createInvitationsApi } from '@shuyuan/api-client/money';
import { sourceIn, storageKeys, type KeyValueStore } from '../stores/key-value-store.ts';
import type { Site } from '../stores/site-context.tsx';

/** What links of sharing carry: the account id of who shares, without hyphens. Any other source names nobody. */
const sharer = /^[0-9a-f]{32}$/i;

/**
 * Tells the server by whose link somebody came, as soon as they are signed in and sharing is open: a sign-in by password carries no
 * source. Once for each person and link on this device; the server decides whether it counts.
 */
export function bindInviter(
  { client, session, config, log }: Pick<Site, 'client' | 'session' | 'config' | 'log'>,
  storage: KeyValueStore,
): void {
  let asked = '';
  const follow = () => {
    const { user } = session.getState();
    const { source = '' } = sourceIn(storage);
    if (!user || !config.getState().flags.share || !sharer.test(source)) return;
    const key = storageKeys.triedInviter + user.id;
    const question = `${key} ${source}`;
    if (question === asked || storage.get(key) === source) return;
    asked = question;
    createInvitationsApi(client.http)
      .bind(source)
      .then(
        () => storage.set(key, source),
        (error: unknown) => log('inviter', error),
      );
  };
  session.subscribe(follow);
  config.subscribe(follow);
}
