/** Lets a link open a new tab that knows nothing of this one. */
export const leadsOut = { rel: 'noopener nofollow ugc', target: '_blank' };

/** The same for a link that is there. */
export function leadOut(link: Element) {
  link.setAttribute('rel', leadsOut.rel);
  link.setAttribute('target', leadsOut.target);
}
