import { isApiError, type ApiError, type StudyApi } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../host/widget-host.ts';
import type { FavoriteButtonStrings } from './favorite-button.strings.ts';

export interface FavoriteDeps {
  study: Pick<StudyApi, 'collect' | 'release'>;
  host: Pick<WidgetHost, 'session' | 'notify'>;
  articleId: number;
  strings: FavoriteButtonStrings;
}

export interface FavoriteState {
  /** What the person wants; the server follows. */
  isCollected: boolean;
}

/** The rules of setting one article aside. One request is under way at a time, and the last wish is the one that stays. */
export function createFavoriteStore({ study, host, articleId, strings }: FavoriteDeps) {
  const store = createStore<FavoriteState>(() => ({ isCollected: false }));
  const { getState: get, setState: set } = store;
  /** What the page was told by the server when it was loaded. */
  let given = false;
  /** What the server has, unless the last answer was lost. */
  let known = false;
  let isUnsure = false;
  let isSending = false;
  let onChange: (isCollected: boolean) => void = () => {};

  function startAnew() {
    known = given;
    isUnsure = false;
    set({ isCollected: given });
  }

  function giveUp(error: ApiError, wanted: boolean) {
    isUnsure = false;
    set({ isCollected: known });
    // Of a session that is over the host speaks itself.
    if (error.kind === 'unauthorized') return;
    const otherwise = wanted ? strings.notCollected : strings.notReleased;
    host.notify('critical', error.kind === 'business' ? error.message : otherwise);
  }

  async function ask(wanted: boolean) {
    const favorite = { type: 'article', id: articleId } as const;
    try {
      await (wanted ? study.collect(favorite) : study.release(favorite));
    } catch (error) {
      if (!isApiError(error)) throw error;
      // It may have been done all the same; what is wanted by now is asked for in any case.
      if (get().isCollected === wanted) giveUp(error, wanted);
      else isUnsure = true;
      return;
    }
    known = wanted;
    isUnsure = false;
    onChange(wanted);
  }

  async function bringAbout() {
    if (isSending) return;
    isSending = true;
    try {
      while (isUnsure || get().isCollected !== known) await ask(get().isCollected);
    } finally {
      isSending = false;
    }
  }

  function want(isCollected: boolean) {
    set({ isCollected });
    void bringAbout();
  }

  return {
    ...store,
    connect(next: (isCollected: boolean) => void) {
      onChange = next;
    },
    /** The page has it from the server, now or once more. */
    follow(isCollected: boolean) {
      given = isCollected;
      if (!isSending) startAnew();
    },
    /** Follows who is signed in. Answers the way to stop. */
    start() {
      let person = host.session.current()?.id;
      return host.session.subscribe(() => {
        const next = host.session.current()?.id;
        if (next !== person) startAnew();
        person = next;
      });
    },
    toggle: () => {
      if (host.session.current()) want(!get().isCollected);
      else host.session.requestLogin(1, { kind: 'collect-article', run: () => want(true) });
    },
  };
}
