import { Text } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { isOpen } from '../../stores/flags.ts';
import { useConfig, useReachable, useStrings } from '../../stores/site-context.tsx';
import { featureWords } from '../features/feature-words.strings.ts';
import { useRoute } from '../use-route.ts';
import { manageStrings } from './manage.strings.ts';
import * as styles from './closed-hint.css.ts';

/** Tells on a page of the console that its section is closed on the site, where learners do not see it. */
export function ClosedHint() {
  const { section } = useRoute();
  const strings = useStrings(manageStrings);
  const features = useStrings(featureWords);
  const isReachable = useReachable();
  const isShown = useConfig(({ config, flags }) => config !== null && !isOpen(section, flags));
  if (!isShown || section === undefined) return null;
  const names = typeof section === 'string' ? [section] : section;
  return (
    <aside aria-label={strings.closedLabel} className={styles.hint}>
      <Text>
        {strings.closedHint(names.map((name) => features[name].name).join(strings.closedComma))}{' '}
        {isReachable(paths.manageSettings()) && <Link to={paths.manageSettings()}>{strings.toSettings}</Link>}
      </Text>
    </aside>
  );
}
