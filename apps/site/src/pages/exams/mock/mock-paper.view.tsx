import type { MockPaperDetail } from '@shuyuan/api-client/exam-area';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Heading, Section, Text } from '@shuyuan/ui/layout';
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
import { WaysToBuy } from '../ways-to-buy.tsx';
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
                <Attempts
                  attempts={attempts}
                  passScore={paper.pass_score}
                  words={strings}
                  hrefOf={(id) => paths.playMockPaper(paper.id, id)}
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

/** The way into it, or why there is none. */
function Entry({ detail, isStarting, onStart }: ShownProps) {
  const strings = useStrings(mockPaperStrings);
  const { paper, user_papers: attempts, refusal } = detail;
  const isRunning = attempts[0]?.status === 1;
  return (
    <section className={styles.box} aria-label={strings.entry}>
      {/* Who has to buy it finds the price with the ways to buy. */}
      {paper.charge > 0 && refusal !== 'not-bought' && <Price amount={paper.charge} size="large" />}
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
      {refusal === 'not-bought' && (
        <WaysToBuy
          goods={{ type: 'mock_paper', id: paper.id }}
          charge={paper.charge}
          buy={strings.buy(paper.charge)}
          isVipFree={paper.is_vip_free}
        />
      )}
    </section>
  );
}
