import { useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStrings, useUi } from '../provider/ui-context.ts';
import * as styles from './light-box.css.ts';
import { lightBoxStrings } from './light-box.strings.ts';
import { PictureStage } from './picture-stage.tsx';

/** One picture to look at closely. */
export interface LightBoxPicture {
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Shown below it. */
  caption?: string;
  /** The file that the download button saves; without it there is no button. */
  downloadHref?: string;
}

/** The shown picture and the open state are each controlled, or uncontrolled from their defaults. */
export interface LightBoxProps {
  /** In the order in which they are turned. */
  pictures: readonly LightBoxPicture[];
  /** Holds which picture is shown, from 0. */
  index?: number;
  /** Shown first, then left to the reader. @default 0 */
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  /** Holds whether it is open. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
  /** Asked for by Escape, the close button and a press beside the picture. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Pictures as large as the screen: to come closer, to move about in, and to turn. Focus goes in and returns to where it
 * came from. The reader's own zoom of the page stays.
 */
export function LightBox(props: LightBoxProps) {
  const { pictures, isOpen, defaultOpen, onOpenChange } = props;
  const { portalContainer } = useUi();
  return (
    <ModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-component="light-box"
      // Pictures are looked at in the dark, whatever the page is like.
      data-sy-theme="dark"
      className={styles.overlay}
    >
      <Modal className={styles.panel}>{pictures.length > 0 && <Room {...props} />}</Modal>
    </ModalOverlay>
  );
}

function Room({ pictures, index, defaultIndex = 0, onIndexChange }: LightBoxProps) {
  const strings = useStrings(lightBoxStrings);
  const [own, setOwn] = useState(defaultIndex);
  const last = pictures.length - 1;
  const at = Math.min(Math.max(index ?? own, 0), last);
  const picture = pictures[at];
  const turnTo = (next: number) => {
    if (next === at || next < 0 || next > last) return;
    setOwn(next);
    onIndexChange?.(next);
  };
  return (
    <AriaDialog aria-label={strings.title} data-part="dialog" className={styles.dialog}>
      {({ close }) =>
        picture && <PictureStage picture={picture} at={at} last={last} onTurn={turnTo} onClose={close} />
      }
    </AriaDialog>
  );
}
