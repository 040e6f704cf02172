import { ImageOff } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A struck-through picture: one that could not be loaded. */
export const ImageOffIcon = /* @__PURE__ */ createIcon(ImageOff);
