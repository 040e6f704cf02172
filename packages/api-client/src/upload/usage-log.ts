import type { UsageLog } from './upload.types.ts';

/** What the lines say of who sends them: section 9 of the specification. */
const uploaderVersion = '1.4.0';
const apiVersion = '0.6.0';

/** How long a browser is known again: section 9. */
export const visitorDays = 730;

/** Where lines about uploads go, and how. Without an address the log is off. */
export interface UsageLogOptions {
  /**
   * Where lines go, from the configuration. Empty or left out: nothing is sent, and no cookie is set. A function is asked
   * with each line, where the configuration may come later.
   */
  address?: string | (() => string | undefined) | undefined;
  /** Loads a picture from there; its answer does not matter. */
  loadPicture: (address: string) => void;
  /** The random id of this browser, made with its first line. */
  visitorId: () => string;
}

/** Lines about uploads, as addresses of a picture. Undefined when the configuration does not turn them on. */
export function createUsageLog({ address, loadPicture, visitorId }: UsageLogOptions): UsageLog | undefined {
  if (!address) return undefined;
  const find = typeof address === 'function' ? address : () => address;
  let count = 0;
  return {
    send(fields) {
      const found = find();
      if (!found) return;
      // A page must not fail because of a line about it.
      try {
        const line = {
          v: uploaderVersion,
          APIVersion: apiVersion,
          ui: visitorId(),
          sn: String((count += 1)),
        };
        const query = new URLSearchParams({ ...fields, ...line });
        loadPicture(`${found}${found.includes('?') ? '&' : '?'}${query}`);
      } catch {
        // Nobody waits for it.
      }
    },
  };
}
