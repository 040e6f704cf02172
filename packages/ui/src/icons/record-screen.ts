import { ScreenShare } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const RecordScreenIcon = /* @__PURE__ */ createIcon(ScreenShare);
