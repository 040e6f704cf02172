import type { IdChoice } from './id-field.tsx';
import { useNamedChoices } from './use-named-choices.ts';

/** The categories of courses, videos and columns. */
export const useCourseCategories = (): readonly IdChoice[] =>
  useNamedChoices('courseCategory', (client, signal) =>
    client.courseCategories.list({ size: 100 }, { signal }),
  );

/** What courses can lead to. */
export const useProfessionChoices = (): readonly IdChoice[] =>
  useNamedChoices('profession', (client, signal) => client.professions.list({ size: 100 }, { signal }));

/** Who teaches. */
export const useTeacherChoices = (): readonly IdChoice[] =>
  useNamedChoices('teacher', (client, signal) =>
    client.teachers.list({ size: 100, sort: 'name' }, { signal }),
  );
