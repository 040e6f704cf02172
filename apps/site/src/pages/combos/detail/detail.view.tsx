import type { ComboDetail } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Section } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailLayout, DetailSkeleton } from '../../archetypes/detail-layout.tsx';
import { ThingComments } from '../../things/thing-comments.tsx';
import { ThingReviews } from '../../things/thing-reviews.tsx';
import { TaughtHead } from '../../things/taught-head.tsx';
import { ComboFacts } from '../combo-facts.tsx';
import { comboWords } from '../combo-words.strings.ts';
import { ComboOffer } from './combo-offer.tsx';
import { Contents } from './contents.tsx';
import { detailStrings } from './detail.strings.ts';

/** A picture of a column's page. */
export function DetailView({ combo }: { combo: Resource<ComboDetail> }) {
  const strings = useStrings(detailStrings);
  return (
    <DetailFrame resource={combo} words={strings} skeleton={<DetailSkeleton ratio="4:3" />}>
      {(detail) => <Shown detail={detail} />}
    </DetailFrame>
  );
}

function Shown({ detail }: { detail: ComboDetail }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(comboWords);
  const { combo, chapters } = detail;
  // What it costs stands in the box that sells it.
  const facts = <ComboFacts combo={combo} saysPrice={false} />;
  return (
    <DetailLayout
      way={[
        { label: words.home, href: paths.home() },
        { label: words.combos, href: paths.combos() },
        { label: combo.title },
      ]}
      head={
        <TaughtHead type="combo" thing={combo} facts={facts} bought={strings.bought}>
          {combo.published_at === null && (
            <Badge tone="caution">{combo.is_buy ? strings.hidden : strings.hiddenOwn}</Badge>
          )}
        </TaughtHead>
      }
      side={<ComboOffer detail={detail} />}
    >
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
      <div id="reviews">
        <ThingReviews type="combo" id={combo.id} />
      </div>
      <ThingComments type="combo" id={combo.id} />
    </DetailLayout>
  );
}
