import { isOpen, type Flags } from './flags.ts';
import { paths, redirectTarget } from './paths.ts';
import type { RouteRules } from './route-table.ts';

/** What the guard knows of the person and the site. */
export interface Visitor {
  /** A login token is in use. Whether the server still accepts it shows with the first call. */
  hasToken: boolean;
  flags: Flags;
}

export type GuardAnswer =
  | { kind: 'allow' }
  /** Replaces the wanted page in the history. */
  | { kind: 'redirect'; to: string }
  /** Stays where the person is and asks for sign-in; `to` is where it leads. */
  | { kind: 'open-login'; to: string }
  /** The section is switched off: its address does not exist. */
  | { kind: 'not-found' };

/** Who may enter a page. `wanted` is the full path that was asked for, query and hash included. */
export function guard(route: RouteRules, visitor: Visitor, wanted: string): GuardAnswer {
  if (!isOpen(route.flag, visitor.flags)) return { kind: 'not-found' };
  const isSignedIn = visitor.hasToken || tokenIn(wanted) !== null;
  if (route.guestsOnly && isSignedIn) return { kind: 'redirect', to: paths.home() };
  if (isSignedIn || route.auth === undefined) return { kind: 'allow' };
  const to = redirectTarget(wanted);
  return route.auth === 'dialog' ? { kind: 'open-login', to } : { kind: 'redirect', to: paths.login(to) };
}

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
