import type { ApplicationPage, CaptchaApi, PagesApi } from '@shuyuan/api-client';
import { Widget } from '../widget/widget.tsx';
import { createApplicationFormStore, type ApplicationFormState } from './application-form.store.ts';
import { applicationFormStrings, type ApplicationFormStrings } from './application-form.strings.ts';
import { ApplicationFormView } from './application-form.view.tsx';

/** A form for visitors: nobody has to sign in. */
export interface ApplicationFormProps {
  /** Where it stands, and what it is an application for. */
  page: ApplicationPage;
  pages: Pick<PagesApi, 'apply'>;
  captcha: Pick<CaptchaApi, 'image'>;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ApplicationFormStrings>;
}

/** Name, mobile number and a few words to the school; kept on the device until they are sent. Needs a `HostProvider`. */
export function ApplicationForm(props: ApplicationFormProps) {
  return (
    <Widget
      props={props}
      subject={props.page}
      strings={applicationFormStrings}
      createStore={createApplicationFormStore}
      moveFocus={moveFocus}
    >
      {({ state, actions, strings, rootRef }) => (
        <ApplicationFormView state={state} actions={actions} strings={strings} rootRef={rootRef} />
      )}
    </Widget>
  );
}

function moveFocus(root: HTMLElement, { on }: NonNullable<ApplicationFormState['focus']>) {
  const name = on === 'writing' ? 'name' : on;
  root.querySelector<HTMLElement>(on === 'sent' ? '[data-focus="sent"]' : `[name="${name}"]`)?.focus();
}
