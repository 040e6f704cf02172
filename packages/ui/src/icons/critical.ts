import { CircleAlert } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CriticalIcon = /* @__PURE__ */ createIcon(CircleAlert);
