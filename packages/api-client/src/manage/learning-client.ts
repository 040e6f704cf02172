import { createManagedCaptionsApi } from './captions-client.ts';
import type { Http } from '../http/create-http.ts';
import type { manageCombosContract } from './combos.contract.ts';
import { createManagedLessons } from './lessons-client.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { manageCombosEndpoints, manageVideosEndpoints } from './learning.endpoints.ts';
import { createManagedExams } from './exams-client.ts';
import { createManagedQuestionSets } from './question-sets-client.ts';
import { createManagedPreviews } from './previews-client.ts';
import { createManagedStudents } from './students-client.ts';
import type { manageVideosContract } from './videos.contract.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageVideosContract = typeof manageVideosContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageCombosContract = typeof manageCombosContract;

/** A video as the console's list shows it. */
export type ManagedVideoRow = ResourceRow<ManageVideosContract>;
/** A video with its descriptions and the file that plays. */
export type ManagedVideo = ResourceWhole<ManageVideosContract>;
/** A column as the console's list shows it. */
export type ManagedComboRow = ResourceRow<ManageCombosContract>;
/** A column with its descriptions and what stands in it by chapter. */
export type ManagedCombo = ResourceWhole<ManageCombosContract>;

/** Videos, columns with what stands in them, lessons from files, and who studies the courses. */
export const createManagedLearning = (http: Http) => ({
  videos: createResourceApi<ManageVideosContract>(http, manageVideosEndpoints),
  captions: createManagedCaptionsApi(http),
  combos: createResourceApi<ManageCombosContract>(http, manageCombosEndpoints),
  ...createManagedPreviews(http),
  ...createManagedStudents(http),
  ...createManagedExams(http),
  ...createManagedQuestionSets(http),
  ...createManagedLessons(http),
});
