import { Image } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

/** A framed picture: stands where one is missing or can be added. */
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
