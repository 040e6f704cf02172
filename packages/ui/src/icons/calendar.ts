import { Calendar } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A calendar sheet: opens the choice of a day. */
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
