import { noteLimits } from '@shuyuan/api-client';
import type { DraftAtHand } from './draft-at-hand.ts';
import { parseMoment, stampAt } from './note-moment.ts';
import type { NotesContext } from './notes.store.ts';

/** The moment of the note at hand, and the film that rests while it is written. */
export function createNoteStamp(context: NotesContext, { change }: Pick<DraftAtHand, 'change'>) {
  const { strings, getProps, get, set, announce } = context;
  /** Something was typed, and it has its moment. */
  let isBegun = false;
  let isResting = false;

  const position = () => getProps().player?.position() ?? null;

  return {
    /** The first keystroke: what is noted was heard just before. */
    begin: () => {
      if (isBegun) return;
      isBegun = true;
      const { player } = getProps();
      const { draft, settings } = get();
      if (settings.pausesWhileTyping && player?.isPlaying()) {
        player.pause();
        isResting = true;
      }
      const at = position();
      if (at !== null && draft.second === null)
        set({ draft: { ...draft, second: stampAt(at, settings.lead) } });
    },
    /** What is in the box has its moment, or none on purpose. */
    keep: () => void (isBegun = true),
    /** Who begins anew is at another moment. */
    renew: () => void (isBegun = false),
    /** The note is saved: the film goes on where it was made to rest. */
    goOn() {
      isBegun = false;
      if (isResting) getProps().player?.play();
      isResting = false;
    },
    actions: {
      /** The moment at hand, in place of the one that it had. */
      stamp: () => {
        const at = position();
        if (at === null) return;
        isBegun = true;
        change({ second: stampAt(at, get().settings.lead) });
      },
      typeMoment: (typed: string) => set({ typedMoment: typed }),
      /** Takes what was typed as a moment; nothing is the whole, and what is none changes nothing. */
      leaveMoment: () => {
        const { typedMoment } = get();
        if (typedMoment === null) return;
        set({ typedMoment: null });
        const second = parseMoment(typedMoment);
        if (typedMoment.trim() === '') change({ second: null });
        else if (second === null || second > noteLimits.second) announce(strings.noMoment);
        else change({ second });
        isBegun = true;
      },
      togglePlay: () => {
        const { player } = getProps();
        if (player?.isPlaying()) player.pause();
        else player?.play();
      },
      stepBack: () => {
        const at = position();
        if (at !== null) getProps().player?.seek(Math.max(0, at - 5));
      },
    },
  };
}
