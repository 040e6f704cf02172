/** What a text field does something with, beside letters. */
const editingKeys = new Set(
  [
    'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Enter Backspace Delete Insert',
    // An input method has the key, and says which one it is to nobody.
    'Process Unidentified Dead',
  ].flatMap((names) => names.split(' ')),
);

/** With Control or Command: choose all, copy, paste, cut, undo, redo, and what writes bold, italic and underlined. */
const editingLetters = new Set('acvxzybiu');

/** These leave a field; the page may have its own use for them. */
const leavingKeys = new Set(['Escape', 'Tab']);

const notTyping = new Set(['button', 'submit', 'reset', 'image', 'file', 'color']);

/**
 * Keeps what is typed into a field inside `root`. The page around sees such a key come from the element as a whole, takes it
 * for one of its own shortcuts, and a call of `preventDefault` takes the letter out of the field. Escape, Tab and what no
 * field uses go on; so does every key that was pressed elsewhere.
 */
export function keepKeys(root: ShadowRoot) {
  for (const name of ['keydown', 'keypress', 'keyup']) root.addEventListener(name, keep);
}

function keep(event: Event) {
  if (event instanceof KeyboardEvent && isField(event.composedPath()[0]) && isTyped(event))
    event.stopPropagation();
}

function isTyped(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (leavingKeys.has(key)) return false;
  // Whatever the widget has used was meant for it.
  if (event.defaultPrevented || event.isComposing || editingKeys.has(key)) return true;
  if (key.length !== 1) return false;
  // Some keyboards write with Alt Graph, which is Control and Alt to the browser.
  if (event.getModifierState('AltGraph')) return true;
  return ctrlKey || metaKey ? editingLetters.has(key.toLowerCase()) : !altKey;
}

function isField(target: EventTarget | undefined) {
  if (target instanceof HTMLInputElement) return !notTyping.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
