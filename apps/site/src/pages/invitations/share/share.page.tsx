import { createInvitationsApi, type OwnSharing } from '@shuyuan/api-client/money';
import { Button } from '@shuyuan/ui/button';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Section, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { TextField } from '@shuyuan/ui/text-field';
import { paths } from '../../../paths/paths.ts';
import { codeToCopy } from './code-to-copy.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { SharedGoodsList } from './shared-goods.tsx';
import * as styles from './share.css.ts';
import { shareStrings, type ShareStrings } from './share.strings.ts';

/** One's own link, what came of it, posters to pass on, and goods with a reward. */
export default function SharePage() {
  const { client } = useSite();
  const words = useStrings(shareStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const isVisitor = useSession(({ token }) => token === null);
  const found = useResource(`sharing ${session}`, async (signal) => {
    if (isVisitor) return null;
    const sharing = createInvitationsApi(client.http);
    const [mine, config, posters] = await Promise.all([
      sharing.mine({ signal }),
      sharing.config({ signal }),
      sharing.posters({ signal }),
    ]);
    return { mine, config, posters };
  });
  usePageReady({ isReady: found.status !== 'loading' });
  const shown = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <div className={columns.film}>
      <Stack gap={40}>
        <Stack gap={8}>
          <Heading level={1} font="reading" size="display">
            {words.title}
          </Heading>
          <Text size="reading" tone="muted">
            {words.lead}
          </Text>
        </Stack>
        {found.status === 'failed' && (
          <ErrorState title={words.failed} description={words.failedHint} onRetry={found.retry} />
        )}
        {found.status === 'loading' && !shown && (
          <Skeleton label={words.loading}>
            <SkeletonText width="most" />
            <SkeletonText width="half" />
          </Skeleton>
        )}
        {found.status === 'ready' && isVisitor && <SignedOut words={words} />}
        {shown && (
          <>
            <Link mine={shown.mine} words={words} />
            <Figures mine={shown.mine} words={words} />
            <Section title={words.rules}>
              <Stack gap={12}>
                <Text>{words.howItWorks(shown.config)}</Text>
                {shown.config.rules !== '' && <RichText html={shown.config.rules} />}
              </Stack>
            </Section>
            <SharedGoodsList mine={shown.mine} words={words} />
            <Section title={words.posters}>
              <div className={styles.posters}>
                {shown.posters.map(({ id, name, image }) => (
                  <figure key={id} className={styles.poster}>
                    <img
                      src={image}
                      alt={words.posterOf(name)}
                      width={750}
                      height={1334}
                      className={styles.sheet}
                    />
                    <a href={image} download={`${words.posterFile}-${name}.svg`} className={styles.save}>
                      {words.savePoster(name)}
                    </a>
                  </figure>
                ))}
              </div>
            </Section>
          </>
        )}
      </Stack>
    </div>
  );
}

function SignedOut({ words }: { words: ShareStrings }) {
  const { host } = useSite();
  return (
    <EmptyState
      title={words.signedOut}
      description={words.signedOutHint}
      action={
        <Button
          tone="action"
          onPress={() => host.session.requestLogin(1, { kind: 'share', purpose: 'share', run() {} })}
        >
          {words.signIn}
        </Button>
      }
    />
  );
}

interface OwnProps {
  mine: OwnSharing;
  words: ShareStrings;
}

function Link({ mine: { link, image, msv }, words }: OwnProps) {
  const { host } = useSite();
  const shareCode = `${msv}${words.copyMark}`;
  const copy = (text: string) =>
    host.clipboard.writeText(text).then(
      () => host.notify('positive', words.copied),
      () => host.notify('critical', words.notCopied),
    );
  return (
    <Section title={words.link}>
      <div className={styles.link}>
        <Stack gap={12}>
          <TextField label={words.linkLabel} value={link} isReadOnly />
          <div>
            <Button tone="action" onPress={() => void copy(link)}>
              {words.copy}
            </Button>
          </div>
          <Text tone="muted">
            {words.shareCode}{' '}
            <NativeButton size="small" onPress={() => void copy(codeToCopy(shareCode))}>
              {shareCode}
            </NativeButton>
          </Text>
        </Stack>
        <img src={image} alt={words.code} width={300} height={300} className={styles.code} />
      </div>
    </Section>
  );
}

function Figures({ mine, words }: OwnProps) {
  return (
    <Section title={words.figures}>
      <Stack gap={16}>
        <dl className={styles.figures}>
          <Figure name={words.count} value={words.people(mine.invite_count)} />
          <Figure name={words.balance} value={words.yuan(mine.invite_balance)} />
          <Figure name={words.waiting} value={words.yuan(mine.waiting)} />
          {mine.debt > 0 && <Figure name={words.debt} value={words.yuan(mine.debt)} />}
        </dl>
        <div className={styles.ways}>
          <LinkButton tone="action" href={paths.withdrawals()}>
            {words.withdraw}
          </LinkButton>
          <LinkButton href={paths.inviteUsers()}>{words.users}</LinkButton>
          <LinkButton href={paths.inviteBalance()}>{words.records}</LinkButton>
        </div>
      </Stack>
    </Section>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
