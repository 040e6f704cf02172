import type { RunningAttempt } from '../exam-running.ts';
import { isRunning, type ExamContext } from '../exam-state.ts';
import { joinPassages, notesLimit, type AidName, type ExamAids, type Passage } from './kept-aids.ts';

/** The tools of a running attempt: options ruled out, passages marked, a ruler, and a scratch pad. */
export function createExamAids(
  { get, set, host, announce, strings }: ExamContext,
  getRunning: () => RunningAttempt | undefined,
) {
  function keep(edit: Partial<ExamAids>) {
    const place = getRunning()?.place;
    if (!place || !isRunning(get()) || get().isElsewhere) return;
    const aids = { ...get().aids, ...edit };
    set({ aids });
    void host.storage.set(`${place}/aids`, aids).catch(() => set({ isDeviceKeeping: false }));
  }

  return {
    /** Opens a tool, or puts it away. */
    toggleAid: (name: AidName) => {
      const { openAids } = get();
      set({
        openAids: openAids.includes(name) ? openAids.filter((one) => one !== name) : [...openAids, name],
      });
    },
    /** Rules an option out, or takes it back in. What was answered stays as it is. */
    strike: (field: string, option: string) => {
      const { struck } = get().aids;
      const before = struck[field] ?? [];
      const isStruck = before.includes(option);
      keep({
        struck: {
          ...struck,
          [field]: isStruck ? before.filter((key) => key !== option) : [...before, option],
        },
      });
      announce(isStruck ? strings.takenBackIn : strings.ruledOut);
    },
    markPassages: (question: number, more: readonly Passage[]) => {
      const { passages } = get().aids;
      if (more.length === 0) return announce(strings.selectFirst);
      keep({ passages: { ...passages, [question]: joinPassages([...(passages[question] ?? []), ...more]) } });
    },
    clearPassages: (question: number) => {
      const { [question]: _gone, ...passages } = get().aids.passages;
      keep({ passages });
    },
    writeNotes: (notes: string) => keep({ notes: notes.slice(0, notesLimit) }),
  };
}
