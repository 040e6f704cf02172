import { Gauge } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const SpeedIcon = /* @__PURE__ */ createIcon(Gauge);
