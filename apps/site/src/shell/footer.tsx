import { Inline, Page, Text } from '@shuyuan/ui/layout';
import { useConfig, useStrings } from '../composition/site-context.tsx';
import * as styles from './shell.css.ts';
import { shellStrings } from './shell.strings.ts';

/** The specification's version string. */
const version = 'v4.8.2';

export function Footer() {
  const strings = useStrings(shellStrings);
  const config = useConfig((state) => state.config);
  return (
    <footer className={styles.footer}>
      <Page>
        <Inline justify="between" gap={24}>
          <Text font="reading" size="reading" tone="strong">
            {strings.motto}
          </Text>
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
