import { noteLimits, type Note } from '@shuyuan/api-client';
import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import { createDraftAtHand } from './draft-at-hand.ts';
import { keyOfDraft, type NoteDraft } from './note-draft.ts';
import { longestLead } from './note-moment.ts';
import { createNoteOutbox, type WrittenNote } from './note-outbox.ts';
import { createNoteSettings, type NoteSettings } from './note-settings.ts';
import { createNoteStamp } from './note-stamp.ts';
import type { NotesProps } from './notes.props.ts';
import type { NotesContext } from './notes.store.ts';
import { createUnsentNotes } from './unsent-notes.ts';
import { countWords, hasWords } from '../widget/written-words.ts';

/** The box of one person: what they write, where it belongs, and what has not arrived. */
export function createWriting(context: NotesContext, userId: number, onSent: (note: Note) => void) {
  const { host, strings, getProps, get, set, announce } = context;
  const { resource, notes } = getProps();
  const draft = createDraftAtHand(context, userId);
  const stamp = createNoteStamp(context, draft);
  const settings = createSettings(context, userId);
  const outbox = createNoteOutbox({
    host,
    notes,
    userId,
    onSent: (note) =>
      note.resource?.type === resource.type && note.resource.id === resource.id && onSent(note),
  });
  const unsent = createUnsentNotes(context, { outbox, draft, onTakenBack: stamp.keep });

  function type(content: string) {
    if (content === get().draft.content) return;
    if (hasWords(content)) {
      stamp.begin();
      draft.change({ content });
      return;
    }
    stamp.renew();
    draft.change({ content: '', second: null });
  }

  function save() {
    const { draft: written } = get();
    if (!hasWords(written.content)) return set({ problem: strings.needWords, focus: { on: 'composer' } });
    if (countWords(written.content) > noteLimits.content)
      return set({ problem: strings.tooLong(noteLimits.content), focus: { on: 'composer' } });
    void outbox.add({ key: keyOfDraft(written), note: noteOf(written, getProps()) }).then(({ isStored }) => {
      // Where the device does not take it, the draft stays.
      if (isStored) draft.forget(written);
    });
    draft.clear();
    announce(host.network.isOnline() ? strings.saving : strings.keptOffline);
    stamp.goOn();
  }

  async function restore(signal: AbortSignal) {
    const [kept] = await Promise.all([draft.find(), settings.restore(signal)]);
    if (signal.aborted || !kept || get().draft.content !== '') return;
    stamp.keep();
    draft.takeUp(kept);
  }

  return {
    actions: {
      begin: stamp.begin,
      type,
      save,
      setParagraph: (paragraph: number | null) => draft.change({ paragraph }),
      setPublic: (isPublic: boolean) => draft.change({ isPublic }),
      ...stamp.actions,
      ...settings.actions,
      ...unsent.actions,
    },
    /** Somebody wants to write about a paragraph. */
    ask(paragraph: number) {
      draft.change({ paragraph });
      set({ focus: { on: 'composer' } });
      announce(strings.aboutParagraph(paragraph + 1));
    },
    /** `blockUnload` keeps the page while it alone has what was saved. */
    start(signal: AbortSignal, blockUnload: () => () => void) {
      void restore(signal);
      const isHeld = () => outbox.items().some(({ isKept }) => !isKept);
      const ends = [
        blockUnloadWhile(isHeld, outbox.subscribe, blockUnload),
        outbox.subscribe(unsent.show),
        outbox.stop,
      ];
      void outbox.restore();
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** How this person likes to write. */
function createSettings({ host, get, set }: NotesContext, userId: number) {
  const kept = createNoteSettings(host, userId);

  function choose(part: Partial<NoteSettings>) {
    const next = { ...get().settings, ...part };
    set({ settings: next });
    kept.keep(next);
  }

  return {
    async restore(signal: AbortSignal) {
      const chosen = await kept.find();
      if (chosen && !signal.aborted) set({ settings: chosen });
    },
    actions: {
      setLead: (lead: number) => choose({ lead: Math.min(longestLead, Math.max(0, lead)) }),
      setPausing: (pausesWhileTyping: boolean) => choose({ pausesWhileTyping }),
    },
  };
}

const noteOf = (
  { content, title, second, paragraph, isPublic }: NoteDraft,
  { resource, courseId }: NotesProps,
): WrittenNote['note'] => ({
  title,
  content,
  is_public: isPublic,
  resource_type: resource.type,
  resource_id: resource.id,
  second: resource.type === 'video' ? second : null,
  paragraph: resource.type === 'article' ? paragraph : null,
  ...(courseId && { course_id: courseId }),
});
