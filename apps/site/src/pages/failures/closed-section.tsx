import type { FeatureName } from '@shuyuan/api-client';
import { useStrings } from '../../stores/site-context.tsx';
import { featureWords } from '../../shell/features/feature-words.strings.ts';
import { FailureScreen } from './failure-screen.tsx';
import { failureStrings } from './failures.strings.ts';
import { MainSections } from './main-sections.tsx';

/** Replaces a page whose section the school has closed: names the section, what is closed with it, and other sections. */
export function ClosedSection({ feature }: { feature: FeatureName }) {
  const { closedTitle, closedText } = useStrings(failureStrings);
  const { name, closed = '' } = useStrings(featureWords)[feature];
  return (
    <FailureScreen isInPlace kind="closed" title={closedTitle(name)} text={closed || closedText}>
      <MainSections />
    </FailureScreen>
  );
}
