import type { Device } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { ErrorState } from '@shuyuan/ui/error-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatDate, RelativeTime } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useId } from 'react';
import type { AccountViewContext } from './account-view-context.ts';
import * as styles from './account-settings.css.ts';
import type { DevicesState } from './account-settings.state.ts';
import { deviceName, isRecognised } from './device-name.ts';
import * as own from './devices.css.ts';

interface DevicesViewProps {
  devices: DevicesState;
  context: AccountViewContext;
}

/** Where the account is signed in. */
export function DevicesView({ devices, context }: DevicesViewProps) {
  const { strings, level } = context;
  const Heading = `h${level + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <div data-part="devices" className={styles.part}>
      <Heading data-focus="devices" tabIndex={-1} className={styles.partHeading}>
        {strings.devices}
      </Heading>
      <p className={styles.words}>{strings.devicesHint}</p>
      <div className={own.list}>
        <Devices devices={devices} context={context} />
      </div>
    </div>
  );
}

function Devices({ devices: came, context }: DevicesViewProps) {
  const { strings, actions } = context;
  if (came.status === 'loading') return <DevicesSkeleton label={strings.devicesLoading} />;
  if (came.status === 'failed')
    return (
      <ErrorState
        size="small"
        title={strings.devicesFailed}
        description={came.isOffline ? strings.offlineHint : strings.failedHint}
        isRetrying={came.isRetrying}
        onRetry={actions.loadDevices}
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" className={styles.rows}>
      {came.devices.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isLeaving={came.leaving.includes(device.id)}
          at={came.at}
          context={context}
        />
      ))}
    </ul>
  );
}

interface DeviceRowProps {
  device: Device;
  isLeaving: boolean;
  /** When the list came, epoch milliseconds. */
  at: number;
  context: AccountViewContext;
}

function DeviceRow({ device, isLeaving, at, context: { strings, actions } }: DeviceRowProps) {
  const factsId = useId();
  const { id, user_agent, created_at, last_used_at, is_current } = device;
  const name = deviceName(user_agent, strings);
  return (
    <li className={styles.thing}>
      <div className={styles.lines}>
        <div className={styles.named}>
          <span className={own.name} title={isRecognised(user_agent) ? undefined : user_agent}>
            {name}
          </span>
          {is_current && <Badge tone="action">{strings.currentDevice}</Badge>}
        </div>
        <div id={factsId} className={styles.facts}>
          <span>
            {strings.lastUsed}
            <RelativeTime value={last_used_at} now={at} />
          </span>{' '}
          <span>{strings.signedInOn(formatDate(Date.parse(created_at)))}</span>
        </div>
      </div>
      {!is_current && (
        <div data-focus={`device-${id}`}>
          <NativeButton
            size="small"
            aria-label={strings.signOutOf(name)}
            aria-describedby={factsId}
            isPending={isLeaving}
            onPress={() => actions.signOut(id)}
          >
            {strings.signOut}
          </NativeButton>
        </div>
      )}
    </li>
  );
}

/** As many as most people have. */
function DevicesSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.rows}>
        {['first', 'second'].map((key) => (
          <div key={key} className={styles.thing}>
            <div className={styles.lines}>
              <SkeletonText width="quarter" />
              <div className={styles.facts}>
                <span className={styles.bone}>
                  <SkeletonText size="small" />
                </span>
                <span className={styles.bone}>
                  <SkeletonText size="small" />
                </span>
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
