/** Keeps the page below a dialog where it is; a scroll bar leaves its room. Answers the way to let go. */
export function holdPage(): () => void {
  const page = document.documentElement;
  const { overflow, scrollbarGutter } = page.style;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => Object.assign(page.style, { overflow, scrollbarGutter });
}
