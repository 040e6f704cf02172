import type { ThemeName } from '@shuyuan/ui/theme';
import type { Locale } from '@shuyuan/widgets/host';

/** What the shell asks of the browser's window: one port, so that nothing else of the site touches it. */
export interface BrowserPage {
  /** Full address at the moment. */
  url: () => URL;
  /** Puts another address of this site in the address bar, without navigating. */
  replaceUrl: (url: URL) => void;
  reload: () => void;
  /** A file of this version of the site is gone from the server: what needs it opens only after a reload. */
  isOutdated: () => boolean;
  setTitle: (title: string) => void;
  setTheme: (theme: ThemeName) => void;
  setLanguage: (locale: Locale) => void;
  scrollTop: () => number;
  /** `isSmooth` is dropped for readers who asked for stillness. */
  scrollTo: (top: number, options?: { isSmooth?: boolean }) => void;
  /** Brings the element with this id into view. False when there is none. */
  scrollToId: (id: string) => boolean;
  /** Calls back after each scroll, at most once a frame, and answers the way to stop. */
  onScroll: (listener: () => void) => () => void;
  /** The page is left or put to sleep. Answers the way to stop. */
  onHide: (listener: () => void) => () => void;
  /**
   * Keeps plain data with this visit to the address: there again after Back, Forward and a reload. `undefined` takes it
   * away.
   */
  keepInEntry: (name: string, value: unknown) => void;
  /** What was kept with the visit that is shown. Checked by nobody: it may be of another version of the site. */
  fromEntry: (name: string) => unknown;
  /** Ctrl+K or ⌘K, unless a dialog is open or somebody's own words would take it. Answers the way to stop. */
  onSearchKey: (listener: () => void) => () => void;
  /** Moves the focus to the main heading, else to the main part, without scrolling. */
  focusMain: () => void;
  /** Notes what has the focus. Answers a question: has something else taken it since? */
  watchFocus: () => () => boolean;
  /** False when something has the focus and none of it can be seen. */
  isFocusInSight: () => boolean;
  /**
   * Calls back once, when the element comes near to what the reader sees; in any case soon after, for those who come
   * to it without scrolling. Answers the way to give it up.
   */
  whenNear: (element: Element, listener: () => void) => () => void;
  /** Calls back when an element comes into what the reader sees or leaves it, at first too. Answers the way to stop. */
  watchSight: (element: Element, listener: (isInSight: boolean) => void) => () => void;
  /** Asks the reader's printer. */
  print: () => void;
  removeOverlay: () => void;
}
