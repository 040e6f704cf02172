import { OfflineIcon, PositiveIcon, RetryIcon } from '@shuyuan/ui/icons';
import { LiveRegion } from '@shuyuan/ui/live-region';
import type { ReactNode, Ref } from 'react';
import * as styles from './wechat-scan.css.ts';
import type { WechatScanState } from './wechat-scan.state.ts';
import type { WechatScanStrings } from './wechat-scan.strings.ts';

export interface WechatScanViewProps {
  state: WechatScanState;
  strings: WechatScanStrings;
  /** The person presses a code that has failed or expired. */
  onRenew: () => void;
  /** Takes the focus from a button that goes away under it. */
  groupRef?: Ref<HTMLDivElement>;
}

/** A picture of a sign-in by WeChat. */
export function WechatScanView({ state, strings, onRenew, groupRef }: WechatScanViewProps) {
  return (
    <div
      ref={groupRef}
      tabIndex={-1}
      data-component="wechat-scan"
      data-state={state.status}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
      role="group"
      aria-label={strings.group}
      aria-busy={state.status === 'starting' || undefined}
      className={styles.scan}
    >
      <div data-part="paper" className={styles.paper}>
        {'scan' in state ? (
          <img src={state.scan.image} alt={strings.code} draggable={false} className={styles.code} />
        ) : (
          state.status === 'starting' && <span className={styles.starting} />
        )}
        <Overlay state={state} strings={strings} onRenew={onRenew} />
      </div>
      <p className={styles.caption}>{strings.ready}</p>
      <LiveRegion message={news(state, strings)} />
    </div>
  );
}

function Overlay({ state, strings, onRenew }: Omit<WechatScanViewProps, 'groupRef'>) {
  switch (state.status) {
    case 'starting':
    case 'ready':
      return null;
    case 'scanned':
    case 'confirmed':
    case 'bind':
      return (
        <div data-part="overlay" className={styles.overlay}>
          <span className={styles.positive}>
            <PositiveIcon size="large" />
          </span>
          {strings[state.status]}
        </div>
      );
    case 'expired':
      return (
        <Press icon={<RetryIcon size="large" />} what={strings.renew} onPress={onRenew}>
          {strings.expired}
        </Press>
      );
    case 'failed':
    case 'lost':
      return (
        <Press icon={<OfflineIcon size="large" />} what={strings.retry} onPress={onRenew}>
          {('message' in state && state.message) || strings[state.status]}
        </Press>
      );
  }
}

interface PressProps {
  icon: ReactNode;
  /** What pressing does. */
  what: string;
  /** What has happened. */
  children: ReactNode;
  onPress: () => void;
}

/** The whole code is the button. */
function Press({ icon, what, children, onPress }: PressProps) {
  return (
    <button
      type="button"
      data-part="overlay"
      className={`${styles.overlay} ${styles.press}`}
      onClick={() => onPress()}
    >
      <span className={styles.muted}>{icon}</span>
      <span>
        {/* The space stands between the two in the button's name. */}
        {children} <span className={styles.what}>{what}</span>
      </span>
    </button>
  );
}

function news(state: WechatScanState, strings: WechatScanStrings): string {
  if (state.status === 'ready') return '';
  return state.status === 'failed' && state.message !== null ? state.message : strings[state.status];
}
