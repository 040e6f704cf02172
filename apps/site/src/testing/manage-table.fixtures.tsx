import { permissionCodes } from '@shuyuan/api-client/manage';
import { Heading } from '@shuyuan/ui/layout';
import { routeTable } from '../routes/route-table.ts';
import { managePermissions, managePlaces } from '../shell/manage/manage-places.ts';
import type { SiteRoute } from '../shell/site-route.ts';
import { usePageReady } from '../shell/use-page-ready.ts';

const pageOf = (name: string) => {
  function Page() {
    usePageReady();
    return <Heading level={1}>{name}</Heading>;
  }
  return async () => ({ default: Page });
};

/** The section that a page of the console manages, as the route table has it. */
const sectionOf = (name: string): Pick<SiteRoute, 'section'> => {
  const section = routeTable.find((route) => route.name === name)?.section;
  return section === undefined ? {} : { section };
};

/** The route table with a heading in the place of each page of the console: for what stands around them. */
export const manageTable: readonly SiteRoute[] = [
  ...managePlaces.map(({ name, href, permission }): SiteRoute => ({
    name,
    path: href,
    layout: 'manage',
    permission,
    ...sectionOf(name),
    page: pageOf(name),
  })),
  ...routeTable.filter(({ name }) => !managePlaces.some((place) => place.name === name)),
];

/** All that opens the console. */
export const everyPermission = Object.fromEntries(managePermissions.map((code) => [code, 1 as const]));

/** All that can be held. */
export const everyRight = Object.fromEntries(permissionCodes.map((code) => [code, 1 as const]));
