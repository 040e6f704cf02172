import type { NavItem } from '@shuyuan/api-client';
import { readGivenAddress } from '../../paths/given-address.ts';
import { paths } from '../../paths/paths.ts';

/** An entry of the header that leads somewhere, itself or by its children. */
export interface NavEntry {
  id: number;
  name: string;
  /** Null for a heading that only holds its children. */
  href: string | null;
  children: { id: number; name: string; href: string }[];
}

type Reachable = (address: string) => boolean;

/**
 * The server's navigation without dead links: what leads to a page that is not there, or to a section that is switched
 * off, is left out. Addresses of other sites stay.
 */
export function openNavigation(items: readonly NavItem[], isReachable: Reachable): NavEntry[] {
  const hrefOf = ({ url }: Pick<NavItem, 'url'>) =>
    readGivenAddress(url)?.kind === 'elsewhere' || isReachable(url) ? url : null;
  return items
    .map(({ id, name, url, children }) => ({
      id,
      name,
      href: hrefOf({ url }),
      children: children.flatMap((child) => {
        const href = hrefOf(child);
        return href === null ? [] : [{ id: child.id, name: child.name, href }];
      }),
    }))
    .filter(({ href, children }) => href !== null || children.length > 0);
}

/** Places of who is signed in, in the order of the user menu: the specification's three, then ours. */
const ownPlaces = [
  { name: 'basicInfo', href: paths.my() },
  { name: 'orderCenter', href: paths.orders() },
  { name: 'studyCenter', href: paths.studyCenter() },
  { name: 'favorites', href: paths.favorites() },
  { name: 'membership', href: paths.membership() },
  { name: 'myRecords', href: paths.myRecords() },
  { name: 'myNotes', href: paths.myNotes() },
  { name: 'myProblems', href: paths.myProblems() },
  { name: 'myIssues', href: paths.myIssues() },
  // Results stay readable while the exam area is closed; the menu then leaves them out.
  { name: 'myQuestions', href: paths.myQuestions(), section: paths.exam() },
  { name: 'messages', href: paths.messages() },
  { name: 'following', href: paths.following() },
  { name: 'credits', href: paths.credits() },
  { name: 'exchanger', href: paths.exchanger() },
  { name: 'promoCodes', href: paths.promoCodes() },
  { name: 'coupons', href: paths.coupons() },
  { name: 'share', href: paths.share() },
] as const;

export type OwnPlace = (typeof ownPlaces)[number];

/** Those that have a page and whose section is open: a page that enters the table has its entry by that alone. */
export const openOwnPlaces = (isReachable: Reachable): readonly OwnPlace[] =>
  ownPlaces.filter(
    (place) => isReachable(place.href) && isReachable('section' in place ? place.section : place.href),
  );
