import { Send } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SendIcon = /* @__PURE__ */ createIcon(Send);
