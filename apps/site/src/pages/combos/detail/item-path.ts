import type { ComboItem } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';

/** The page of what stands in a column. */
export const pathOfItem = ({ type, resource_id: id }: Pick<ComboItem, 'type' | 'resource_id'>) =>
  ({ course: paths.course, video: paths.video, article: paths.article })[type](id);
