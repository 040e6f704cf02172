import type { KeyboardEvent } from 'react';

/** Marks a row, as `parent/id`, so that a key pressed in it knows what it is about. */
export const rowAttribute = 'data-row';

/** j and k walk through the comments, r answers the row in which focus is. Typing is left alone. */
export function handleFeedKey(
  event: KeyboardEvent<HTMLElement>,
  onReply: (parentId: number, id: number) => void,
) {
  const { target, currentTarget: feed, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  if (target.matches('textarea, input, select')) return;
  if (key === 'j' || key === 'k') {
    const articles = [...feed.querySelectorAll<HTMLElement>(':scope > article')];
    const current = articles.findIndex((article) => article.contains(target));
    const next = articles[key === 'j' ? current + 1 : current - 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  if (key === 'r') {
    const [parentId, id] = target.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute)?.split('/') ?? [];
    if (!parentId || !id) return;
    event.preventDefault();
    onReply(Number(parentId), Number(id));
  }
}
