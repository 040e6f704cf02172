import type { Http } from '../http/create-http.ts';
import { createArrangedApi, createArrangedTreeApi } from './arranging.api.ts';
import { arrangedEndpoints } from './arranging.endpoints.ts';
import type { manageCourseCategoriesContract } from './course-categories.contract.ts';
import type { manageCoursesContract } from './courses.contract.ts';
import type { manageProfessionsContract } from './professions.contract.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { manageCoursesEndpoints } from './learning.endpoints.ts';
import { resourceEndpoints } from './resource.endpoints.ts';
import type { manageTeachersContract } from './teachers.contract.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageCoursesContract = typeof manageCoursesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageTeachersContract = typeof manageTeachersContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageCourseCategoriesContract = typeof manageCourseCategoriesContract;

/** The contract of a resource, to type the kit that shows it. */
export type ManageProfessionsContract = typeof manageProfessionsContract;

/** A teacher as the console's list shows them. */
export type ManagedTeacherRow = ResourceRow<ManageTeachersContract>;
/** A teacher with what is said of them. */
export type ManagedTeacher = ResourceWhole<ManageTeachersContract>;
/** A course as the console's list shows it. */
export type ManagedCourseRow = ResourceRow<ManageCoursesContract>;
/** A course with its descriptions, and its lessons by chapter. */
export type ManagedCourse = ResourceWhole<ManageCoursesContract>;
/** A category of courses as the console's list shows it. */
export type ManagedCourseCategoryRow = ResourceRow<ManageCourseCategoriesContract>;
/** A category of courses with what it stands under. */
export type ManagedCourseCategory = ResourceWhole<ManageCourseCategoriesContract>;
/** A profession as the console's list shows it. */
export type ManagedProfessionRow = ResourceRow<ManageProfessionsContract>;
/** A profession with what is said of it. */
export type ManagedProfession = ResourceWhole<ManageProfessionsContract>;

/** Courses, who teaches them, where they lead, and what they are sorted under. */
export const createManagedCourses = (http: Http) => ({
  courses: createResourceApi<ManageCoursesContract>(http, manageCoursesEndpoints),
  teachers: createResourceApi<ManageTeachersContract>(http, resourceEndpoints('teacher')),
  professions: createArrangedApi<ManageProfessionsContract>(http, arrangedEndpoints('profession')),
  courseCategories: createArrangedTreeApi<ManageCourseCategoriesContract>(
    http,
    arrangedEndpoints('courseCategory'),
  ),
});
