const focusable =
  'input:not([type="hidden"], [hidden], [tabindex="-1"], :disabled), textarea:not(:disabled), select:not([tabindex="-1"], :disabled), [role="spinbutton"], button:not(:disabled), [tabindex="0"]';

/**
 * What takes the focus for a name: the control itself or, where the control is only a hidden value, the first that can
 * take it in the component around.
 */
export function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  if (!named) return null;
  if (named.matches(focusable)) return named;
  // React-aria puts a hidden value into the field or right after it.
  const before = named.previousElementSibling;
  const component = before?.matches('[data-component]')
    ? before
    : named.closest('[data-component]:not(form)');
  return component?.querySelector<HTMLElement>(focusable) ?? null;
}

/** What a name holds, as text to compare: two files of one name, size and time are one. */
export const heldBy = (data: FormData, name: string) =>
  data
    .getAll(name)
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name}/${entry.size}/${entry.lastModified}`))
    .join('\n');
