import { cutText, longestKeywords } from '@shuyuan/api-client';
import type { MediaKind } from '@shuyuan/api-client/manage';
import type { MediaContext } from '../media-library.state.ts';
import type { FolderChoice, MediaPlace, MediaSort } from '../media-place.ts';

/** Milliseconds after the last key until what was typed is looked for. */
export const typingPause = 300;

/** Kind, folder, order and words: each begins another list at its first page, of which nothing is chosen. */
export function createNarrowing({ host, get, set }: MediaContext, choose: (place: MediaPlace) => void) {
  let cancelTyping = () => {};

  function goTo(part: Partial<MediaPlace>) {
    cancelTyping();
    set({ chosen: [] });
    choose({ ...get().place, ...part, page: 1 });
  }

  function search() {
    cancelTyping();
    const keywords = cutText(get().draft, longestKeywords);
    if (keywords !== get().place.keywords) goTo({ keywords });
  }

  return {
    stop: () => cancelTyping(),
    actions: {
      showKind: (kind: MediaKind) => goTo({ kind }),
      showFolder: (folder: FolderChoice) => goTo({ folder }),
      sortBy: (sort: MediaSort) => goTo({ sort }),
      type: (draft: string) => {
        set({ draft });
        cancelTyping();
        cancelTyping = host.scheduler.after(typingPause, search);
      },
      /** At once: Enter, or the button that empties. */
      search,
      clearSearch: () => {
        set({ draft: '' });
        goTo({ keywords: '' });
      },
    },
  };
}
