import type { PaperDetail } from '@shuyuan/api-client';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Heading, Section, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { RichText } from '@shuyuan/ui/rich-text';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { Attempts } from '../attempts.view.tsx';
import { examWords } from '../exam-words.strings.ts';
import { formatWhen } from '../format-when.ts';
import { WaysToBuy } from '../ways-to-buy.tsx';
import { paperStrings } from './paper.strings.ts';

export interface PaperViewProps {
  paper: Resource<PaperDetail>;
  /** The lesson that the paper is taken in; null for a paper by itself. */
  lesson: number | null;
  isStarting: boolean;
  onStart: () => void;
}

/** A picture of a paper's page. */
export function PaperView({ paper, ...start }: PaperViewProps) {
  const strings = useStrings(paperStrings);
  return (
    <DetailFrame
      resource={paper}
      words={strings}
      skeleton={
        <>
          <SkeletonText size="display" width="most" />
          <SkeletonText size="base" width="half" />
          <SkeletonBlock height={200} />
        </>
      }
    >
      {(detail) => <Shown detail={detail} {...start} />}
    </DetailFrame>
  );
}

function Shown({ detail, lesson, ...start }: { detail: PaperDetail } & Omit<PaperViewProps, 'paper'>) {
  const strings = useStrings(paperStrings);
  const words = useStrings(examWords);
  const { paper, user_papers: attempts, join_count: taken } = detail;
  const left = Math.max(0, paper.try_times - taken);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: words.home, href: paths.home() },
          { label: words.papers, href: paths.papers() },
          { label: paper.title },
        ]}
      />
      <div className={styles.measure}>
        <div className={styles.layout}>
          <header className={styles.words}>
            <Heading level={1} font="reading" size="display">
              {paper.title}
            </Heading>
            <div className={styles.facts}>
              <span>{paper.category.name}</span>
              <span>{words.total(paper.score)}</span>
              <span>{words.pass(paper.pass_score)}</span>
              <span>{words.count(paper.questions_count)}</span>
              <span>{words.time(paper.expired_minutes)}</span>
              <span>{paper.try_times === 0 ? strings.anyTries : strings.triesLeft(left)}</span>
            </div>
          </header>
          <aside className={styles.side}>
            <Entry detail={detail} {...start} />
            {lesson !== null && (
              <LinkButton isQuiet href={paths.lesson({ lesson })}>
                {strings.toLesson}
              </LinkButton>
            )}
          </aside>
          <div className={styles.main}>
            {paper.render_description !== '' && (
              <Section title={strings.about} font="reading">
                <RichText html={paper.render_description} />
              </Section>
            )}
            <Section title={strings.records} font="reading">
              {attempts.length > 0 ? (
                <Attempts
                  attempts={attempts}
                  passScore={paper.pass_score}
                  words={strings}
                  hrefOf={(id) => paths.playPaper(paper.id, id, lesson ?? undefined)}
                />
              ) : (
                <EmptyState title={strings.noRecords} description={strings.noRecordsHint} />
              )}
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

/** The way into the paper, or why there is none. */
function Entry({
  detail,
  isStarting,
  onStart,
}: { detail: PaperDetail } & Pick<PaperViewProps, 'isStarting' | 'onStart'>) {
  const strings = useStrings(paperStrings);
  const words = useStrings(examWords);
  const { paper, user_papers: attempts, can_join: canJoin, refusal } = detail;
  const running = attempts.find(({ status }) => status === 1);
  const mayBegin = canJoin || running !== undefined;
  return (
    <section className={styles.box} aria-label={strings.entry}>
      {/* Who has to buy it finds the price with the ways to buy. */}
      {paper.charge > 0 && refusal !== 'not-bought' && <Price amount={paper.charge} size="large" />}
      {mayBegin ? (
        <>
          <Text size="small" tone="muted">
            {running ? strings.runs : strings.before(paper.expired_minutes)}
          </Text>
          <NativeButton tone="action" size="large" isPending={isStarting} onPress={onStart}>
            {running ? strings.goOn : strings.take}
          </NativeButton>
          {!running && (
            <>
              <LinkButton href={paths.rehearsePaper(paper.id)}>{strings.rehearse}</LinkButton>
              <Text size="caption" tone="muted">
                {strings.rehearseHint}
              </Text>
            </>
          )}
        </>
      ) : (
        <Text>{refusal ? strings.refusals[refusal] : strings.refusals.closed}</Text>
      )}
      {paper.begins_at && refusal === 'not-yet' && <Text>{words.opens(formatWhen(paper.begins_at))}</Text>}
      {paper.closes_at && <Text tone="muted">{words.closes(formatWhen(paper.closes_at))}</Text>}
      {refusal === 'not-bought' && (
        <WaysToBuy
          goods={{ type: 'paper', id: paper.id }}
          charge={paper.charge}
          buy={strings.buy}
          isVipFree={paper.is_vip_free}
        />
      )}
    </section>
  );
}
