import { Button } from '@shuyuan/ui/button';
import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import type { RefObject } from 'react';
import { ConflictQuestion } from './form-conflict.view.tsx';
import { FormFieldView } from './form-field.view.tsx';
import { useResourceForm } from './resource-form.context.ts';
import * as styles from './resource-form.css.ts';
import { changeOf, type Writing } from './writing.ts';

/** A picture of a form of the console, on a sheet from the edge. */
export function ResourceFormView() {
  const { state, strings, actions, props, rootRef } = useResourceForm();
  const { form, step, announcement } = state;
  return (
    <Drawer
      isOpen
      size="large"
      keepsOnBackdrop
      title={props.id === null ? strings.addTitle : strings.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) actions.close();
      }}
      footer={<Foot />}
    >
      <div
        ref={rootRef as RefObject<HTMLDivElement | null>}
        data-component="resource-form"
        data-state={form.status === 'ready' ? step : form.status}
        className={styles.form}
      >
        <Question />
        <Content />
        <LiveRegion message={announcement.text} announcementId={announcement.id} />
      </div>
    </Drawer>
  );
}

function Content() {
  const { state, strings, actions, props } = useResourceForm();
  const { form } = state;
  const { upload, pickPicture } = props;
  const pictures = { ...(upload && { upload }), ...(pickPicture && { pickPicture }) };
  if (form.status === 'loading')
    return (
      <Skeleton label={strings.loading}>
        <div className={styles.fields}>
          {props.declaration.fields.map(({ name, kind }) => (
            <SkeletonBlock key={name} height={kind === 'rich-text' ? 240 : 56} />
          ))}
        </div>
      </Skeleton>
    );
  if (form.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={form.isOffline ? strings.offlineHint : strings.failedHint}
        isRetrying={form.isRetrying}
        onRetry={actions.retry}
      />
    );
  return (
    <>
      {form.isRestored && <Restored />}
      <div className={styles.fields}>
        {props.declaration.fields.map((field) => (
          <div key={field.name} data-field={field.name}>
            <FormFieldView
              field={field}
              value={form.values[field.name]}
              values={form.values}
              error={form.errors[field.name]}
              onChange={(value) => actions.change(field.name, value)}
              pictures={{
                ...pictures,
                onSendingChange: (isSending) => actions.notePictures(field.name, isSending),
              }}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function Restored() {
  const { strings, actions } = useResourceForm();
  return (
    <div data-part="restored" className={styles.note}>
      <span className={styles.noteWords}>{strings.restored}</span>
      <Button size="small" isQuiet onPress={actions.discardDraft}>
        {strings.discardDraft}
      </Button>
    </div>
  );
}

/** What has to be decided first, over the fields, which stay to be read. */
function Question() {
  const { state, strings, actions } = useResourceForm();
  if (state.step !== 'conflict' && state.step !== 'leaving') return null;
  const isConflict = state.step === 'conflict';
  if (isConflict && state.conflict)
    return (
      <div role="alert" data-part="question" className={styles.question}>
        <ConflictQuestion conflict={state.conflict} />
      </div>
    );
  return (
    <div role="alert" data-part="question" className={styles.question}>
      <strong className={styles.questionTitle}>
        {isConflict ? strings.conflictTitle : strings.leaveTitle}
      </strong>
      <p className={styles.questionText}>{isConflict ? strings.conflictText : strings.leaveText}</p>
      <div className={styles.answers}>
        {isConflict ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has just come, and this answer costs less */}
            <Button autoFocus onPress={actions.takeTheirs}>
              {strings.takeTheirs}
            </Button>
            <Button tone="critical" onPress={() => void actions.overwrite()}>
              {strings.overwrite}
            </Button>
          </>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has just come, and this answer costs less */}
            <Button autoFocus onPress={actions.stay}>
              {strings.stay}
            </Button>
            <Button tone="critical" onPress={actions.leave}>
              {strings.leave}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Foot() {
  const { state, strings, actions, props } = useResourceForm();
  const { form, step, sending } = state;
  if (form.status !== 'ready') return null;
  const isNew = props.id === null;
  const isUnchanged = Object.keys(changeOf(form)).length === 0;
  return (
    <div className={styles.foot}>
      <span className={styles.savedState}>{stateWords(form, strings)}</span>
      <Button isQuiet onPress={actions.close}>
        {strings.cancel}
      </Button>
      <Button
        tone="action"
        isPending={step === 'saving' || sending.length > 0}
        isDisabled={isUnchanged && !isNew}
        onPress={() => void actions.save()}
      >
        {isNew ? strings.add : strings.save}
      </Button>
    </div>
  );
}

const stateWords = (form: Writing, { unchanged, kept }: { unchanged: string; kept: string }) =>
  Object.keys(changeOf(form)).length === 0 ? unchanged : kept;
