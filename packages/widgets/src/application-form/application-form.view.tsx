import { applicationLimits } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextArea } from '@shuyuan/ui/text-area';
import { TextField } from '@shuyuan/ui/text-field';
import type { RefObject } from 'react';
import type { ApplicationFormState, createApplicationFormStore } from './application-form.store.ts';
import type { ApplicationFormStrings } from './application-form.strings.ts';
import * as styles from './application-form.css.ts';
import { limitedTo } from '../widget/limited-to.ts';

interface ApplicationFormViewProps {
  state: ApplicationFormState;
  actions: ReturnType<typeof createApplicationFormStore>['actions'];
  strings: ApplicationFormStrings;
  rootRef: RefObject<HTMLElement | null>;
}

/** A picture of the form. */
export function ApplicationFormView({ state, actions, strings, rootRef }: ApplicationFormViewProps) {
  return (
    <section
      ref={rootRef}
      data-component="application-form"
      aria-label={strings.title}
      className={styles.form}
    >
      <LiveRegion message={state.announcement.text} announcementId={state.announcement.id} />
      {state.step === 'sent' ? (
        <Stack gap={16}>
          <div tabIndex={-1} data-focus="sent">
            <Heading level={2}>{strings.sent}</Heading>
          </div>
          <Text>{strings.sentHint}</Text>
          <div>
            <NativeButton onPress={actions.startAgain}>{strings.another}</NativeButton>
          </div>
        </Stack>
      ) : (
        <Fields state={state} actions={actions} strings={strings} />
      )}
    </section>
  );
}

function Fields({ state, actions, strings }: Omit<ApplicationFormViewProps, 'rootRef'>) {
  const { values, errors, failure, step } = state;
  const shared = (field: keyof typeof values) => ({
    name: field,
    label: strings[field === 'image_captcha' ? 'letters' : field],
    isRequired: true,
    value: values[field],
    onChange: (text: string) => actions.write(field, text),
    ...(errors[field] !== undefined && { errorMessage: errors[field] }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actions.send();
      }}
    >
      <Stack gap={16}>
        <Heading level={2}>{strings.title}</Heading>
        <TextField {...shared('name')} autoComplete="name" {...limitedTo(applicationLimits.name)} />
        <TextField {...shared('mobile')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextArea
          {...shared('about')}
          description={strings.aboutHint}
          {...limitedTo(applicationLimits.about)}
        />
        <Proof state={state} actions={actions} strings={strings} field={shared('image_captcha')} />
        {failure !== '' && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div>
          <Button type="submit" tone="action" isPending={step === 'sending'}>
            {strings.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ProofProps extends Omit<ApplicationFormViewProps, 'rootRef'> {
  field: { name: string; label: string; value: string; onChange: (text: string) => void };
}

function Proof({ state: { challenge }, actions, strings, field }: ProofProps) {
  const isKnown = challenge !== null && challenge !== 'failed';
  const question = isKnown && challenge.img === '' ? challenge.question : null;
  return (
    <Stack gap={8}>
      <TextField {...field} label={question ?? field.label} autoComplete="off" maxLength={20} />
      {isKnown && challenge.img !== '' && (
        <img src={challenge.img} alt={strings.lettersPicture} className={styles.picture} />
      )}
      <div className={styles.ways}>
        <NativeButton isQuiet size="small" onPress={actions.changePicture}>
          {challenge === 'failed' ? strings.loadAgain : strings.change}
        </NativeButton>
        {question === null && (
          <NativeButton isQuiet size="small" onPress={actions.askInWords}>
            {strings.toWords}
          </NativeButton>
        )}
      </div>
    </Stack>
  );
}
