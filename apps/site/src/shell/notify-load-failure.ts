import type { ToastOptions } from '@shuyuan/ui/toast';
import type { Site } from '../stores/site-context.tsx';
import { shellStrings } from './shell.strings.ts';

type Notifying = Pick<Site, 'toasts' | 'page' | 'preferences'>;

/**
 * Shows a notice when code that was asked for did not load: `notLoaded`, or that the site has been renewed, where only a
 * reload helps. Returns the notice's key.
 */
export function notifyLoadFailure(
  { toasts, page, preferences }: Notifying,
  notLoaded: string,
  options?: ToastOptions,
): string {
  if (!page.isOutdated()) return toasts.add('critical', notLoaded, options);
  const { outdated, reload } = shellStrings[preferences.getState().locale];
  return toasts.add('critical', outdated, { action: { label: reload, onPress: page.reload } });
}
