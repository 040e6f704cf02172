import { cutText, isApiError, longestKeywords } from '@shuyuan/api-client';
import type { ManageClient, ManagedPageRow } from '@shuyuan/api-client/manage';
import type { ListEntries } from '@shuyuan/ui/combo-box';
import { useMemo } from 'react';
import { readGivenAddress } from '../../../paths/given-address.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { routeTitles } from '../../../shell/route-titles.strings.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useReachable, useSession, useSite, useStrings, type Site } from '../../../stores/site-context.tsx';
import { linkFieldStrings } from './link-field.strings.ts';
import { contentOf, linkKinds, type LinkTarget } from './link-kinds.ts';
import { linkPages, schoolPageAddress } from './link-pages.ts';

const usePermissionsHeld = () => useSession(({ user }) => user?.permissions ?? noPermissions);

/** Title and kind of the target of a link. */
export interface LinkName {
  title: string;
  kind: string;
  /** Whether the site has something at the address, as far as this person can see. */
  isFound: boolean;
}

/** Milliseconds for which the written pages are not asked for again: each row of a list names its link. */
const pagesFresh = 10_000;

/** Lists the pages that the school has written, once for all who ask within some seconds. */
function createPageList({ host }: Site) {
  let last: { at: number; rows: Promise<readonly ManagedPageRow[]> } | null = null;
  return (client: ManageClient) => {
    const now = host.clock.now();
    if (last && now - last.at < pagesFresh) return last.rows;
    const rows = client.pages.list({ size: 100 }).then(({ data }) => data);
    last = { at: now, rows };
    rows.catch(() => (last = null));
    return rows;
  };
}

/** Pages of the site by their titles: its own, and those that the school has written. */
function usePageTargets(): readonly LinkTarget[] {
  const { client, once } = useManage();
  const titles = useStrings(routeTitles);
  const isReachable = useReachable();
  const mayAsk = holdsOne(usePermissionsHeld(), 'page');
  const listWritten = once(createPageList);
  const answer = useResource(`console link pages ${mayAsk}`, async () => (mayAsk ? listWritten(client) : []));
  const written = answer.status === 'ready' ? answer.data : null;
  return useMemo(
    () => [
      ...linkPages
        .filter(([, address]) => isReachable(address))
        .map(([name, address]) => ({ address, title: titles[name] })),
      ...(written ?? []).map(({ name, title }) => ({ address: schoolPageAddress(name), title })),
    ],
    [written, titles, isReachable],
  );
}

/** Targets whose title has the typed words, by their kind; and what was typed, where it is an address. */
export function useLinkSearch(text: string): { options: ListEntries; isLoading: boolean; isEmpty: boolean } {
  const strings = useStrings(linkFieldStrings);
  const { client } = useSite();
  const { client: manage } = useManage();
  const held = usePermissionsHeld();
  const pages = usePageTargets();
  const keywords = cutText(text.trim(), longestKeywords);
  const isAddress = readGivenAddress(keywords) !== null;
  const answer = useResource(`console links ${isAddress ? '' : keywords}`, async (signal) => {
    if (keywords === '' || isAddress) return [];
    const asked = linkKinds.filter(({ permission }) => holdsOne(held, permission));
    return Promise.all(
      asked.map(async (kind) => ({
        kind,
        // A section that is closed, or a list out of reach, leaves its kind out.
        rows: await kind.search({ client, manage, signal }, keywords).catch(noneWhereRefused),
      })),
    );
  });
  const kinds = answer.status === 'ready' ? answer.data : [];
  const matching = pages.filter(({ title, address }) => title.includes(keywords) || address === keywords);
  const toOption = ({ address, title }: LinkTarget) => ({
    value: address,
    label: title,
    description: address,
  });
  const sections = [
    { title: strings.pages, options: matching.map(toOption) },
    ...kinds.map(({ kind, rows }) => ({
      title: strings.kinds[kind.name],
      options: rows.map(({ id, title }) => toOption({ address: kind.addressOf(id), title })),
    })),
  ].filter(({ options }) => options.length > 0);
  const isListed = sections.some(({ options }) => options.some(({ value }) => value === keywords));
  return {
    options: [
      ...(isAddress && !isListed
        ? [{ title: strings.useAddress, options: [{ value: keywords, label: keywords }] }]
        : []),
      ...sections,
    ],
    isLoading: answer.status === 'loading',
    isEmpty: answer.status === 'ready' && !isAddress && sections.length === 0,
  };
}

const noneWhereRefused = (error: unknown): [] => {
  if (!isApiError(error)) throw error;
  return [];
};

/** Name of what an address leads to; null until it is known. */
export function useLinkName(address: string): LinkName | null {
  const strings = useStrings(linkFieldStrings);
  const { client } = useSite();
  const { client: manage } = useManage();
  const held = usePermissionsHeld();
  const isReachable = useReachable();
  const page = usePageTargets().find((each) => each.address === address);
  const content = contentOf(address);
  const mayAsk = content !== null && holdsOne(held, content.kind.permission);
  const answer = useResource(`console link title ${mayAsk ? address : ''}`, async (signal) =>
    content && mayAsk
      ? content.kind.find({ client, manage, signal }, content.id).catch(nothingWhereRefused)
      : null,
  );
  if (page) return { title: page.title, kind: strings.pages, isFound: true };
  const given = readGivenAddress(address);
  if (given?.kind === 'elsewhere') return { title: address, kind: strings.elsewhere, isFound: true };
  if (content && mayAsk) {
    if (answer.status === 'loading') return null;
    const title = answer.status === 'ready' ? answer.data : null;
    return { title: title ?? strings.gone, kind: strings.kinds[content.kind.name], isFound: title !== null };
  }
  return { title: address, kind: strings.address, isFound: isReachable(address) };
}

const nothingWhereRefused = (error: unknown): null => {
  if (!isApiError(error)) throw error;
  return null;
};
