/** Lets a link open a new tab that knows nothing of this one. */
export function leadOut(link: Element) {
  link.setAttribute('rel', 'noopener nofollow ugc');
  link.setAttribute('target', '_blank');
}
