import { createHash } from 'node:crypto';
import type { Viewer } from '../../contract/implement.ts';
import { networkOf } from '../../limits/network.ts';

/**
 * Tells readers of one day apart: by account, else by network. What a browser says of itself does not count, since
 * it could say something else each time.
 */
export function readerOf(viewer: Viewer | null, ip: string): Buffer {
  const name = viewer ? `user:${viewer.userId}` : `network:${networkOf(ip)}`;
  return createHash('sha256').update(name).digest().subarray(0, 16);
}
