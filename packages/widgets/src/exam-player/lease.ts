import type { WidgetHost } from '../host/widget-host.ts';

/** Looked at so often whether another page has taken it. */
const lookEvery = 1000;

/**
 * Of all pages of a device that show one attempt, the one that took it last goes on; the others learn of it within two
 * seconds. Taken at once by whoever begins.
 */
export function createLease(
  { storage, scheduler, createId }: Pick<WidgetHost, 'storage' | 'scheduler' | 'createId'>,
  key: string,
  onChange: (isOurs: boolean) => void,
) {
  const own = createId();
  let cancel = () => {};
  let isStopped = false;

  // A device that keeps nothing has no other page to know of.
  const take = () => storage.set(key, own).catch(() => {});

  async function look() {
    const holder = await storage.get(key).catch(() => own);
    if (isStopped) return;
    onChange(holder === own || holder === undefined);
    cancel = scheduler.after(lookEvery, () => void look());
  }

  void take().then(look);
  return {
    take,
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
