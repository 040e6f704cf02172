import type { Contract } from '@shuyuan/api-client/contract';
import type { Fields } from '../../resources/resource.ts';
import { countCharacters } from '../articles/reading.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';

type Contents = Fields<Contract['manageCourses']>['contents'];

/** Matches elements that show something without text. */
const shown = /<(?:img|video|audio|iframe|hr|table)\b/;

/** HTML of a text lesson as it is stored: sanitised, and empty where it shows nothing. */
function cleanContent(html: string): string {
  if (html === '') return '';
  const content = sanitiseHtml(html);
  return countCharacters(content) === 0 && !shown.test(content) ? '' : content;
}

/** Contents of a course with the texts of its lessons as they are stored. */
export const withCleanLessons = (contents: Contents): Contents =>
  contents.map(({ lessons, ...chapter }) => ({
    ...chapter,
    lessons: lessons.map((lesson) => ({ ...lesson, render_content: cleanContent(lesson.render_content) })),
  }));
