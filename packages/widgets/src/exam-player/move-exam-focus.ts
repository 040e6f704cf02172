/** To the question that was gone to, or to what came of the attempt. */
export function moveExamFocus(root: HTMLElement, { on }: { on: 'question' | 'outcome' }) {
  const place = root.querySelector<HTMLElement>(`[data-focus="${on}"]`);
  // Whoever goes from cell to cell of the answer sheet stays there.
  if (
    on === 'question' &&
    root.querySelector('[data-part="sheet"]')?.contains(root.ownerDocument.activeElement)
  )
    return;
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}
