import type { ArticleEditorState } from './article-editor.state.ts';

type Focus = NonNullable<ArticleEditorState['focus']>;

/** Moves to a heading of the text, or to where something is missing. */
export function moveEditorFocus(root: HTMLElement, focus: Focus) {
  if (focus.on === 'problem') {
    const place = root.querySelector(`[data-field="${fieldOf[focus.problem]}"]`);
    const control = controls.map((each) => place?.querySelector<HTMLElement>(each)).find(Boolean);
    control?.focus();
    return;
  }
  const text = root.querySelector<HTMLElement>('[data-component="rich-text-editor-text"] [role="textbox"]');
  const heading = text?.querySelectorAll('h2, h3, h4, h5, h6')[focus.index];
  if (!text || !heading) return;
  text.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
  // The caret stands where somebody goes on.
  text.ownerDocument.getSelection()?.collapse(heading, 0);
}

/** What is written into, the likeliest first. */
const controls = [
  '[role="textbox"][contenteditable]',
  '[role="spinbutton"]',
  'input:not([type="radio"], [type="file"])',
  'textarea',
  'select',
];

const fieldOf = {
  title: 'title',
  text: 'text',
  paid: 'text',
  time: 'time',
  'time-past': 'time',
  charge: 'charge',
  category: 'category',
} as const satisfies Record<Extract<Focus, { on: 'problem' }>['problem'], string>;
