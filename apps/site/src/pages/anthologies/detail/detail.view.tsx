import { busyFor, type AnthologyDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Section, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { AnthologyCover } from '../anthology-cover.tsx';
import { AnthologyFacts } from '../anthology-facts.tsx';
import { anthologyWords } from '../anthology-words.strings.ts';
import { Contents } from './contents.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { WayOn } from './way-on.tsx';

/** A picture of an anthology's page. */
export function DetailView({ anthology }: { anthology: Resource<AnthologyDetail> }) {
  const strings = useStrings(detailStrings);
  if (anthology.status === 'loading') return <DetailSkeleton />;
  if (anthology.status === 'failed')
    return (
      <div className={styles.page}>
        <Page>
          <ErrorState
            title={strings.failed}
            description={strings.failedHint}
            retryAfter={busyFor(anthology.error)}
            onRetry={anthology.retry}
          />
        </Page>
      </div>
    );
  return <Shown detail={anthology.data} />;
}

function Shown({ detail }: { detail: AnthologyDetail }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(anthologyWords);
  const { anthology, chapters } = detail;
  return (
    <div className={styles.page}>
      <Page>
        <Breadcrumbs
          items={[
            { label: words.home, href: paths.home() },
            { label: words.anthologies, href: paths.anthologies() },
            { label: anthology.title },
          ]}
        />
        <div className={styles.measure}>
          <div className={styles.layout}>
            <Head anthology={anthology} />
            <aside className={styles.side}>
              <WayOn detail={detail} />
            </aside>
            <div className={styles.main}>
              <Section title={strings.contents} font="reading">
                {chapters.length > 0 ? (
                  <Contents detail={detail} />
                ) : (
                  <EmptyState title={strings.emptyContents} description={strings.emptyContentsHint} />
                )}
              </Section>
              {anthology.render_description !== '' && (
                <Section title={strings.about} font="reading">
                  <RichText html={anthology.render_description} />
                </Section>
              )}
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}

function Head({ anthology }: Pick<AnthologyDetail, 'anthology'>) {
  const strings = useStrings(detailStrings);
  const words = useStrings(anthologyWords);
  const { title, short_description: description, author, is_buy: isBought } = anthology;
  return (
    <header className={styles.head}>
      <AnthologyCover anthology={anthology} isPriority />
      <div className={styles.words}>
        <Heading level={1} font="reading" size="display">
          {title}
        </Heading>
        <Text size="reading">{description}</Text>
        <div className={styles.facts}>
          <Avatar name={author?.nick_name ?? ''} src={author?.avatar ?? null} size="small" />
          <span className={styles.author}>{author?.nick_name ?? words.unknownAuthor}</span>
          {/* What it costs stands in the box that sells it. */}
          <AnthologyFacts anthology={anthology} saysPrice={anthology.charge === 0} />
          {isBought && <Badge tone="positive">{strings.bought}</Badge>}
        </div>
      </div>
    </header>
  );
}

function DetailSkeleton() {
  return (
    <div className={styles.page}>
      <Page>
        <Skeleton>
          <SkeletonText size="base" width="quarter" />
          <div className={styles.measure}>
            <div className={styles.layout}>
              <div className={styles.head}>
                <SkeletonBlock ratio="3:4" />
                <div className={styles.words}>
                  <SkeletonText size="display" width="most" />
                  <SkeletonText size="reading" lines={2} />
                  <SkeletonBlock width={280} height={24} />
                </div>
              </div>
              <div className={styles.side}>
                <SkeletonBlock height={200} />
              </div>
              <div className={styles.main}>
                <SkeletonText size="reading" lines={8} />
              </div>
            </div>
          </div>
        </Skeleton>
      </Page>
    </div>
  );
}
