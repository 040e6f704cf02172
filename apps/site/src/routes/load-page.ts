import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import type { ComponentType } from 'react';

/** The code of a page did not arrive: the network is down, or the site has been renewed meanwhile. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** The address leads nowhere: its section is switched off. */
export class NoSuchPageError extends Error {
  override readonly name = 'NoSuchPageError';
}

/** The person holds none of the permissions that the page asks for. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

/** The component of a lazy page. Rejects with `PageLoadError` when its code fails or takes longer than 120 s. */
export async function loadPage(load: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  try {
    return (await withinCodeLimit(load())).default;
  } catch (cause) {
    throw new PageLoadError('The code of the page could not be loaded.', { cause });
  }
}
