export { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';
export type { ApplicationFormStrings } from './application-form.strings.ts';
