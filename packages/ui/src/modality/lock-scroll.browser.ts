/**
 * Stops the page below a dialog from scrolling, and keeps the room of its scroll bar. Returns a function that undoes it.
 * Only the lowest dialog has an effect: an upper one would otherwise restore the locked state when it closes last.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (overflow === 'hidden') return () => {};
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => void Object.assign(style, { overflow, scrollbarGutter });
}
