export { ArticleEditor, type ArticleEditorProps } from './article-editor.tsx';
export type { ArticleEditorStrings } from './article-editor.strings.ts';
