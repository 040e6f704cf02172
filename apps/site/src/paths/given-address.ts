import { ownUrl } from './own-url.ts';

/** Where an address leads that somebody has written into the school's content. */
export type GivenAddress =
  /** Path, query and hash of a page of this site. */
  | { kind: 'page'; path: string }
  /** Another site's, by http or https. */
  | { kind: 'elsewhere'; href: string };

/** Browsers leave some of these out and read others as a slash: what is seen would not be where it leads. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unreadable = /[\u0000-\u001f\u007f-\u009f\\]|^\s|\s$/;

/**
 * Reads an address that came from the server. Null when it may not become a link: a script, data, another scheme, an
 * address that borrows our scheme (`//other.example`), a name with a password before the host, or one that browsers do
 * not read as it is written. Every address from the server passes here; see `GivenLink`.
 */
export function readGivenAddress(address: string): GivenAddress | null {
  if (unreadable.test(address)) return null;
  if (address.startsWith('/')) return ownUrl(address) ? { kind: 'page', path: address } : null;
  if (!/^https?:\/\/[^/]/i.test(address)) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username !== '' || url.password !== '') return null;
  return { kind: 'elsewhere', href: address };
}
