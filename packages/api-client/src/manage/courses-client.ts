import type { Http } from '../http/create-http.ts';
import type { manageCourseCategoriesContract } from './course-categories.contract.ts';
import type { manageCoursesContract } from './courses.contract.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';
import type { manageTeachersContract } from './teachers.contract.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageCoursesContract = typeof manageCoursesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageTeachersContract = typeof manageTeachersContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManageCourseCategoriesContract = typeof manageCourseCategoriesContract;

/** A teacher as the console's list shows them. */
export type ManagedTeacherRow = ResourceRow<ManageTeachersContract>;
/** A teacher with what is said of them. */
export type ManagedTeacher = ResourceWhole<ManageTeachersContract>;
/** A course as the console's list shows it. */
export type ManagedCourseRow = ResourceRow<ManageCoursesContract>;
/** A course with its descriptions; its chapters and lessons are not part of it. */
export type ManagedCourse = ResourceWhole<ManageCoursesContract>;
/** A category of courses as the console's list shows it. */
export type ManagedCourseCategoryRow = ResourceRow<ManageCourseCategoriesContract>;
/** A category of courses with what it stands under. */
export type ManagedCourseCategory = ResourceWhole<ManageCourseCategoriesContract>;

/** Courses, who teaches them, and what they are sorted under. */
export const createManagedCourses = (http: Http) => ({
  courses: createResourceApi<ManageCoursesContract>(http, resourceEndpoints('course')),
  teachers: createResourceApi<ManageTeachersContract>(http, resourceEndpoints('teacher')),
  courseCategories: createResourceApi<ManageCourseCategoriesContract>(
    http,
    resourceEndpoints('courseCategory'),
  ),
});
