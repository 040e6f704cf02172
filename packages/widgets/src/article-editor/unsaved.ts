import { contentOf, isSameContent } from './article-fields.ts';
import type { ArticleEditorState } from './article-editor.state.ts';
import { mainActionOf, visibilityOf } from './main-action.ts';

type Written = Pick<ArticleEditorState, 'fields' | 'stored'>;

/** Whether something is written at all. */
const isBlank = ({ fields }: Written) =>
  [fields.title, fields.description, fields.thumb, fields.text].every((text) => text.trim() === '');

/** Whether the server has not got all that is written. */
export function isUnsaved(state: Written): boolean {
  if (!state.stored) return !isBlank(state);
  return !isSameContent(contentOf(state.fields), state.stored.content);
}

/** Whether it was also told when it is to be seen. */
export function isChoiceStored({ fields, stored }: Written, now: number): boolean {
  const { kind } = mainActionOf(fields, stored?.publishedAt ?? null, now);
  return kind === 'update' || kind === 'update-scheduled' || kind === 'save-draft';
}

/** Whether something lies neither on the device nor on the server. */
export const isUnkept = (state: ArticleEditorState) =>
  state.article.status === 'ready' && isUnsaved(state) && state.device.status !== 'kept';

/** Whether the article may be changed without a press: nobody else sees it, and nobody will by itself. */
export const isOpenDraft = ({ stored }: Written, now: number) =>
  visibilityOf(stored?.publishedAt ?? null, now) === 'draft';
