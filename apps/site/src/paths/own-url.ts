const origin = 'https://this.site';

/**
 * A path of this site as browsers resolve it; null when it leads elsewhere. Judged after resolving: dots, also as `%2e`,
 * may leave two slashes at its beginning, which borrow our scheme and name another host.
 */
export function ownUrl(path: string): URL | null {
  const url = path.startsWith('/') && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin && !url.pathname.startsWith('//') ? url : null;
}
