import { FileText } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A sheet with lines: a document or a file. */
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
