import type { ComponentType } from 'react';

/** The code of a page did not arrive: the network is down, or the site has been renewed meanwhile. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** The address leads nowhere: its section is switched off. */
export class NoSuchPageError extends Error {
  override readonly name = 'NoSuchPageError';
}

/** @see the specification's constants: chunk load timeout */
const pageLoadLimit = 120_000;

/** The component of a lazy page. Rejects with `PageLoadError` when its code fails or takes longer than 120 s. */
export async function loadPage(load: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PageLoadError('The code of the page did not arrive in time.')),
      pageLoadLimit,
    );
  });
  const loaded = load().catch((cause: unknown) => {
    throw new PageLoadError('The code of the page could not be loaded.', { cause });
  });
  try {
    return (await Promise.race([loaded, tooLate])).default;
  } finally {
    clearTimeout(timer);
  }
}
