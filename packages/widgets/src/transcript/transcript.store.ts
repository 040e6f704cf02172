import type { VideoCue } from '@shuyuan/ui/video-player';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { parseVtt } from '../captions/parse-vtt.ts';
import type { TranscriptStrings } from './transcript.strings.ts';
import type { TranscriptProps } from './transcript.tsx';

export interface TranscriptState {
  /** The language that is shown; null where there is none. */
  language: string | null;
  lines: readonly VideoCue[];
  /** The line that is said now, or was last; -1 before the first. */
  current: number;
  /** It keeps what is said in sight. */
  isFollowing: boolean;
  words: string;
  /** Lines that have the words, by their places; null while nothing is looked for. */
  found: readonly number[] | null;
  announcement: Announcement;
  focus: null;
}

/** Milliseconds from one look at the player to the next. */
const interval = 300;

/** The rules of a transcript. */
export function createTranscriptStore(deps: StoreDeps<TranscriptProps, TranscriptStrings>) {
  const { host, getProps, strings } = deps;
  const context = createStoreContext<TranscriptProps, TranscriptStrings, TranscriptState>(deps, {
    ...inLanguage(getProps(), null),
    current: -1,
    isFollowing: true,
    words: '',
    found: null,
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, announce, lifetime } = context;
  let cancel = () => {};

  function look() {
    const position = host.player?.position() ?? null;
    const current = position === null ? -1 : lineAt(get().lines, position);
    if (current !== get().current) set({ current });
    cancel = host.scheduler.after(interval, look);
  }

  return {
    ...store,
    actions: {
      choose: (language: string) => {
        set({ ...inLanguage(getProps(), language), current: -1, words: '', found: null });
        cancel();
        look();
      },
      /** As far as whoever watches may go. */
      goTo: (index: number) => {
        const line = get().lines[index];
        if (!line) return;
        host.player?.seek(line.start);
        set({ current: index });
      },
      find: (words: string) => {
        const found = placesOf(get().lines, words);
        set({ words, found, ...(found && { isFollowing: false }) });
        if (found) announce(strings.found(found.length));
      },
      /** Somebody reads elsewhere. */
      leave: () => {
        if (get().isFollowing) set({ isFollowing: false });
      },
      follow: () => {
        set({ isFollowing: true, words: '', found: null });
        announce(strings.followed);
      },
    },
    onPropsChange(props: TranscriptProps, before: TranscriptProps) {
      if (props.captions === before.captions) return;
      set({ ...inLanguage(props, get().language), current: -1, words: '', found: null });
    },
    start() {
      look();
      return lifetime.start(() => cancel());
    },
  };
}

/** The captions of a language, or else the first. */
function inLanguage({ captions }: TranscriptProps, language: string | null) {
  const chosen = captions.find((each) => each.language === language) ?? captions[0];
  return { language: chosen?.language ?? null, lines: chosen ? parseVtt(chosen.vtt) : [] };
}

/** Seconds: who goes to the first moment of a line is in it, wherever the browser has stopped. */
const early = 0.25;

/** The last line that has begun. */
function lineAt(lines: readonly VideoCue[], position: number): number {
  return lines.findLastIndex(({ start }) => start <= position + early);
}

function placesOf(lines: readonly VideoCue[], words: string): number[] | null {
  const sought = words.trim().toLowerCase();
  if (sought === '') return null;
  return lines.flatMap(({ text }, index) => (text.toLowerCase().includes(sought) ? [index] : []));
}
