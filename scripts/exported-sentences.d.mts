export interface ExportedName {
  /** Path from the root and line of the declaration, as `packages/ui/src/badge/badge.tsx:5`. */
  place: string;
  name: string;
  hasSentence: boolean;
}

/** The exported names below `root/packages`: where each is declared, and whether a sentence stands there. */
export function exportedNames(root: string): ExportedName[];
