import { CutIcon, DownloadIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import { bytesText } from './bytes-text.ts';
import { categoryOptions } from './category-options.ts';
import { durationText } from './duration-text.ts';
import * as look from './look.css.ts';
import * as styles from './preview.css.ts';
import type { RecorderAround } from './recorder-view.props.ts';
import { bytesOf, durationOf, momentOf, type ShownStep } from './shown-step.ts';

interface ManageTabProps {
  step: ShownStep;
  library: ScreenRecorderState['library'];
  around: RecorderAround;
  isBusy: boolean;
  /** Opens the cutting; null while it is under development. */
  onTrim: (() => void) | null;
}

/** 管理: where the recording lies, and what is done with its file. */
export function ManageTab({ step, library, around, isBusy, onTrim }: ManageTabProps) {
  const { strings, actions } = around;
  const canCut = onTrim && step.kind === 'preview' && step.subject.kind === 'take' && step.url !== '';
  return (
    <div className={styles.panel}>
      <Category step={step} library={library} around={around} isBusy={isBusy} />
      <div className={styles.tools}>
        <NativeButton onPress={actions.download} isInactive={bytesOf(step.subject) === 0}>
          <DownloadIcon size="small" />
          {strings.download}
        </NativeButton>
        <NativeButton isInactive={!canCut} {...(canCut && { onPress: onTrim })}>
          <CutIcon size="small" />
          {strings.cut}
          {!onTrim && <span className={styles.toolNote}>{strings.cutUnder}</span>}
        </NativeButton>
      </div>
      <Facts step={step} around={around} />
    </div>
  );
}

function Category({ step, library, around, isBusy }: Omit<ManageTabProps, 'onTrim'>) {
  const { strings, actions } = around;
  const { categories } = library;
  if (categories.status === 'failed')
    return (
      <div className={look.inline}>
        <p className={look.muted}>{strings.categoriesFailed}</p>
        <NativeButton size="small" onPress={actions.retryLibrary}>
          {strings.retry}
        </NativeButton>
      </div>
    );
  const isLoading = categories.status === 'loading';
  const options = isLoading
    ? [{ value: String(step.particulars.categoryId), label: strings.categoriesLoading }]
    : categoryOptions(categories.value, strings.noCategory);
  const chosen = String(step.particulars.categoryId);
  return (
    <NativeSelect
      label={strings.category}
      value={options.some(({ value }) => value === chosen) ? chosen : '0'}
      options={options}
      isDisabled={isLoading || isBusy}
      onChange={(id) => actions.setCategory(Number(id))}
    />
  );
}

function Facts({ step, around: { strings, words } }: Pick<ManageTabProps, 'step' | 'around'>) {
  const { subject } = step;
  const duration = durationOf(subject);
  const rows = [
    [strings.factDuration, duration === null ? words.readingLength : durationText(duration, strings)],
    [strings.factSize, bytesText(bytesOf(subject))],
    [strings.factDate, formatDateTime(momentOf(subject))],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => [
        <dt key={`${name} name`} className={styles.factName}>
          {name}
        </dt>,
        <dd key={`${name} value`} className={styles.factValue}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}
