import { partsOf, type ArticleFields } from './article-fields.ts';
import type { Problem } from './article-editor.state.ts';
import type { MainAction, NoTimeYet } from './main-action.ts';
import { hasContent } from './written-text.ts';

/** What is missing for an action, in the order of the page. A draft needs a title alone. */
export function problemsOf(fields: ArticleFields, action: MainAction | NoTimeYet, now: number): Problem[] {
  const problems: Problem[] = [];
  if (fields.title.trim() === '') problems.push('title');
  if (action.kind === 'save-draft' || action.kind === 'withdraw') return problems;
  const { free, paid } = partsOf(fields);
  const isSold = fields.price !== 'free';
  if (!hasContent(free + paid)) problems.push('text');
  else if (isSold && fields.charge && !hasContent(paid)) problems.push('paid');
  if (action.kind === 'no-time') problems.push('time');
  if (action.kind === 'schedule' && action.at <= now) problems.push('time-past');
  if (isSold && !fields.charge) problems.push('charge');
  if (fields.categoryId === null) problems.push('category');
  return problems;
}
