import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { anthologyCard } from '../anthologies/anthology-card.ts';
import { findAnthologies } from '../anthologies/anthologies.repo.ts';
import { comboCard } from '../combos/combo-card.ts';
import { findCombos } from '../combos/combos.repo.ts';
import { courseCard } from '../courses/course-card.ts';
import { findCourses } from '../courses/courses.repo.ts';
import { teacherCard } from '../teachers/teacher-card.ts';
import { findTeachers } from '../teachers/teachers.repo.ts';
import { videoCard } from '../videos/video-card.ts';
import { findVideos } from '../videos/videos.repo.ts';
import type { OtherList } from './other-lists.ts';

type Block = AnswerOf<Contract['home']['index']>['blocks'][number];
type Find = (db: Database, ids: readonly number[], now: Date) => Promise<{ id: number }[]>;

/** The cards of each kind, as its own lists show them. */
const finders: Record<OtherList['sign'], Find> = {
  course: async (...asked) => (await findCourses(...asked)).map(courseCard),
  video: async (...asked) => (await findVideos(...asked)).map(videoCard),
  combo: async (...asked) => (await findCombos(...asked)).map(comboCard),
  anthology: async (...asked) => (await findAnthologies(...asked)).map(anthologyCard),
  teacher: async (...asked) => (await findTeachers(...asked)).map(teacherCard),
};

/** The lists with their cards, by one query for each kind of thing that is listed. */
export async function fillLists(db: Database, lists: readonly OtherList[], now: Date): Promise<Block[]> {
  const bySign = Map.groupBy(lists, ({ sign }) => sign);
  const filled = await Promise.all(
    [...bySign].map(async ([sign, ofSign]) => {
      const cards = await finders[sign](
        db,
        ofSign.flatMap(({ ids }) => ids),
        now,
      );
      const byId = new Map(cards.map((card) => [card.id, card]));
      return ofSign.map(({ ids, ...block }) => ({
        ...block,
        items: ids.flatMap((id) => byId.get(id) ?? []),
      }));
    }),
  );
  // The cards are those of the sign: the finder was looked up by it.
  return filled.flat() as Block[];
}
