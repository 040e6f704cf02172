import { Link } from 'react-aria-components/Link';
import * as buttonStyles from '../button/button.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, DownloadIcon, ZoomInIcon, ZoomOutIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import type { LightBoxPicture } from './light-box.tsx';
import * as styles from './light-box.css.ts';
import { lightBoxStrings } from './light-box.strings.ts';
import type { Zoom } from './use-zoom.ts';
import { closest } from './zoom.ts';

interface TopBarProps {
  picture: LightBoxPicture;
  at: number;
  last: number;
  zoom: Zoom;
  onClose: () => void;
}

/** Where one is, and what can be done with the picture. */
export function TopBar({ picture, at, last, zoom, onClose }: TopBarProps) {
  const strings = useStrings(lightBoxStrings);
  const { scale } = zoom.view;
  return (
    <div data-part="bar" className={styles.bar}>
      <span data-part="count" aria-hidden="true" className={styles.count}>
        {last > 0 && <bdi dir="ltr">{strings.count(at + 1, last + 1)}</bdi>}
      </span>
      <IconButton
        label={strings.zoomOut}
        icon={<ZoomOutIcon />}
        isDisabled={scale <= 1}
        onPress={zoom.zoomOut}
      />
      <IconButton
        label={strings.zoomIn}
        icon={<ZoomInIcon />}
        isDisabled={scale >= closest}
        onPress={zoom.zoomIn}
      />
      {picture.downloadHref && (
        <Link
          href={picture.downloadHref}
          download
          aria-label={strings.download}
          data-part="download"
          className={cx(
            buttonStyles.button,
            buttonStyles.size.standard,
            buttonStyles.square.standard,
            buttonStyles.quiet.neutral,
          )}
        >
          <DownloadIcon />
        </Link>
      )}
      <IconButton label={strings.close} icon={<CloseIcon />} onPress={onClose} />
    </div>
  );
}
