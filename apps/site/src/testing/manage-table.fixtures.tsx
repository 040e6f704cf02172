import { permissionCodes } from '@shuyuan/api-client/manage';
import { Heading } from '@shuyuan/ui/layout';
import { routeTable } from '../routes/route-table.ts';
import { managePlaces } from '../shell/manage/manage-places.ts';
import type { SiteRoute } from '../shell/site-route.ts';
import { usePageReady } from '../shell/use-page-ready.ts';

const pageOf = (name: string) => {
  function Page() {
    usePageReady();
    return <Heading level={1}>{name}</Heading>;
  }
  return async () => ({ default: Page });
};

/** The route table with a heading in the place of each page of the console: for what stands around them. */
export const manageTable: readonly SiteRoute[] = [
  ...managePlaces.map(({ name, href, permission }): SiteRoute => ({
    name,
    path: href,
    layout: 'manage',
    permission,
    page: pageOf(name),
  })),
  ...routeTable.filter(({ name }) => !managePlaces.some((place) => place.name === name)),
];

/** All that opens the console. */
export const everyPermission = Object.fromEntries(
  managePlaces.map(({ permission }) => [permission, 1 as const]),
);

/** All that can be held. */
export const everyRight = Object.fromEntries(permissionCodes.map((code) => [code, 1 as const]));
