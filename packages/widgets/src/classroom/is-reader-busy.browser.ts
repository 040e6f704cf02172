/** Whether somebody writes, or answers a dialog: what happens by itself waits for them. */
export function isReaderBusy(): boolean {
  if (typeof document === 'undefined') return false;
  if (document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]'))
    return true;
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (focused instanceof HTMLElement && focused.isContentEditable) return true;
  return (
    focused?.matches(
      'textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])',
    ) ?? false
  );
}
