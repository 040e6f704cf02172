import type { StudiedArticle, StudyScene } from '@shuyuan/api-client';
import { createShelfActions } from '../shelf/shelf-actions.ts';
import type { PutBackActions } from './put-back-actions.ts';
import { pageSize } from './study-center.state.ts';
import type { StudyDesk } from './study-desk.ts';

/** The articles of a scene, page by page. */
export function createStudyShelf(desk: StudyDesk, putBack: PutBackActions) {
  const { study, host, strings, get, set, announce, outlets } = desk;
  return createShelfActions<StudyScene, StudiedArticle>({
    pageSize,
    ask: (place, options) => study.articles({ ...place, size: pageSize }, options),
    host,
    get,
    set,
    say({ total, page }, scene) {
      const name = strings.scenes[scene];
      announce(
        total === 0
          ? strings.arrivedEmpty(name, strings.empty[scene].title)
          : strings.arrived(name, total, page),
      );
    },
    onPlace: (place) => outlets().onPlace?.(place),
    onReplaced: () => putBack.forget(),
    keep(fresh, shown) {
      if (get().putBack.length === 0) return undefined;
      // Rows that were put back stand as long as that can be undone, and the others with them.
      const renewed = new Map(fresh.map((row) => [row.article.id, row]));
      return shown.map((row) => renewed.get(row.article.id) ?? row);
    },
  });
}
