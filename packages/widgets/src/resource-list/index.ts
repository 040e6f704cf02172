export type { ResourceListStrings } from './resource-list.strings.ts';
export { ResourceList, type ResourceListProps } from './resource-list.tsx';
export { saveExport } from './save-export.browser.ts';
export type {
  Changed,
  ExportedFile,
  ListAction,
  ListArrangement,
  ListChoice,
  ListColumn,
  ListDeclaration,
  ListedResource,
  ListedRow,
  ListFilter,
  ListQuery,
  RowNoun,
} from './resource-list.types.ts';
export type { RowPlace } from './row-places.ts';
