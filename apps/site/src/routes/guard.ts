import { paths, redirectTarget } from '../paths/paths.ts';
import { tokenIn } from '../paths/token-in-address.ts';
import type { RouteRules } from '../shell/site-route.ts';
import { isOpen, type Flags } from '../stores/flags.ts';
import { holdsOne, type Permissions } from '../stores/permissions.ts';

/** What the guard knows of the person and the site. */
export interface Visitor {
  /** A login token is in use. Whether the server still accepts it shows with the first call. */
  hasToken: boolean;
  /** Of the user of the token; none until that one is known. */
  permissions: Permissions;
  flags: Flags;
}

export type GuardAnswer =
  | { kind: 'allow' }
  /** Replaces the wanted page in the history. */
  | { kind: 'redirect'; to: string }
  /** Stays where the person is and asks for sign-in; `to` is where it leads. */
  | { kind: 'open-login'; to: string }
  /** The section is switched off: its page says so. */
  | { kind: 'not-found' }
  /** Whoever is signed in holds none of the permissions that it asks for. */
  | { kind: 'not-allowed' };

/** Who may enter a page. `wanted` is the full path that was asked for, query and hash included. */
export function guard(route: RouteRules, visitor: Visitor, wanted: string): GuardAnswer {
  if (!isOpen(route.flag, visitor.flags)) return { kind: 'not-found' };
  const isSignedIn = visitor.hasToken || tokenIn(wanted) !== null;
  if (route.guestsOnly && isSignedIn) return { kind: 'redirect', to: paths.home() };
  const auth = route.permission === undefined ? route.auth : 'page';
  if (isSignedIn || auth === undefined) {
    return holdsOne(visitor.permissions, route.permission) ? { kind: 'allow' } : { kind: 'not-allowed' };
  }
  const to = redirectTarget(wanted);
  return auth === 'dialog' ? { kind: 'open-login', to } : { kind: 'redirect', to: paths.login(to) };
}
