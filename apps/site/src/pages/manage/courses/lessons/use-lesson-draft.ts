import { createKeptDraft } from '@shuyuan/widgets/resource-form';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { paths } from '../../../../paths/paths.ts';
import { useSession, useSite } from '../../../../stores/site-context.tsx';
import { useManageAddress } from '../../use-manage-address.ts';
import { lessonKey, type LessonEntry } from './lessons.ts';

/** Lesson that is being written. */
export interface OpenLesson {
  /** The lesson as it is in the course, or blank. */
  lesson: LessonEntry;
  /** The lesson as it was typed on an earlier visit; null for none. */
  restored: LessonEntry | null;
  /** Index of the chapter that a new lesson is added to; undefined for the last one. */
  part: number | undefined;
}

interface Kept {
  lesson: LessonEntry;
  typed: LessonEntry;
  part: number | undefined;
}

const readKept = (value: unknown): Kept | null => {
  const kept = value as Partial<Kept> | null | undefined;
  return kept?.lesson && kept.typed ? { lesson: kept.lesson, typed: kept.typed, part: kept.part } : null;
};

/**
 * The lesson of a course that is open, and its draft on the device, which is kept until the lesson is put into the course or its changes
 * are discarded. A draft of an earlier visit opens by itself.
 */
export function useLessonDraft() {
  const { host } = useSite();
  const person = useSession(({ user }) => user?.id);
  const { open: course } = useManageAddress(paths.manageCourses);
  const [open, setOpen] = useState<OpenLesson | null>(null);
  const draft = useMemo(
    () => createKeptDraft(host.storage, `course-lesson/${person}/${course}`, readKept),
    [host, person, course],
  );
  const restore = useCallback((kept: Kept) => {
    setOpen((now) => now ?? { lesson: kept.lesson, restored: kept.typed, part: kept.part });
  }, []);
  useEffect(() => {
    let isHere = true;
    void draft.find().then((kept) => isHere && kept && restore(kept));
    return () => {
      isHere = false;
    };
  }, [draft, restore]);
  return {
    open,
    async begin(lesson: LessonEntry, part?: number) {
      const kept = await draft.find();
      const isSame = kept !== null && lesson.id !== null && lessonKey(kept.lesson) === lessonKey(lesson);
      setOpen({ lesson, restored: isSame ? kept.typed : null, part });
    },
    keep(typed: LessonEntry) {
      if (open) draft.keep({ lesson: open.lesson, typed, part: open.part });
    },
    /** Closes the lesson; its draft is not needed any more. */
    end() {
      draft.forget();
      setOpen(null);
    },
  };
}
