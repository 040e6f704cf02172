import { allowed } from '../rich-text/allow-list.ts';

/** A domain without its scheme, as people write it. */
const bareDomain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

const mailbox = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/;

/** Files of this site, which a bare domain could be taken for. */
const filesHere = /\.(?:html?|pdf|webp|png|jpe?g)$/i;

/** An address that the reader's links lead to, completed as a browser's own bar would; null when they lead nowhere. */
export function checkedAddress(written: string): string | null {
  const address = written.trim();
  if (address === '' || address.startsWith('#') || /\s/.test(address)) return null;
  if (mailbox.test(address)) return `mailto:${address}`;
  if (bareDomain.test(address) && !filesHere.test(address.split('/')[0] ?? '')) return `https://${address}`;
  if (/^https?:/i.test(address) && !URL.canParse(address)) return null;
  return allowed.ALLOWED_URI_REGEXP.test(address) && !/^\/*\\/.test(address) ? address : null;
}
