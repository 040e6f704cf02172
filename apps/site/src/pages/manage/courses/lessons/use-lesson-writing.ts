import { useRef, useState } from 'react';
import { asKind, problemOf, type LessonEntry, type LessonProblem } from './lessons.ts';

/** The lesson that a panel edits, and the callbacks for its changes. */
export interface LessonWriting {
  lesson: LessonEntry;
  /** Draft of an earlier visit; null for none. */
  restored: LessonEntry | null;
  /** Called with each change, to be kept as a draft. */
  onType: (lesson: LessonEntry) => void;
  onDone: (lesson: LessonEntry) => void;
  /** Called when the panel is closed: the draft is not needed any more. */
  onLeave: () => void;
}

/** State of a lesson that is being written. Closing it with changes asks first. */
export function useLessonWriting({ lesson, restored, onType, onDone, onLeave }: LessonWriting) {
  const [draft, setDraft] = useState(restored ?? lesson);
  const [isRestored, setRestored] = useState(restored !== null);
  const [problem, setProblem] = useState<LessonProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  /** The lesson as it was written before another kind was chosen. */
  const otherKinds = useRef(new Map<LessonEntry['kind'], LessonEntry>());
  const latest = useRef(draft);

  function write(next: LessonEntry) {
    latest.current = next;
    setDraft(next);
    setProblem(null);
    onType(next);
  }
  return {
    draft,
    isRestored,
    problem,
    isSending,
    setSending,
    isLeaving,
    setLeaving,
    // What was chosen while something was uploaded counts: the draft is the latest.
    change: (part: Partial<LessonEntry>) => write({ ...latest.current, ...part }),
    changeKind: (kind: LessonEntry['kind']) => {
      const { current } = latest;
      otherKinds.current.set(current.kind, current);
      const before = otherKinds.current.get(kind);
      write(before ? { ...before, title: current.title } : asKind(current, kind));
    },
    /** Begins again with the lesson as it is in the course. */
    discard: () => {
      setRestored(false);
      write(lesson);
    },
    finish: () => {
      const found = problemOf(draft);
      if (found) setProblem(found);
      else onDone({ ...draft, title: draft.title.trim() });
    },
    close: () => {
      if (JSON.stringify(draft) === JSON.stringify(lesson)) onLeave();
      else setLeaving(true);
    },
  };
}
