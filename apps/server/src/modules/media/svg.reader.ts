import { sanitiseSvg, type SanitisedSvg } from './sanitise-svg.ts';

/** Returns what of an SVG may be stored; null for what is no drawing, and for one that is refused. */
export function read(bytes: Uint8Array): SanitisedSvg | null {
  try {
    return sanitiseSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    // Bytes that are no UTF-8.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
