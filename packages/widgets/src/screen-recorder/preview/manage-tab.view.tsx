import { CutIcon, DownloadIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import { bytesText } from '../views/bytes-text.ts';
import { categoryOptions } from './category-options.ts';
import { durationText } from '../views/duration-text.ts';
import * as look from '../views/look.css.ts';
import * as styles from './preview.css.ts';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import { bytesOf, durationOf, momentOf, type ShownStep } from '../views/shown-step.ts';

interface ManageTabProps {
  step: ShownStep;
  library: ScreenRecorderState['library'];
  context: RecorderViewContext;
  isBusy: boolean;
  /** Opens the cutting; null while it is under development. */
  onTrim: (() => void) | null;
}

/** 管理: where the recording lies, and what is done with its file. */
export function ManageTab({ step, library, context, isBusy, onTrim }: ManageTabProps) {
  const { strings, actions } = context;
  const canCut = onTrim && step.kind === 'preview' && step.subject.kind === 'draft' && step.url !== '';
  return (
    <div className={styles.panel}>
      <Category step={step} library={library} context={context} isBusy={isBusy} />
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
      <Facts step={step} context={context} />
    </div>
  );
}

function Category({ step, library, context, isBusy }: Omit<ManageTabProps, 'onTrim'>) {
  const { strings, actions } = context;
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

function Facts({ step, context: { strings, words } }: Pick<ManageTabProps, 'step' | 'context'>) {
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
