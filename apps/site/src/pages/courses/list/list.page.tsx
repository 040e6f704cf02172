import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { listSizes } from '../../../paths/list-size.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/list/list.css.ts';
import { ListPage } from '../../archetypes/list-page.tsx';
import { CourseItem } from '../course-item.tsx';
import { placeOf, readCourseQuery } from './course-query.ts';
import { Filters } from './filters.tsx';
import { listStrings } from './list.strings.ts';

/** Courses by category, level, price and order. */
export default function CourseListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const query = readCourseQuery(search);
  const { page, size, category, profession, level, price, sort } = query;
  const narrowed = {
    ...(category !== undefined && { category_id: category }),
    ...(profession !== undefined && { profession_id: profession }),
    ...(level !== undefined && { level }),
    ...(price !== undefined && { price }),
  };
  const isWhole = Object.keys(narrowed).length === 0;
  return (
    <ListPage
      words={words}
      question={`courses ${page} ${size} ${category ?? ''} ${profession ?? ''} ${level ?? ''} ${price ?? ''} ${sort}`}
      load={(signal) => client.courses.list({ page, size, sort, ...narrowed }, { signal })}
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => paths.courses(placeOf({ ...query, ...to }))}
      sizes={listSizes}
      renderFilters={(list) => (
        <Filters query={query} categories={list?.categories ?? []} professions={list?.professions ?? []} />
      )}
      wholeAddress={isWhole ? null : paths.courses()}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.books}
      skeleton={{ count: 4, row: <CourseSkeleton /> }}
    >
      {(course, index) => <CourseItem key={course.id} course={course} isPriority={index < 4} />}
    </ListPage>
  );
}

const CourseSkeleton = () => (
  <div className={styles.book}>
    <SkeletonBlock ratio="4:3" />
    <SkeletonText size="lead" width="most" />
    <SkeletonText size="base" lines={2} />
    <SkeletonText size="small" width="half" />
  </div>
);
