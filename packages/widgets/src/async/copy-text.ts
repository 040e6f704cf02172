import type { WidgetHost } from '../host/widget-host.ts';

export interface CopyNotices {
  copied: string;
  notCopied: string;
}

/** Copies a text and notifies whether that worked, unless `signal` is aborted by then. Resolves to whether it did. */
export async function copyText(
  { clipboard, notify }: Pick<WidgetHost, 'clipboard' | 'notify'>,
  text: string,
  { copied, notCopied }: CopyNotices,
  signal?: AbortSignal,
): Promise<boolean> {
  const hasCopied = await clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  if (!signal?.aborted) notify(hasCopied ? 'positive' : 'critical', hasCopied ? copied : notCopied);
  return hasCopied;
}
