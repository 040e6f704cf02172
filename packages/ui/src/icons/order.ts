import { ReceiptText } from 'lucide-react';
import { createIcon } from './create-icon.tsx';

export const OrderIcon = /* @__PURE__ */ createIcon(ReceiptText);
