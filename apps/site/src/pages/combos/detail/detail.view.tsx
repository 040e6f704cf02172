import { busyFor, createReviewsApi, type ComboDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Image } from '@shuyuan/ui/image';
import { Heading, Page, Section, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { Reviews } from '@shuyuan/widgets/reviews';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/detail/detail.css.ts';
import * as own from '../../courses/detail/detail.css.ts';
import { DetailSkeleton } from '../../courses/detail/detail-skeleton.tsx';
import { ComboFacts } from '../combo-facts.tsx';
import { comboWords } from '../combo-words.strings.ts';
import { Contents } from './contents.tsx';
import { ThingActions } from '../../things/thing-actions.tsx';
import { detailStrings } from './detail.strings.ts';
import { Offer } from './offer.tsx';

/** A picture of a column's page. */
export function DetailView({ combo }: { combo: Resource<ComboDetail> }) {
  const strings = useStrings(detailStrings);
  if (combo.status === 'loading') return <DetailSkeleton />;
  if (combo.status === 'failed')
    return (
      <div className={styles.page}>
        <Page>
          <ErrorState
            title={strings.failed}
            description={strings.failedHint}
            retryAfter={busyFor(combo.error)}
            onRetry={combo.retry}
          />
        </Page>
      </div>
    );
  return <Shown detail={combo.data} />;
}

function Shown({ detail }: { detail: ComboDetail }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(comboWords);
  const { combo, chapters } = detail;
  const { client } = useSite();
  const reviews = useMemo(() => createReviewsApi(client.http), [client]);
  return (
    <div className={styles.page}>
      <Page>
        <Breadcrumbs
          items={[
            { label: words.home, href: paths.home() },
            { label: words.combos, href: paths.combos() },
            { label: combo.title },
          ]}
        />
        <div className={styles.measure}>
          <div className={styles.layout}>
            <Head combo={combo} />
            <aside className={styles.side}>
              <Offer detail={detail} />
            </aside>
            <div className={styles.main}>
              {combo.render_description !== '' && (
                <Section title={strings.about} font="reading">
                  <RichText html={combo.render_description} />
                </Section>
              )}
              <Section title={strings.contents} font="reading">
                {chapters.length > 0 ? (
                  <Contents detail={detail} />
                ) : (
                  <EmptyState title={strings.emptyContents} description={strings.emptyContentsHint} />
                )}
              </Section>
              <Reviews of={{ type: 'combo', id: combo.id }} reviews={reviews} />
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}

function Head({ combo }: Pick<ComboDetail, 'combo'>) {
  const strings = useStrings(detailStrings);
  const { teacher } = combo;
  return (
    <header className={styles.head}>
      <Image src={combo.thumb} alt="" ratio="4:3" isPriority />
      <div className={styles.words}>
        <Heading level={1} font="reading" size="display">
          {combo.title}
        </Heading>
        <Text size="reading">{combo.short_description}</Text>
        {teacher && (
          <div className={styles.facts}>
            <Avatar name={teacher.name} src={teacher.avatar} size="small" />
            <Link to={paths.teacher(teacher.id)} className={own.teacher}>
              {teacher.name}
            </Link>
            <span>{teacher.title}</span>
          </div>
        )}
        <div className={styles.facts}>
          {/* What it costs stands in the box that sells it. */}
          <ComboFacts combo={combo} saysPrice={false} />
          {combo.is_buy && <Badge tone="positive">{strings.bought}</Badge>}
        </div>
        <div className={styles.facts}>
          <ThingActions thing={{ type: 'combo', id: combo.id }} marks={combo} />
        </div>
      </div>
    </header>
  );
}
