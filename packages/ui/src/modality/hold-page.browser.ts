/**
 * Keeps the page below a dialog where it is; a scroll bar leaves its room. Answers the way to let go. Only the lowest
 * dialog holds it: an upper one that goes after it would put back how it found the page, held.
 */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (overflow === 'hidden') return () => {};
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
