import { createLazyModule } from '@shuyuan/ui/lazy-module';
import type { StoragePort } from './widget-host.ts';

/**
 * A storage whose code comes with the first thing that is kept or looked for: who only reads needs none. A call whose
 * code does not come rejects, as a storage that refuses does; the next one asks again.
 */
export function createLateStorage(open: () => Promise<StoragePort>): StoragePort {
  const late = createLazyModule(open);
  // Without waiting once it is there: a page that is being left does not live to see an answer.
  const onIt = <Result>(work: (storage: StoragePort) => Promise<Result>): Promise<Result> => {
    const storage = late.current();
    return storage ? work(storage) : late.load().then(work);
  };
  return {
    get: (key) => onIt((storage) => storage.get(key)),
    set: (key, value) => onIt((storage) => storage.set(key, value)),
    remove: (key) => onIt((storage) => storage.remove(key)),
    entries: (prefix) => onIt((storage) => storage.entries(prefix)),
    update: (key, change) => onIt((storage) => storage.update(key, change)),
    isLasting: () => onIt(async (storage) => (await storage.isLasting?.()) ?? true),
  };
}
