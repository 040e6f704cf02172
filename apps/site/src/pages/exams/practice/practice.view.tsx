import type { PracticeDetail } from '@shuyuan/api-client/exam-area';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Heading, Section, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { RichText } from '@shuyuan/ui/rich-text';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import * as own from '../detail/paper.css.ts';
import { examWords } from '../exam-words.strings.ts';
import { WaysToBuy } from '../ways-to-buy.tsx';
import { practiceStrings } from './practice.strings.ts';

export interface PracticeViewProps {
  practice: Resource<PracticeDetail>;
}

/** A picture of a practice's page. */
export function PracticeView({ practice }: PracticeViewProps) {
  const strings = useStrings(practiceStrings);
  return (
    <DetailFrame
      resource={practice}
      words={strings}
      skeleton={
        <>
          <SkeletonText size="display" width="most" />
          <SkeletonText size="base" width="half" />
          <SkeletonBlock height={200} />
        </>
      }
    >
      {(detail) => <Shown detail={detail} />}
    </DetailFrame>
  );
}

function Shown({ detail }: { detail: PracticeDetail }) {
  const strings = useStrings(practiceStrings);
  const words = useStrings(examWords);
  const { practice, chapters, practice_user_record: record } = detail;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: words.exams, href: paths.exam() },
          { label: words.practices, href: paths.practices() },
          { label: practice.name },
        ]}
      />
      <div className={styles.measure}>
        <div className={styles.layout}>
          <header className={styles.words}>
            <Heading level={1} font="reading" size="display">
              {practice.name}
            </Heading>
            <div className={styles.facts}>
              <span>{practice.category.name}</span>
              <span>{words.count(practice.question_count)}</span>
              <span>{strings.done(record.submit_count, practice.question_count)}</span>
            </div>
          </header>
          <aside className={styles.side}>
            <Entry detail={detail} />
          </aside>
          <div className={styles.main}>
            {practice.render_description !== '' && (
              <Section title={strings.about} font="reading">
                <RichText html={practice.render_description} />
              </Section>
            )}
            <Section title={strings.chapters} font="reading">
              {chapters.length > 0 ? (
                <Chapters detail={detail} />
              ) : (
                <EmptyState title={strings.noChapters} description={strings.noChaptersHint} />
              )}
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

/** The twenty of today, or the way to have them. */
function Entry({ detail: { practice, can_join: canJoin } }: { detail: PracticeDetail }) {
  const strings = useStrings(practiceStrings);
  return (
    <section className={styles.box} aria-label={strings.entry}>
      {/* Who has to buy it finds the price with the ways to buy. */}
      {practice.charge > 0 && canJoin && <Price amount={practice.charge} size="large" />}
      {canJoin ? (
        <>
          <Text size="small" tone="muted">
            {strings.dayHint}
          </Text>
          <LinkButton tone="action" size="large" isFullWidth href={paths.playPractice(practice.id, 'day')}>
            {strings.day}
          </LinkButton>
        </>
      ) : (
        <>
          <Text>{strings.refused}</Text>
          <WaysToBuy
            goods={{ type: 'practice', id: practice.id }}
            charge={practice.charge}
            buy={strings.buy(practice.charge)}
            isVipFree={practice.is_vip_free}
          />
        </>
      )}
    </section>
  );
}

function Chapters({ detail }: { detail: PracticeDetail }) {
  const strings = useStrings(practiceStrings);
  const { practice, chapters, can_join: canJoin, user_chapter_records: records } = detail;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={own.attempts}>
      {chapters.map(({ id, name, question_count: count }) => (
        <li key={id} className={own.attempt}>
          <span className={own.when}>{name}</span>
          <span>{strings.done(records[String(id)]?.submit_count ?? 0, count)}</span>
          {canJoin && count > 0 && (
            <LinkButton isQuiet size="small" href={paths.playPractice(practice.id, id)}>
              {strings.practise}
              <VisuallyHidden>{strings.named(name)}</VisuallyHidden>
            </LinkButton>
          )}
        </li>
      ))}
    </ol>
  );
}
