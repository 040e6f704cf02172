import type { CommunityProblem, ProblemsApi } from '@shuyuan/api-client/community';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { TextField } from '@shuyuan/ui/text-field';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { Modal } from '../../widget/modal.tsx';
import { useWidgetStore } from '../../widget/use-widget-store.ts';
import * as styles from './merge-problem.css.ts';
import { createMergeProblemStore, type MergeProblemState } from './merge-problem.store.ts';
import { mergeProblemStrings, type MergeProblemStrings } from './merge-problem.strings.ts';

/** Only for who may merge questions (`may_merge`): the server refuses everybody else. */
export interface MergeProblemProps {
  /** The duplicate. */
  problem: Pick<CommunityProblem, 'id' | 'title'>;
  /** The calls about questions. Keep the object between renders. */
  problems: Pick<ProblemsApi, 'similar' | 'merge'>;
  /** The duplicate leads to another question now, whose id is given. */
  onMerged: (intoId: number) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<MergeProblemStrings>;
}

/** Finds the question that says the same, and leads a duplicate to it. Needs a `HostProvider`. */
export function MergeProblem(props: MergeProblemProps) {
  const host = useHost();
  const { strings: own } = props;
  const strings = useMemo(() => ({ ...mergeProblemStrings[host.locale], ...own }), [host.locale, own]);
  const { state, actions } = useWidgetStore(host, props, strings, createMergeProblemStore);
  return (
    <div data-component="merge-problem" className={styles.ways}>
      <NativeButton size="small" onPress={actions.open}>
        {strings.merge}
      </NativeButton>
      {state.asked && <MergeProblemView asked={state.asked} actions={actions} strings={strings} />}
    </div>
  );
}

interface ViewProps {
  asked: NonNullable<MergeProblemState['asked']>;
  actions: ReturnType<typeof createMergeProblemStore>['actions'];
  strings: MergeProblemStrings;
}

/** A picture of choosing the question that stays. */
function MergeProblemView({ asked, actions, strings }: ViewProps) {
  const { keywords, found, chosen, isPending, error } = asked;
  return (
    <Modal component="merge-problem-question" size="medium" label={strings.title} onClose={actions.close}>
      <div className={styles.dialog}>
        <h2 className={styles.heading}>{strings.title}</h2>
        <p className={styles.hint}>{strings.text}</p>
        <div className={styles.ways}>
          <TextField label={strings.keywords} value={keywords} onChange={actions.write} />
          <NativeButton onPress={actions.search}>{strings.search}</NativeButton>
        </div>
        <output className={styles.hint}>
          {found === null && strings.searching}
          {found?.length === 0 && error === '' && strings.nothing}
        </output>
        {found !== null && found.length > 0 && (
          <NativeRadioGroup
            label={strings.found}
            value={chosen === null ? null : String(chosen)}
            options={found.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(value) => actions.choose(Number(value))}
          />
        )}
        <div role="alert">{error && <p className={styles.failure}>{error}</p>}</div>
        <div className={styles.ways}>
          <NativeButton isInactive={isPending} onPress={actions.close}>
            {strings.no}
          </NativeButton>
          <NativeButton
            tone="critical"
            isPending={isPending}
            isInactive={chosen === null}
            onPress={actions.merge}
          >
            {strings.yes}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}
