import { ImageOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const ImageOffIcon = /* @__PURE__ */ createIcon(ImageOff);
