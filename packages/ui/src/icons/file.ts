import { FileText } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const FileIcon = /* @__PURE__ */ createIcon(FileText);
