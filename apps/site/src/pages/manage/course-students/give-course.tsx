import { GiveGoods } from '../give-goods.tsx';
import type { CourseStudentsStrings } from './students.strings.ts';

interface GiveCourseProps {
  course: number;
  words: CourseStudentsStrings;
  onGiven: (done: { text: string; actionId: number }) => void;
  onClose: () => void;
}

/** Gives a course to a member, for ever or until a moment. */
export function GiveCourse({ course, ...dialog }: GiveCourseProps) {
  return <GiveGoods goods={{ goods_type: 'course', goods_id: course }} {...dialog} />;
}
