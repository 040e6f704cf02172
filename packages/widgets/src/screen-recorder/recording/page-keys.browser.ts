/**
 * Alt + M anywhere on the page. Together with a key of its own a letter disturbs nobody who types or speaks to the page.
 * By its place on the keyboard: with Alt some systems write another letter. Answers the way to stop.
 */
export function onMarkKey(listener: () => void): () => void {
  const handle = (event: KeyboardEvent) => {
    if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    event.preventDefault();
    listener();
  };
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}
