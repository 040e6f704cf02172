import type { User } from '@shuyuan/api-client';

/** A language that every widget has texts in. */
export type Locale = 'zh-CN' | 'en';

/** `positive` reports a success, `critical` a failure, `neutral` anything else. */
export type NoticeTone = 'neutral' | 'positive' | 'critical';

/** How a notice is shown, beside its tone. */
export interface NoticeManner {
  /** The widget says the same words aloud itself: show them without announcing them. */
  isHeard?: boolean;
}

/** The kinds of page that the jump rules of the specification know, and those that a search leads to beside them. */
export type PlaceKind =
  | 'note'
  | 'article'
  | 'video'
  | 'doubt'
  | 'group'
  | 'combo'
  | 'course'
  | 'anthology'
  | 'user'
  | 'solutions'
  | 'issues'
  | 'problem'
  | 'records'
  | 'teacher'
  | 'paper'
  | 'courseCategory'
  | 'articleCategory'
  | 'problemCategory'
  | 'examCategory';

/** Where a widget wants to go, as a meaning. The page that embeds it knows the address. */
export interface Place {
  kind: PlaceKind;
  id: number;
}

/** Modes of the login dialog, by the specification's numbers. */
export type LoginMode = 1 | 2 | 3 | 13;

/** Purposes of signing in. The login dialog has one sentence for each. */
export type LoginPurpose =
  | 'buy'
  | 'comment'
  | 'reply'
  | 'collect'
  | 'like'
  | 'note'
  | 'review'
  | 'post'
  | 'study'
  | 'exam'
  | 'download'
  | 'redeem'
  | 'record'
  | 'share'
  | 'report';

/** What the person wanted when sign-in came between. */
export interface LoginIntent {
  /** Names the action for logs and tests: `reply`, `post-comment`. */
  kind: string;
  /** Chooses the sentence under the title of the login dialog. @default the dialog shows none */
  purpose?: LoginPurpose;
  /** Runs once after sign-in, on the same page, and is dropped when the person cancels. */
  run: () => void;
}

/** Who is signed in, and how to ask for it. */
export interface SessionPort {
  /** Null for a visitor. */
  current: () => User | null;
  /**
   * Whether `current()` is null only because the user of a token is still being loaded: widgets then hold the places of a
   * signed-in person. `subscribe` tells when this changes. @default nobody is expected
   */
  isExpected?: () => boolean;
  /** Calls back after each change; answers the way to stop. */
  subscribe: (listener: () => void) => () => void;
  requestLogin: (mode: LoginMode, intent?: LoginIntent) => void;
  /** Hands over the token of a fresh sign-in. Nothing else in a widget may keep it. Settles when `current()` answers the user. */
  signIn: (token: string) => Promise<void>;
}

/** The time as widgets read it. A test host moves it by hand. */
export interface Clock {
  /** Wall time, epoch milliseconds. May jump when the device's clock is set. */
  now: () => number;
  /** Milliseconds since some start; never jumps back, but may stand still while the device sleeps. */
  monotonic: () => number;
}

/** Timers and page events as widgets use them. A test host runs them by hand. */
export interface Scheduler {
  /** Runs `task` once after `delay` milliseconds; answers the way to cancel. Late when the tab is throttled. */
  after: (delay: number, task: () => void) => () => void;
  /** Calls back when the page becomes visible or online again, when timers may be late. Answers the way to stop. */
  onWake: (listener: () => void) => () => void;
  /**
   * Calls back when the page is hidden, reloaded or left: the last moment to write something down. What `listener`
   * hands to the storage before it returns is kept. Answers the way to stop.
   */
  onHide: (listener: () => void) => () => void;
}

/**
 * Structured values kept on the device, per browser profile. Calls take effect in the order they are made. Every
 * call may reject (private mode, quota): a widget goes on without.
 */
export interface StoragePort {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** All pairs whose key starts with `prefix`, in key order. */
  entries: (prefix: string) => Promise<[key: string, value: unknown][]>;
  /**
   * Replaces the value by what `change` answers, in one step that no other page can come between; `undefined`
   * takes the pair away. Answers the new value. `change` gets `undefined` when there is none, and may run again.
   */
  update: (key: string, change: (value: unknown) => unknown) => Promise<unknown>;
  /** Whether what it keeps outlives the page. @default it does */
  isLasting?: () => Promise<boolean>;
}

/** Write access to the clipboard. */
export interface ClipboardPort {
  /** Rejects when the browser refuses. */
  writeText: (text: string) => Promise<void>;
}

/** What plays on the page: a video, a recording. */
export interface PlayerPort {
  /** Seconds from the start; null while nothing is there to play. */
  position: () => number | null;
  /** Goes to a moment and plays on from there. */
  seek: (seconds: number) => void;
  /** Left out where nobody but the reader may. */
  pause?: () => void;
  play?: () => void;
  isPlaying?: () => boolean;
}

/** Other pages of this site on this device, in other tabs. */
export interface PagesPort {
  /** Tells all of them that something happens here. Never the page itself. */
  tell: (topic: string) => void;
  /** Calls back when another page tells it; answers the way to stop. */
  onTold: (topic: string, listener: () => void) => () => void;
}

/** Whether the device believes to be online; true does not prove that a server can be reached. */
export interface NetworkPort {
  isOnline: () => boolean;
}

/**
 * The page a widget stands on: its one dependency beside its data. There is no default; two hosts on one page
 * never meet.
 */
export interface WidgetHost {
  session: SessionPort;
  navigate: (place: Place) => void;
  /** Leaves this page for an address that the server has given: the page on which a payment service takes the money. */
  leaveFor: (address: string) => void;
  notify: (tone: NoticeTone, text: string, manner?: NoticeManner) => void;
  clock: Clock;
  scheduler: Scheduler;
  storage: StoragePort;
  clipboard: ClipboardPort;
  network: NetworkPort;
  /** Left out where pages cannot hear of each other. */
  pages?: PagesPort;
  /** Left out where nothing plays. With it, comments may be about a moment. */
  player?: PlayerPort;
  /** A fresh unguessable id, for idempotency keys. Seeded in stories. */
  createId: () => string;
  locale: Locale;
}
