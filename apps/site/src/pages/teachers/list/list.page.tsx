import { createTeachersApi } from '@shuyuan/api-client';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';
import { TeacherItem, TeacherSkeleton } from './teacher-item.tsx';

/** Who teaches here, page by page. */
export default function TeacherListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const place = { page, size: 12 };
  return (
    <ListPage
      words={words}
      question={`teachers ${page}`}
      load={(signal) => createTeachersApi(client.http).list(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={(to) => paths.teachers(to.page)}
      wholeAddress={null}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.teachers}
      skeleton={{ count: 6, row: <TeacherSkeleton /> }}
    >
      {(teacher) => <TeacherItem key={teacher.id} teacher={teacher} />}
    </ListPage>
  );
}
