import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';
import { liveListStrings as strings } from './live-list.strings.ts';

export interface LiveRow {
  /** Tells the row from all others, and changes when its content does. */
  key: string;
  content: Html;
}

export interface LiveList {
  /** Newest first. */
  rows: readonly LiveRow[];
  /** Stands where rows will come. */
  empty: string;
  /** Is spoken when the list has changed. */
  news: string;
}

/** A list that `live-list.js` keeps fresh, and the line in which it says what happened. */
export function liveList({ rows, empty, news }: LiveList): Html {
  const version = createHash('sha256')
    .update(rows.map(({ key }) => key).join('\n'))
    .digest('hex')
    .slice(0, 16);
  const items =
    rows.length === 0
      ? [html`<li class="empty" data-key="empty">${empty}</li>`]
      : rows.map(({ key, content }) => html`<li data-key="${key}">${content}</li>`);
  return html`<ul class="list" role="list" data-list="${version}" data-news="${news}">
      ${items}
    </ul>
    <p
      class="status"
      role="status"
      data-lost="${strings.lost}"
      data-copied="${strings.copied}"
      data-not-copied="${strings.notCopied}"
    ></p>`;
}

/** Puts a text on the clipboard; absent without scripts. `name` tells a listener which one. */
export function copyButton(text: string, name: string): Html {
  return html`<button type="button" class="button small" data-copy="${text}" aria-label="${name}">
    ${strings.copy}
  </button>`;
}

/** A moment of the last hours, to the second, in the time zone of this machine. */
export function timeOf(moment: Date): Html {
  const text = moment.toLocaleTimeString('zh-CN', { hourCycle: 'h23' });
  return html`<time datetime="${moment.toISOString()}">${text}</time>`;
}
