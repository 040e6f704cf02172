import { featureNames, type FeatureName } from '@shuyuan/api-client';
import type { ManageClient, ManagedSettings, SettingsChange } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Image } from '@shuyuan/ui/image';
import { Heading, Inline, Section, Stack, Text } from '@shuyuan/ui/layout';
import { PermissionButton } from '@shuyuan/ui/permission';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { ResourceForm } from '@shuyuan/widgets/resource-form';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { loadExistingFeatures } from './existing-features.ts';
import { featureWords } from '../../../shell/features/feature-words.strings.ts';
import * as styles from './settings.css.ts';
import { settingGroups, settingsForm } from './settings-form.ts';
import { settingsStrings, type SettingsStrings } from './settings.strings.ts';

/** Until it is known which features exist, none is said to be missing. */
const allFeatures: ReadonlySet<FeatureName> = new Set(featureNames);

/** There is one sheet of settings. */
const only = 1;

/** The sheet as a form writes things: found by a number, and never added. */
const asResource = (settings: ManageClient['settings']) => ({
  find: async (_: number, options?: Parameters<typeof settings.find>[0]) => ({
    ...(await settings.find(options)),
    id: only,
  }),
  store: () => Promise.reject(new Error('There is one sheet of settings.')),
  update: (_: number, change: SettingsChange, seenAt?: string) => settings.update(change, seenAt),
});

/** What the school decides for the whole site: its name, its footer, how people sign in, and which sections are open. */
export default function ManageSettingsPage() {
  const { client, notices } = useManage();
  const { config, log } = useSite();
  const words = useStrings(settingsStrings);
  const features = useStrings(featureWords);
  const { open, openOne, close } = useManageAddress(paths.manageSettings);
  const [saved, setSaved] = useState(0);
  const settings = useResource(`console settings ${useRevision()} ${saved}`, (signal) =>
    client.settings.find({ signal }),
  );
  const loaded = useResource('features that exist', loadExistingFeatures);
  const existing = loaded.status === 'ready' ? loaded.data : allFeatures;
  usePageReady({ isReady: settings.status !== 'loading' });
  const resource = useMemo(() => asResource(client.settings), [client]);
  const declaration = useMemo(() => settingsForm(words, features, existing), [words, features, existing]);
  const formWords = useMemo(() => ({ title: words.formTitle }), [words]);
  const shown =
    settings.status === 'ready' ? settings.data : settings.status === 'loading' ? settings.stale : null;
  return (
    <Stack gap={32}>
      <Inline justify="between">
        <Heading level={1} font="reading">
          {words.title}
        </Heading>
        <PermissionButton permission="setting.save" tone="action" onPress={() => openOne(only)}>
          {words.change}
        </PermissionButton>
      </Inline>
      {settings.status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={settings.retry} />
      )}
      {settings.status === 'loading' && !shown && (
        <Skeleton label={words.loading}>
          <SkeletonText width="most" />
        </Skeleton>
      )}
      {shown && <Shown settings={shown} words={words} existing={existing} />}
      {open === only && loaded.status === 'ready' && (
        <ResourceForm
          resource={resource}
          declaration={declaration}
          id={only}
          onSaved={(done) => {
            notices.add(done);
            setSaved(saved + 1);
            close();
            // The header and the guard of pages follow at once.
            config.load().catch((error: unknown) => log('config', error));
          }}
          onClose={close}
          strings={formWords}
        />
      )}
    </Stack>
  );
}

interface ShownProps {
  settings: ManagedSettings;
  words: SettingsStrings;
  existing: ReadonlySet<FeatureName>;
}

function Shown({ settings, words, existing }: ShownProps) {
  const features = useStrings(featureWords);
  const textOf = (value: string | boolean | number) =>
    typeof value === 'boolean' ? (value ? words.on : words.off) : String(value) || words.none;
  return (
    <>
      {settingGroups.map(({ name, fields }) => (
        <Section key={name} title={words[name]}>
          <dl className={styles.facts}>
            {fields.map((field) => (
              <div key={field} className={styles.fact}>
                <dt className={styles.name}>{words.fields[field]}</dt>
                <dd className={styles.value}>
                  {(field === 'logo' || field === 'white_logo') && settings[field] !== '' ? (
                    <span className={field === 'white_logo' ? styles.darkLogo : styles.logo}>
                      <Image
                        src={settings[field]}
                        alt={words.fields[field]}
                        ratio="3:1"
                        fit="contain"
                        corners="none"
                        isGroundless
                      />
                    </span>
                  ) : (
                    textOf(settings[field])
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Section title={words.switches}>
        <Stack gap={16}>
          <Text tone="muted">{words.switchesHint}</Text>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ul role="list" className={styles.features}>
            {featureNames.map((name) => (
              <li key={name} className={styles.feature}>
                <div>
                  <p className={styles.featureName}>{features[name].name}</p>
                  <p className={styles.about}>{features[name].about}</p>
                </div>
                {existing.has(name) ? (
                  <Badge tone={settings[`features.${name}`] ? 'positive' : 'neutral'}>
                    {textOf(settings[`features.${name}`])}
                  </Badge>
                ) : (
                  <Text tone="muted">{words.notYet}</Text>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
    </>
  );
}
