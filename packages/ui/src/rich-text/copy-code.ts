import type { RichTextStrings } from './rich-text.strings.ts';

/** How long the answer stays, in milliseconds. */
const stay = 2000;

const ends = new WeakMap<HTMLElement, number>();

/** Copies the code below a copy button, and says beside the button how that went. */
export async function copyCode(button: HTMLElement, words: RichTextStrings) {
  const frame = button.closest('[data-part="code"]');
  const told = frame?.querySelector<HTMLElement>('[data-part="copy-result"]');
  const code = frame?.querySelector('pre');
  if (!told || !code) return;
  const isCopied = await write(code.textContent ?? '');
  if (!isCopied) getSelection()?.selectAllChildren(code);
  told.textContent = isCopied ? words.copied : words.notCopied;
  window.clearTimeout(ends.get(told));
  ends.set(
    told,
    window.setTimeout(() => (told.textContent = ''), isCopied ? stay : stay * 2),
  );
}

async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text.replace(/\n$/, ''));
    return true;
  } catch {
    return false;
  }
}
