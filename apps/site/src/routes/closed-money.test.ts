import { featureNames } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { openOwnPlaces } from '../shell/header/open-navigation.ts';
import { managePermissions, openManagePlaces } from '../shell/manage/manage-places.ts';
import type { Flags } from '../stores/flags.ts';
import { guard } from './guard.ts';
import { isReachable, routeOf } from './reachable.ts';

/** What is of each section: pages, the entries of who is signed in, and places of the console. */
const sections = {
  promoCode: { pages: ['/my/promoCode'], own: ['/my/promoCode'], console: ['/manage/promo-codes'] },
  codeExchanger: {
    pages: ['/exchanger', '/manage/redeem-codes/1/codes'],
    own: ['/exchanger'],
    console: ['/manage/redeem-codes'],
  },
  share: {
    pages: ['/share', '/my/inviteUsers', '/my/inviteBalanceRecords', '/my/withdrawRecords'],
    own: ['/share'],
    console: ['/manage/share-goods'],
  },
  tuangou: { pages: [], own: [], console: ['/manage/group-buys'] },
  miaosha: { pages: [], own: [], console: ['/manage/flash-sales'] },
} as const;

const permissions = Object.fromEntries(managePermissions.map((code) => [code, 1 as const]));
const everything = Object.fromEntries(featureNames.map((name) => [name, true])) as Flags;

/** The addresses that somebody who may do everything is led to. */
function offered(flags: Flags) {
  const reach = (address: string) => isReachable(address, flags);
  return {
    own: openOwnPlaces(reach).map(({ href }) => href),
    console: openManagePlaces(permissions, reach).map(({ href }) => href),
  };
}

it.each(Object.entries(sections))(
  'AS-06 %s closes its pages, its entries and its places of the console, and no others',
  (name, { pages, own, console }) => {
    const flags = { ...everything, [name]: false };
    const answerTo = (address: string) => (state: Flags) =>
      guard(routeOf(address)!, { hasToken: true, permissions, flags: state }, address).kind;
    for (const address of [...pages, ...console])
      expect([address, ...[everything, flags].map(answerTo(address))]).toEqual([
        address,
        'allow',
        'not-found',
      ]);
    const [open, closed] = [offered(everything), offered(flags)];
    const without = (all: readonly string[], gone: readonly string[]) =>
      all.filter((href) => !gone.includes(href));
    expect(open.own).toEqual(expect.arrayContaining([...own]));
    expect(open.console).toEqual(expect.arrayContaining([...console]));
    expect(closed).toEqual({ own: without(open.own, own), console: without(open.console, console) });
  },
);
