import type { Note } from '@shuyuan/api-client';
import { paths } from '../../paths/paths.ts';

/** The way to what a note is about, at its moment; null for one about nothing, and where there is none. */
export function noteHref(
  { resource, second, course }: Pick<Note, 'resource' | 'second' | 'course'>,
  isReachable: (address: string) => boolean,
): string | null {
  if (!resource?.title) return null;
  const { type, id } = resource;
  const href =
    type === 'article' ? paths.article(id) : paths.play({ id, course: course?.id, t: second ?? undefined });
  return isReachable(href) ? href : null;
}
