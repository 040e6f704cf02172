import type { UploaderDeps, UsageLog } from './upload.types.ts';
import { createUsageLog, visitorDays, type UsageLogOptions } from './usage-log.ts';

/** Locks that all pages of one browser share; without locks in the browser every page may do as it likes. */
const browserLock: UploaderDeps['lock'] = async (id, work) => {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(`shuyuan-upload/${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
};

/** What the uploader asks of the page itself. Add the calls, the storage and whose uploads they are. */
export function createBrowserUploadPorts(): Pick<UploaderDeps, 'fetch' | 'isOnline' | 'lock'> {
  return {
    fetch: (input, init) => window.fetch(input, init),
    isOnline: () => navigator.onLine,
    lock: browserLock,
  };
}

const cookie = 'shuyuan_uploader';
const secondsOfDay = 24 * 60 * 60;

/** Lines about uploads by pictures of `address`; undefined without one. The cookie with the random id comes with the first line. */
export const createBrowserUsageLog = (address?: UsageLogOptions['address']): UsageLog | undefined =>
  createUsageLog({
    address,
    loadPicture: (picture) => void (new Image().src = picture),
    visitorId: rememberedVisitor,
  });

function rememberedVisitor(): string {
  const known = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(document.cookie)?.[1];
  const id = known ?? crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${id}; Max-Age=${visitorDays * secondsOfDay}; Path=/; SameSite=Lax${secure}`;
  return id;
}
