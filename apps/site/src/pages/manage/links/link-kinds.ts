import type { Client, PermissionCode } from '@shuyuan/api-client';
import { createIssuesApi } from '@shuyuan/api-client/community';
import type { ManageClient } from '@shuyuan/api-client/manage';
import { paths } from '../../../paths/paths.ts';

/** Something that a link can lead to, by its title. */
export interface LinkTarget {
  address: string;
  title: string;
}

/** Calls by which targets are found. */
export interface LinkCalls {
  client: Client;
  manage: ManageClient;
  signal: AbortSignal;
}

interface Titled {
  id: number;
  title: string;
}

/** Kind of content that a link can lead to. */
export interface LinkKind {
  name: LinkKindName;
  /** Permission to see its list in the console; none for what every visitor may list. */
  permission?: PermissionCode;
  addressOf: (id: number) => string;
  find: (calls: LinkCalls, id: number) => Promise<string>;
  search: (calls: LinkCalls, keywords: string) => Promise<readonly Titled[]>;
}

/** Names of the kinds, in the order in which results are shown. */
export type LinkKindName =
  'course' | 'article' | 'video' | 'combo' | 'anthology' | 'paper' | 'teacher' | 'announcement' | 'topic';

/** Maximum number of results of one kind. */
const found = 5;

type ManagedKind = 'courses' | 'articles' | 'videos' | 'combos' | 'anthologies' | 'papers' | 'announcements';

/** Kind whose rows the console lists by title. */
const managed = (
  name: LinkKindName & PermissionCode,
  list: ManagedKind,
  addressOf: LinkKind['addressOf'],
): LinkKind => ({
  name,
  permission: name,
  addressOf,
  find: async ({ manage, signal }, id) => (await manage[list].find(id, { signal })).title,
  search: async ({ manage, signal }, keywords) =>
    (await manage[list].list({ keywords, size: found }, { signal })).data,
});

/** All kinds of content that a link can lead to. */
export const linkKinds: readonly LinkKind[] = [
  managed('course', 'courses', (id) => paths.course(id)),
  managed('article', 'articles', (id) => paths.article(id)),
  managed('video', 'videos', (id) => paths.video(id)),
  managed('combo', 'combos', (id) => paths.combo(id)),
  managed('anthology', 'anthologies', paths.anthology),
  managed('paper', 'papers', paths.paper),
  {
    name: 'teacher',
    permission: 'teacher',
    addressOf: paths.teacher,
    find: async ({ manage, signal }, id) => (await manage.teachers.find(id, { signal })).name,
    search: async ({ manage, signal }, keywords) =>
      (await manage.teachers.list({ keywords, size: found }, { signal })).data.map(({ id, name }) => ({
        id,
        title: name,
      })),
  },
  managed('announcement', 'announcements', paths.announcement),
  {
    name: 'topic',
    addressOf: paths.issue,
    find: async ({ client, signal }, id) => (await createIssuesApi(client.http).detail(id, { signal })).title,
    search: async ({ client, signal }, keywords) =>
      (await createIssuesApi(client.http).list({ keywords, size: found }, { signal })).data,
  },
];

/** Returns the kind and id that an address leads to; null for anything else. */
export function contentOf(address: string): { kind: LinkKind; id: number } | null {
  for (const [digits] of address.matchAll(/[1-9]\d{0,14}/g)) {
    const id = Number(digits);
    const kind = linkKinds.find((each) => each.addressOf(id) === address);
    if (kind) return { kind, id };
  }
  return null;
}
