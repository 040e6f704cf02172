import { isApiError } from '@shuyuan/api-client';
import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import { momentText } from '../widget/moment-text.ts';
import type { OutboxItem } from '../journal/index.ts';
import { createMarkOutbox, type SetMark } from './mark-outbox.ts';
import type { NotesContext } from './notes.store.ts';

/** The moments that one person has not understood in a video: those that the server has, with what is on its way over them. */
export function createConfusedMarks(context: NotesContext, userId: number) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;
  const { resource, notes } = getProps();
  const outbox = createMarkOutbox({ host, notes, userId });
  /** What the server is known to have. */
  const confirmed = new Set<number>();
  let isLoaded = false;
  let before: readonly OutboxItem<SetMark>[] = [];

  /** In the order of the video; it may have been replaced, and what is past its end comes last. */
  function show() {
    const { extent = Infinity } = getProps();
    const isPast = (second: number) => Number(second > extent);
    const items = outbox.items().filter(isHere);
    const marks = new Set(confirmed);
    for (const { value } of items) apply(marks, value);
    if (!isLoaded && items.length === 0) return;
    set({
      marks: [...marks].sort((one, other) => isPast(one) - isPast(other) || one - other),
      waitingMarks: items.filter(isWaiting).map(({ value: { second } }) => second),
    });
  }

  const isHere = ({ value }: OutboxItem<SetMark>) => value.videoId === resource.id;

  /** Not merely between two answers. */
  const isWaiting = ({ state }: OutboxItem<SetMark>) =>
    state.status === 'failed' || (state.status === 'waiting' && !host.network.isOnline());

  async function load() {
    const signal = lifetime.signal();
    try {
      const found = await notes.marks(resource.id, { signal });
      if (signal.aborted) return;
      isLoaded = true;
      confirmed.clear();
      for (const { second } of found) confirmed.add(second);
      show();
    } catch (error) {
      // They are asked for again when the network is back; what is not known is not shown.
      if (!isApiError(error)) throw error;
    }
  }

  /** What has left the outbox is with the server, whichever page has sent it; what was refused is put right. */
  function follow() {
    const items = outbox.items();
    const ids = new Set(items.map(({ id }) => id));
    for (const item of before)
      if (!ids.has(item.id) && isHere(item) && !isRefused(item)) apply(confirmed, item.value);
    before = items;
    show();
    for (const item of items.filter(isRefused)) void giveUp(item);
  }

  async function giveUp({ id, state }: OutboxItem<SetMark>) {
    if (!(await outbox.remove(id))) return;
    const words = state.status === 'failed' && state.kind === 'business' ? state.message : '';
    host.notify('critical', words || strings.notDone);
  }

  function setMark(second: number, isOn: boolean) {
    void outbox.add({ videoId: Number(resource.id), second, isOn });
    announce((isOn ? strings.marked : strings.unmarked)(momentText(second)));
  }

  return {
    start(blockUnload: () => () => void) {
      const isHeld = () => outbox.items().some(({ isKept }) => !isKept);
      const ends = [
        blockUnloadWhile(isHeld, outbox.subscribe, blockUnload),
        outbox.subscribe(follow),
        host.scheduler.onWake(() => void (!isLoaded && load())),
        outbox.stop,
      ];
      void outbox.restore();
      void load();
      return () => {
        for (const end of ends) end();
      };
    },
    actions: {
      /** Marks the second that is played. */
      mark: () => {
        const position = getProps().player?.position() ?? null;
        if (position !== null) setMark(Math.floor(position), true);
      },
      unmark: (second: number) => {
        if (get().marks?.includes(second)) setMark(second, false);
      },
    },
  };
}

function apply(marks: Set<number>, { second, isOn }: SetMark): void {
  if (isOn) marks.add(second);
  else marks.delete(second);
}

/** The server has said no, for good. Who is signed out sends it once they are back. */
const isRefused = ({ state }: OutboxItem<SetMark>): boolean =>
  state.status === 'failed' && state.kind !== 'unauthorized' && !state.willRetry;
