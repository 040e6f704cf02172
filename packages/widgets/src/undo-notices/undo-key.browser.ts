/** Ctrl+Z or ⌘Z, unless somebody's own words would take it. Answers the way to stop. */
export function onUndoKey(listener: () => void): () => void {
  const answer = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    listener();
  };
  window.addEventListener('keydown', answer);
  return () => window.removeEventListener('keydown', answer);
}
