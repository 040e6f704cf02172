import type { ManagedVideoRow } from '@shuyuan/api-client/manage';
import type { ListAction } from '@shuyuan/widgets/resource-list';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { teachingActions } from '../teaching-actions.ts';
import { useCourseCategories, useTeacherChoices } from '../use-teaching-choices.ts';
import { videoColumns } from './video-columns.tsx';
import { blankVideo, videoFields, type VideoChoices } from './video-fields.tsx';
import { managedVideosStrings, type ManagedVideosStrings } from './videos.strings.ts';

const declare = (
  words: ManagedVideosStrings,
  choices: VideoChoices,
  actions: readonly ListAction[],
): ResourceDeclaration<ManagedVideoRow> => ({
  entity: 'video',
  words,
  list: {
    columns: videoColumns(words),
    filters: [
      {
        id: 'status',
        label: words.status,
        as: 'tabs',
        choices: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
      },
      { id: 'category_id', label: words.category, choices: choices.categories },
      { id: 'teacher_id', label: words.teacher, choices: choices.teachers },
    ],
    actions,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: videoFields(words, choices),
    blank: blankVideo,
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageVideos.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** Every video, also what is only part of something. */
export default function ManageVideosPage() {
  const { host } = useSite();
  const { client } = useManage();
  const words = useStrings(managedVideosStrings);
  const categories = useCourseCategories();
  const teachers = useTeacherChoices();
  const declaration = useMemo(
    () =>
      declare(
        words,
        { categories, teachers },
        teachingActions({
          words,
          permission: 'video.update',
          update: client.videos.updateMany,
          categories,
          now: host.clock.now,
        }),
      ),
    [words, categories, teachers, client, host],
  );
  return <ResourcePage resource={client.videos} declaration={declaration} addressOf={paths.manageVideos} />;
}
