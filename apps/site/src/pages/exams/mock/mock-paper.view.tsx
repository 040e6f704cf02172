import type { MockPaperDetail } from '@shuyuan/api-client/exam-area';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { VipIcon } from '@shuyuan/ui/icons';
import { Heading, Section, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Price } from '@shuyuan/ui/price';
import { useUi } from '@shuyuan/ui/provider';
import { RichText } from '@shuyuan/ui/rich-text';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import * as own from '../detail/paper.css.ts';
import { examWords } from '../exam-words.strings.ts';
import { mockPaperStrings } from './mock-paper.strings.ts';

export interface MockPaperViewProps {
  paper: Resource<MockPaperDetail>;
  isStarting: boolean;
  onStart: () => void;
}

/** A picture of a mock paper's page. */
export function MockPaperView({ paper, ...start }: MockPaperViewProps) {
  const strings = useStrings(mockPaperStrings);
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

type ShownProps = { detail: MockPaperDetail } & Omit<MockPaperViewProps, 'paper'>;

const kinds = ['choice', 'select', 'input', 'judge', 'qa', 'cap'] as const;

function Shown({ detail, ...start }: ShownProps) {
  const strings = useStrings(mockPaperStrings);
  const words = useStrings(examWords);
  const { paper, user_papers: attempts } = detail;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: words.exams, href: paths.exam() },
          { label: words.mockPapers, href: paths.mockPapers() },
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
              <span>{words.pass(paper.pass_score)}</span>
              <span>{words.count(paper.questions_count)}</span>
              <span>{words.time(paper.expired_minutes)}</span>
              <span>{strings.anyTries}</span>
            </div>
          </header>
          <aside className={styles.side}>
            <Entry detail={detail} {...start} />
          </aside>
          <div className={styles.main}>
            <Section title={strings.drawn} font="reading">
              <p className={styles.facts}>
                {kinds
                  .filter((kind) => paper.rule.num[kind] > 0)
                  .map((kind) => (
                    <span key={kind}>{strings.ofKind(strings.kinds[kind], paper.rule.num[kind])}</span>
                  ))}
              </p>
            </Section>
            {paper.render_description !== '' && (
              <Section title={strings.about} font="reading">
                <RichText html={paper.render_description} />
              </Section>
            )}
            <Section title={strings.records} font="reading">
              {attempts.length > 0 ? (
                <Attempts detail={detail} />
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

/** The way into it, or why there is none. */
function Entry({ detail, isStarting, onStart }: ShownProps) {
  const strings = useStrings(mockPaperStrings);
  const words = useStrings(examWords);
  const isReachable = useReachable();
  const { paper, user_papers: attempts, refusal } = detail;
  const isRunning = attempts[0]?.status === 1;
  const cashier = paths.cashier({ goods_type: 'mock_paper', goods_id: paper.id });
  return (
    <section className={styles.box} aria-label={strings.entry}>
      {paper.charge > 0 && <Price amount={paper.charge} size="large" />}
      {refusal === null ? (
        <>
          <Text size="small" tone="muted">
            {isRunning ? strings.runs : strings.before(paper.expired_minutes)}
          </Text>
          <NativeButton tone="action" size="large" isPending={isStarting} onPress={onStart}>
            {isRunning ? strings.goOn : strings.take}
          </NativeButton>
        </>
      ) : (
        <Text>{strings.refusals[refusal]}</Text>
      )}
      {refusal === 'not-bought' && isReachable(cashier) && (
        <LinkButton tone="action" size="large" isFullWidth href={cashier}>
          {strings.buy(paper.charge)}
        </LinkButton>
      )}
      {refusal === 'not-bought' && paper.is_vip_free && isReachable(paths.membership()) && (
        <LinkButton isFullWidth icon={<VipIcon size="small" />} href={paths.membership()}>
          {words.memberFree}
        </LinkButton>
      )}
    </section>
  );
}

function Attempts({ detail: { paper, user_papers: attempts } }: { detail: MockPaperDetail }) {
  const strings = useStrings(mockPaperStrings);
  const words = useStrings(examWords);
  const { locale } = useUi();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={own.attempts}>
      {attempts.map(({ id, status, score, created_at: begun }) => (
        <li key={id} className={own.attempt}>
          <span className={own.when}>
            {new Date(begun).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
          <Badge
            tone={
              status === 1 ? 'action' : score !== null && score >= paper.pass_score ? 'positive' : 'neutral'
            }
          >
            {status === 1 ? words.running : strings.ended}
          </Badge>
          <span>{score === null ? '' : strings.score(score)}</span>
          <LinkButton isQuiet size="small" href={paths.playMockPaper(paper.id, id)}>
            {status === 1 ? strings.goOn : strings.look}
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}
