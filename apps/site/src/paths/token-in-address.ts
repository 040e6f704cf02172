/** The `token` query parameter of a full path; an empty one is none. */
export const tokenIn = (wanted: string) => queryOf(wanted).get('token') || null;

/** The same place without its token, so that it is neither shown nor shared. */
export function withoutToken(wanted: string): string {
  const query = queryOf(wanted);
  query.delete('token');
  const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(wanted) ?? [];
  return path + (query.size > 0 ? `?${query.toString()}` : '') + hash;
}

const queryOf = (wanted: string) => new URLSearchParams(/\?([^#]*)/.exec(wanted)?.[1] ?? '');
