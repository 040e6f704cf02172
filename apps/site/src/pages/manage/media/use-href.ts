import type { PermissionCode } from '@shuyuan/api-client';
import type { MediaUse } from '@shuyuan/api-client/manage';
import { useCallback } from 'react';
import { paths } from '../../../paths/paths.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useReachable, useSession } from '../../../stores/site-context.tsx';

/** Where what may use a file is looked after, and what that page asks for. */
const places: Partial<
  Record<MediaUse['entity'], [permission: PermissionCode, addressOf: (id: number) => string]>
> = {
  article: ['article.update', paths.manageArticle],
  anthology: ['anthology', (open) => paths.manageAnthologies({ open })],
  course: ['course', (open) => paths.manageCourses({ open })],
  video: ['video', (open) => paths.manageVideos({ open })],
  combo: ['combo', (open) => paths.manageCombos({ open })],
  teacher: ['teacher', (open) => paths.manageTeachers({ open })],
  announcement: ['announcement', (open) => paths.manageAnnouncements({ open })],
  membership: ['membership', (open) => paths.manageMemberships({ open })],
  slider: ['slider', (open) => paths.manageSlides({ open })],
  nav: ['nav', (open) => paths.manageNavs({ open })],
  homeBlock: ['homeBlock', (open) => paths.manageHomeBlocks({ open })],
  setting: ['setting.save', () => paths.manageSettings()],
  page: ['page', (open) => paths.managePages({ open })],
  faq: ['faq', (open) => paths.manageFaqs({ open })],
};

/** Leads to something that uses a file; nowhere where the person may not go. */
export function useUseHref() {
  const isReachable = useReachable();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  return useCallback(
    ({ entity, id }: MediaUse) => {
      const [permission, addressOf] = places[entity] ?? [];
      const address = addressOf?.(id);
      return address && holdsOne(held, permission) && isReachable(address) ? address : undefined;
    },
    [isReachable, held],
  );
}
