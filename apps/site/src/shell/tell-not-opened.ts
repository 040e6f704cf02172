import type { ToastOptions } from '@shuyuan/ui/toast';
import type { Site } from '../composition/site-context.tsx';
import { shellStrings } from './shell.strings.ts';

type Told = Pick<Site, 'toasts' | 'page' | 'preferences'>;

/**
 * Says `notOpened` of what was wished for and whose code did not come; or that the site has been renewed, where only a
 * reload helps. Answers the notice's key.
 */
export function tellNotOpened(
  { toasts, page, preferences }: Told,
  notOpened: string,
  options?: ToastOptions,
): string {
  if (!page.isOutdated()) return toasts.add('critical', notOpened, options);
  const { outdated, reload } = shellStrings[preferences.getState().locale];
  return toasts.add('critical', outdated, { action: { label: reload, onPress: page.reload } });
}
