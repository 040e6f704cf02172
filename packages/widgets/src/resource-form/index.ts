export { createKeptDraft } from '../async/kept-draft.ts';
export type { ResourceFormStrings } from './resource-form.strings.ts';
export { ResourceForm, type ResourceFormProps } from './resource-form.tsx';
export type {
  CustomFieldProps,
  FormDeclaration,
  FormField,
  FormIssue,
  FormSchema,
  FormValues,
  WrittenResource,
  WrittenRow,
} from './resource-form.types.ts';
