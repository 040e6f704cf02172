export { dividerMark, joinAtDivider, splitAtDivider } from './divider-mark.ts';
export {
  RichTextEditor,
  type DividerLabel,
  type FindPeople,
  type MentionedPerson,
  type PickedPicture,
  type PickPicture,
  type RichTextEditorProps,
  type UploadPicture,
} from './rich-text-editor.tsx';
