import type { AgreementName } from '@shuyuan/api-client';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import type { FieldName, StepKind } from './login-step.ts';

/** What a person can do in the form. */
export interface LoginActions {
  onChange: (field: FieldName, value: string) => void;
  onLeave: (field: FieldName) => void;
  onSubmit: () => void;
  onGo: (kind: Exclude<StepKind, 'bind' | 'change'>) => void;
  onRequestCode: () => void;
  onAgreement: (name: AgreementName) => void;
}

/** What every part of the picture is given. */
export interface LoginViewContext {
  strings: LoginDialogStrings;
  actions: LoginActions;
}
