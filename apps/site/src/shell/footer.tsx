import { agreementNames } from '@shuyuan/api-client';
import { Inline, Page, Text } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { useConfig, useSite, useStrings } from '../stores/site-context.tsx';
import { routeTitles } from './route-titles.strings.ts';
import * as styles from './shell.css.ts';
import { shellStrings } from './shell.strings.ts';

/** The specification's version string. */
const version = 'v4.8.2';

export function Footer() {
  const strings = useStrings(shellStrings);
  const titles = useStrings(routeTitles);
  const { isReachable } = useSite();
  const config = useConfig((state) => state.config);
  const places = [
    ...(config?.pages ?? []).map((name) => ({ to: paths[name](), title: titles[name] })),
    ...(config?.further_pages ?? []).map(({ name, title }) => ({ to: paths.schoolPage(name), title })),
    ...agreementNames.map((name) => ({ to: paths.schoolPage(name), title: strings.agreements[name] })),
  ].filter(({ to }) => isReachable(to));
  return (
    <footer className={styles.footer}>
      <Page>
        <Inline justify="between" gap={24}>
          <Text font="reading" size="reading" tone="strong">
            {strings.motto}
          </Text>
          {places.length > 0 && (
            <nav aria-label={strings.footer} className={styles.footerPlaces}>
              {places.map(({ to, title }) => (
                <Link key={to} to={to} className={styles.footerPlace}>
                  {title}
                </Link>
              ))}
            </nav>
          )}
          <Inline gap={16}>
            {config?.icp && (
              <Text as="span" size="small" tone="muted">
                {config.icp}
              </Text>
            )}
            <Text as="span" size="small" tone="muted">
              {config?.webname ?? strings.siteName} {version}
            </Text>
          </Inline>
        </Inline>
      </Page>
    </footer>
  );
}
