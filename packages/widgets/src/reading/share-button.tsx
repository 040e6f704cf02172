import { LinkIcon } from '@shuyuan/ui/icons';
import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo, useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import { shareButtonStrings, type ShareButtonStrings } from './share-button.strings.ts';

const lazyDialog = createLazyModule(() => import('./share-dialog.tsx'));

/** The page knows its own address; the button does not. */
export interface ShareButtonProps {
  /** Whole, as others open it. */
  address: string;
  /** What is shared: the dialog is named after it. */
  name: string;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ShareButtonStrings>;
}

/** Hands out the address of a thing: to copy, and as a picture for a telephone. Needs a `HostProvider`. */
export function ShareButton({ address, name, strings: own }: ShareButtonProps) {
  const { locale } = useHost();
  const strings = useMemo(() => ({ ...shareButtonStrings[locale], ...own }), [locale, own]);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const loaded = useLazyModule(lazyDialog, isOpen, close);
  return (
    <>
      <NativeButton
        size="small"
        aria-haspopup="dialog"
        isPending={isOpen && !loaded}
        onPress={() => setIsOpen(true)}
      >
        <LinkIcon size="small" />
        {strings.share}
      </NativeButton>
      {loaded && (
        <loaded.ShareDialog address={address} name={name} strings={strings} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
