import { busyFor, type TeacherCard, type TeacherList } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useUi } from '@shuyuan/ui/provider';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Pager } from '@shuyuan/widgets/pager';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as listStyles from '../../articles/list/list.css.ts';
import { TeacherFacts } from '../teacher-facts.tsx';
import { teacherWords } from '../teacher-words.strings.ts';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';

/** How many teachers a page has. */
export const pageSize = 12;

export interface ListViewProps {
  page: number;
  list: Resource<TeacherList>;
  onTurn: (to: { page: number }) => Promise<void>;
}

/** A picture of the list of teachers. */
export function ListView({ page, list, onTurn }: ListViewProps) {
  const strings = useStrings(listStrings);
  const { locale } = useUi();
  const known = list.status === 'ready' ? list.data : list.status === 'loading' ? list.stale : null;
  return (
    <div className={listStyles.page}>
      <Page>
        <Stack gap={32}>
          <Stack gap={8}>
            <Heading level={1} font="reading" size="display">
              {strings.title}
            </Heading>
            <Text size="reading" tone="muted">
              {strings.lead}
            </Text>
          </Stack>
          <section
            aria-label={strings.results}
            aria-busy={list.status === 'loading'}
            className={listStyles.results}
          >
            <Teachers page={page} list={list} />
          </section>
          {known && known.total > pageSize && (
            <Pager
              label={strings.pager}
              locale={locale}
              total={known.total}
              page={page}
              size={pageSize}
              sizes={[pageSize]}
              getHref={paths.teachers}
              onChange={onTurn}
            />
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Teachers({ page, list }: Pick<ListViewProps, 'page' | 'list'>) {
  const strings = useStrings(listStrings);
  if (list.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={strings.failedHint}
        retryAfter={busyFor(list.error)}
        onRetry={list.retry}
      />
    );
  const known = list.status === 'ready' ? list.data : list.stale;
  if (!known) return <TeacherSkeletons />;
  if (known.data.length === 0)
    return (
      <EmptyState
        title={strings.empty}
        description={page > 1 ? strings.emptyPageHint : strings.emptyHint}
        action={
          <LinkButton href={page > 1 ? paths.teachers() : paths.articles()}>
            {page > 1 ? strings.showAll : strings.toArticles}
          </LinkButton>
        }
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={list.status === 'loading' ? styles.staleTeachers : styles.teachers}>
      {known.data.map((teacher) => (
        <Teacher key={teacher.id} teacher={teacher} />
      ))}
    </ol>
  );
}

function Teacher({ teacher }: { teacher: TeacherCard }) {
  const words = useStrings(teacherWords);
  return (
    <li className={styles.teacher}>
      <Avatar name={teacher.name} src={teacher.avatar} size="large" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={paths.teacher(teacher.id)} className={styles.link}>
            {teacher.name}
          </Link>
        </h2>
        {teacher.title !== '' && <p className={styles.title}>{teacher.title}</p>}
        <p className={styles.about}>{teacher.short_description || words.noWords}</p>
        <div className={styles.facts}>
          <TeacherFacts teacher={teacher} />
        </div>
      </div>
    </li>
  );
}

function TeacherSkeletons() {
  return (
    <Skeleton>
      <div className={styles.teachers}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.teacher}>
            <div className={styles.skeletonFace}>
              <SkeletonBlock height={72} />
            </div>
            <div className={styles.words}>
              <SkeletonText size="lead" width="half" />
              <SkeletonText size="base" lines={2} />
              <SkeletonText size="small" width="half" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
