export { dividerMark, joinAtDivider, splitAtDivider } from './divider-mark.ts';
export {
  RichTextEditor,
  type DividerLabel,
  type RichTextEditorProps,
  type UploadPicture,
} from './rich-text-editor.tsx';
