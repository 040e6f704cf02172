import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { useUi } from '../provider/ui-context.ts';
import type { SheetProps } from './sheet.tsx';

interface SheetOverlayProps {
  sheet: SheetProps;
  /** Its name in the page. */
  component: 'dialog' | 'drawer';
  className: string;
  /** The panel. */
  children: ReactNode;
}

/** The darkened page under a sheet, and whether there is one. */
export function SheetOverlay({ sheet, component, className, children }: SheetOverlayProps) {
  const { isOpen, defaultOpen, onOpenChange, isDismissable = true, keepsOnBackdrop = false } = sheet;
  const { portalContainer } = useUi();
  return (
    <ModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      isDismissable={isDismissable && !keepsOnBackdrop}
      isKeyboardDismissDisabled={!isDismissable}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-component={component}
      className={className}
    >
      {children}
    </ModalOverlay>
  );
}
