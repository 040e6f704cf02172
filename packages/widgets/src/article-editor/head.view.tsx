import { Badge } from '@shuyuan/ui/badge';
import { ChevronLeftIcon, EyeIcon } from '@shuyuan/ui/icons';
import { IconButton } from '@shuyuan/ui/icon-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useHost } from '../host/host-context.tsx';
import { useArticleEditor } from './article-editor.context.ts';
import * as styles from './head.css.ts';
import { mainActionOf, visibilityOf } from './main-action.ts';

const tones = { draft: 'neutral', scheduled: 'caution', published: 'positive' } as const;

/** Which article it is, where it lies, and what can be done with it. */
export function HeadView() {
  const { state, strings, actions, props } = useArticleEditor();
  const { clock } = useHost();
  const { fields, stored, isPressed, isSendingPictures } = state;
  const now = clock.now();
  const publishedAt = stored?.publishedAt ?? null;
  const visibility = visibilityOf(publishedAt, now);
  const href = stored && visibility === 'published' ? props.getArticleHref?.(stored.id) : undefined;
  return (
    <header className={styles.head}>
      {props.onBack && (
        <IconButton label={strings.back} icon={<ChevronLeftIcon />} isQuiet onPress={props.onBack} />
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.title}>{fields.title.trim() || strings.untitled}</h1>
          <Badge tone={tones[visibility]}>{strings.visibilities[visibility]}</Badge>
        </div>
        <SavedWhere />
      </div>
      <div className={styles.actions}>
        {href !== undefined && (
          <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
            {strings.openArticle}
          </a>
        )}
        <NativeButton onPress={() => actions.openPreview('visitor')}>
          <EyeIcon size="small" />
          {strings.preview}
        </NativeButton>
        <NativeButton
          tone="action"
          isPending={isPressed || isSendingPictures}
          onPress={() => void actions.press()}
        >
          {strings.main(mainActionOf(fields, publishedAt, now), now)}
        </NativeButton>
      </div>
    </header>
  );
}

const isBad = { failed: true, offline: true, refused: true, conflict: true, gone: true } as Record<
  string,
  true
>;

/** On the device, and on the server. */
function SavedWhere() {
  const { state, strings } = useArticleEditor();
  const { device, server } = state;
  const words = {
    nothing: strings.deviceNothing,
    keeping: strings.deviceKeeping,
    kept: strings.deviceKept(device.at ?? 0),
    refused: strings.deviceRefused,
  };
  return (
    <p className={styles.saved}>
      <span data-part="device" data-bad={device.status === 'refused' || undefined} className={styles.where}>
        {words[device.status]}
      </span>
      <span data-part="server" data-bad={isBad[server.status]} className={styles.where}>
        {strings.server(server.status, server.at)}
      </span>
    </p>
  );
}
