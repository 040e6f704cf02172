import type { FeatureName } from '@shuyuan/api-client';
import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import type { ComponentType } from 'react';

/** The code of a page did not arrive: the network is down, or the site has been renewed meanwhile. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** The section of the address is closed as far as is known: the server could not be reached. */
export class NoSuchPageError extends Error {
  override readonly name = 'NoSuchPageError';
}

/** The school has switched off the section of the address. */
export class ClosedSectionError extends Error {
  override readonly name = 'ClosedSectionError';
  /** Name of the section; of several the first. */
  readonly feature: FeatureName;

  constructor(feature: FeatureName) {
    super(`The section ${feature} is closed.`);
    this.feature = feature;
  }
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
