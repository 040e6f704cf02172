import { CopyIcon } from '@shuyuan/ui/icons';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo } from 'react';
import { copyText } from '../async/copy-text.ts';
import { useHost } from '../host/host-context.tsx';
import { qrAddress } from './qr-address.ts';
import * as styles from './share-button.css.ts';
import type { ShareButtonStrings } from './share-button.strings.ts';

interface ShareDialogProps {
  address: string;
  name: string;
  strings: ShareButtonStrings;
  isOpen: boolean;
  onClose: () => void;
}

/** The address to copy, and as a picture for a telephone. */
export function ShareDialog({ address, name, strings, ...dialog }: ShareDialogProps) {
  const host = useHost();
  const picture = useMemo(() => qrAddress(address), [address]);
  return (
    <LightDialog title={strings.title(name)} size="small" {...dialog}>
      <div data-component="share-dialog" className={styles.ways}>
        <div className={styles.row}>
          <span className={styles.address}>{address}</span>
          <NativeButton tone="action" onPress={() => void copyText(host, address, strings)}>
            <CopyIcon size="small" />
            {strings.copy}
          </NativeButton>
        </div>
        <figure className={styles.scan}>
          <img src={picture} alt={strings.code(address)} className={styles.code} />
          <figcaption>{strings.scan}</figcaption>
        </figure>
      </div>
    </LightDialog>
  );
}
