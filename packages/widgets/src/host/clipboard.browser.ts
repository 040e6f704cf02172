import type { ClipboardPort } from './widget-host.ts';

/** Writes through the clipboard API; on origins that lack it (plain http) through the page's own copy command. */
export function createBrowserClipboard(): ClipboardPort {
  return {
    async writeText(text) {
      // Typed as always there, missing outside secure contexts.
      const api = navigator.clipboard as Clipboard | undefined;
      if (api) await api.writeText(text);
      else copyByCommand(text);
    },
  };
}

/** Selects instead of focusing, so that a dialog that holds the focus does not notice. */
function copyByCommand(text: string) {
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, {
    position: 'fixed',
    top: '0',
    clipPath: 'inset(50%)',
    whiteSpace: 'pre',
    userSelect: 'text',
  });
  const selection = document.getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const writeExactly = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.body.append(holder);
  document.addEventListener('copy', writeExactly, true);
  try {
    selection?.selectAllChildren(holder);
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard API
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy.');
  } finally {
    document.removeEventListener('copy', writeExactly, true);
    holder.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}
