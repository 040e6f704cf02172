import type { StoreApi } from 'zustand/vanilla';

/** Words that are spoken once; another id lets the same words be heard again. */
export interface Announcement {
  id: number;
  text: string;
}

/** What every widget begins with: nothing is spoken. */
export const noAnnouncement: Announcement = { id: 0, text: '' };

/** Returns the function that speaks by the state's `announcement`. */
export const createAnnounce =
  <State extends { announcement: Announcement }>({
    getState,
    setState,
  }: Pick<StoreApi<State>, 'getState' | 'setState'>) =>
  (text: string) =>
    setState((state) => ({ ...state, announcement: { id: getState().announcement.id + 1, text } }));
