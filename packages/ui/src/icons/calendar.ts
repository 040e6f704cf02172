import { Calendar } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
