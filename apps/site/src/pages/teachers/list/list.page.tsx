import { createTeachersApi } from '@shuyuan/api-client';
import { useSearchParams } from 'react-router-dom';
import { listSizes, sizeOf } from '../../../paths/list-size.ts';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';
import { TeacherItem, TeacherSkeleton } from './teacher-item.tsx';

/** Rows per page that an address without a size means. */
const usualSize = 12;

/** Who teaches here, page by page. */
export default function TeacherListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const size = sizeOf(search, usualSize);
  const place = { page, size };
  return (
    <ListPage
      words={words}
      question={`teachers ${page} ${size}`}
      load={(signal) => createTeachersApi(client.http).list(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={(to) => paths.teachers(to.page, to.size === usualSize ? undefined : to.size)}
      sizes={listSizes}
      wholeAddress={null}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.teachers}
      skeleton={{ count: 6, row: <TeacherSkeleton /> }}
    >
      {(teacher) => <TeacherItem key={teacher.id} teacher={teacher} />}
    </ListPage>
  );
}
