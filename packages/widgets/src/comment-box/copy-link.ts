import type { WidgetHost } from '../host/widget-host.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';

/** Puts the address of a comment on the clipboard and says whether that worked; a page without addresses has none. */
export async function copyLink(
  { clipboard, notify }: WidgetHost,
  strings: CommentBoxStrings,
  href: string | undefined,
) {
  if (href === undefined) return;
  const hasCopied = await clipboard.writeText(href).then(
    () => true,
    () => false,
  );
  notify(hasCopied ? 'positive' : 'critical', hasCopied ? strings.linkCopied : strings.linkNotCopied);
}
