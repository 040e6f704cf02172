import { isApiError } from '@shuyuan/api-client';
import type { MediaFile } from '@shuyuan/api-client/manage';
import { createPagedList } from '../../async/paged-list.ts';
import { createPollWhileSeen } from '../../async/poll-while-seen.ts';
import { filesOf, type MediaContext } from '../media-library.state.ts';
import { askedOf, queryOf, type MediaPlace } from '../media-place.ts';

/** Files on one page. */
export const pageSize = 24;

/** So often it is asked at first whether a video is ready, in milliseconds. */
const leastDelay = 5_000;

/** After so long nobody expects anything of the cloud any more. */
const longestWait = 24 * 60 * 60 * 1000;

/** The list of files, page by page. */
export function createFiles(context: MediaContext, onShown: (files: readonly MediaFile[]) => void) {
  const { host, strings, getProps, get, set, store, announce } = context;
  return createPagedList<MediaPlace, MediaFile>({
    store,
    host,
    pageSize,
    async ask(place, options) {
      try {
        const answer = await getProps().media.list({ ...askedOf(place), size: pageSize }, options);
        set({ isNotAllowed: false });
        return answer;
      } catch (error) {
        if (isApiError(error) && error.code === 403) set({ isNotAllowed: true });
        throw error;
      }
    },
    onPlace: (place) => getProps().onQueryChange?.(queryOf(place)),
    onListed: ({ total, page }) => announce(total > 0 ? strings.arrived(total, page) : strings.arrivedEmpty),
    onReplaced: () => onShown(filesOf(get())),
  });
}

/** Asks for the list again while a video on it is processed, the longer it takes the more seldom. */
export function createProcessingWatch({ host, store, get }: MediaContext, refresh: () => Promise<void>) {
  const isExpected = () => filesOf(get()).some(({ status }) => status === 'running');
  const poll = createPollWhileSeen<void>({
    scheduler: host.scheduler,
    ask: refresh,
    delay: ({ waited }) => (waited < longestWait ? Math.max(leastDelay, waited / 10) : null),
    onResult() {
      if (!isExpected()) poll.stop();
    },
    onError(error) {
      throw error;
    },
  });
  return {
    start() {
      const close = poll.open();
      const unsubscribe = store.subscribe(({ list }, before) => {
        if (list !== before.list && isExpected() && !poll.isOn()) poll.start();
      });
      return () => {
        unsubscribe();
        close();
      };
    },
  };
}
