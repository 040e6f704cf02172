import { StoreRefusal } from './store-refusal.ts';

const pattern = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;
const longest = 255;

/** A key is segments of `[a-z0-9._-]` joined by `/`, as the keys of blobs are. None begins with a dot. */
export function checkKey(key: string): void {
  if (key.length > longest || !pattern.test(key))
    throw new StoreRefusal('InvalidObjectName', 'The specified object name is not valid.');
}
