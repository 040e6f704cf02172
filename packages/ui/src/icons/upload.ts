import { Upload } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** An arrow out of a tray: chooses or sends files. */
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
