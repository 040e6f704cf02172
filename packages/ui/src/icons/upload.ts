import { Upload } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
