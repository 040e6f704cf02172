import { Image } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ImageIcon = /* @__PURE__ */ createIcon(Image);
