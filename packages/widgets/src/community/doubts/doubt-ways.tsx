import type { Doubt, DoubtsApi } from '@shuyuan/api-client/community';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { useWidgetStore } from '../../widget/use-widget-store.ts';
import * as styles from './doubt-ways.css.ts';
import { createDoubtWaysStore, promisedHours } from './doubt-ways.store.ts';
import { doubtWaysStrings, type DoubtWaysStrings } from './doubt-ways.strings.ts';

/** Who asked may close a doubt, and who teaches promise an answer while there is none. */
export interface DoubtWaysProps {
  doubt: Pick<Doubt, 'id' | 'status' | 'is_own' | 'may_answer'>;
  /** The calls about doubts. Keep the object between renders. */
  doubts: Pick<DoubtsApi, 'promise' | 'settle'>;
  /** The doubt stands otherwise now: bring it anew. */
  onChanged: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<DoubtWaysStrings>;
}

/** Promises an answer to a doubt, or closes it. Needs a `HostProvider`. */
export function DoubtWays(props: DoubtWaysProps) {
  const host = useHost();
  const { doubt, strings: own } = props;
  const strings = useMemo(() => ({ ...doubtWaysStrings[host.locale], ...own }), [host.locale, own]);
  const { state, actions } = useWidgetStore(host, props, strings, createDoubtWaysStore);
  const isOpen = doubt.status === 'waiting' || doubt.status === 'promised';
  if (!doubt.is_own && !(doubt.may_answer && isOpen)) return null;
  return (
    <div data-component="doubt-ways" className={styles.ways}>
      {doubt.may_answer && isOpen && (
        <>
          <NativeSelect
            label={strings.within}
            value={String(state.hours)}
            options={promisedHours.map((hours) => ({ value: String(hours), label: strings.hours(hours) }))}
            onChange={(hours) => actions.setHours(Number(hours))}
          />
          <NativeButton isInactive={state.isPending} onPress={actions.promise}>
            {doubt.status === 'promised' ? strings.promiseAgain : strings.promise}
          </NativeButton>
        </>
      )}
      {doubt.is_own && (
        <NativeButton isInactive={state.isPending} onPress={actions.toggleSettled}>
          {doubt.status === 'closed' ? strings.unsettle : strings.settle}
        </NativeButton>
      )}
    </div>
  );
}
