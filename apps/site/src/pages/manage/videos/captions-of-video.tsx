import { isApiError } from '@shuyuan/api-client';
import { captionLimits, type ManagedCaptions } from '@shuyuan/api-client/manage';
import { ErrorState } from '@shuyuan/ui/error-state';
import { FileTrigger } from '@shuyuan/ui/file-trigger';
import { IconButton } from '@shuyuan/ui/icon-button';
import { DeleteIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useId, useState } from 'react';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { captionsStrings, type CaptionsStrings } from './captions.strings.ts';
import { RemoveCaptions } from './remove-captions.tsx';

/** Languages of captions, as BCP 47 has them. Each is called by its own name. */
const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'ru', 'ar'] as const;
type Language = (typeof languages)[number];

/** Languages that people know by their script rather than by a country. */
const scripts: Partial<Record<Language, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

const ownNameOf = (language: Language) => {
  const code = scripts[language] ?? language;
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? language;
};

/** Lists the captions of one video, and takes files of further ones. */
export function CaptionsOfVideo({ videoId }: { videoId: number }) {
  const { client } = useManage();
  const words = useStrings(captionsStrings);
  const headingId = useId();
  const [changes, setChanges] = useState(0);
  const [removed, setRemoved] = useState<ManagedCaptions | null>(null);
  const resource = useResource(`captions ${videoId} ${changes}`, (signal) =>
    client.captions.list(videoId, { signal }),
  );
  const changed = () => setChanges((count) => count + 1);
  const shown =
    resource.status === 'ready' ? resource.data : resource.status === 'loading' ? resource.stale : null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={12}>
        <Text id={headingId} weight="bold">
          {words.captions}
        </Text>
        {resource.status === 'failed' && (
          <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={resource.retry} />
        )}
        {resource.status === 'loading' && !shown && (
          <Skeleton label={words.loading}>
            <SkeletonText width="half" />
          </Skeleton>
        )}
        {shown && <CaptionsList captions={shown.data} words={words} onRemove={setRemoved} />}
        <UploadCaptions videoId={videoId} words={words} onUploaded={changed} />
        {removed && (
          <RemoveCaptions
            captions={removed}
            videoId={videoId}
            words={words}
            onClose={(isRemoved) => {
              setRemoved(null);
              if (isRemoved) changed();
            }}
          />
        )}
      </Stack>
    </section>
  );
}

interface CaptionsListProps {
  captions: readonly ManagedCaptions[];
  words: CaptionsStrings;
  onRemove: (captions: ManagedCaptions) => void;
}

function CaptionsList({ captions, words, onRemove }: CaptionsListProps) {
  if (captions.length === 0) return <Text tone="muted">{words.none}</Text>;
  return (
    <Stack as="ul" gap={4}>
      {captions.map((each) => (
        <li key={each.id}>
          <Inline gap={8} justify="between">
            <Text as="span">
              {each.label}{' '}
              <Text as="span" size="small" tone="muted">
                {words.cues(each.cues_count)}
              </Text>
              {each.is_outdated && (
                <Text as="span" size="small" tone="critical">
                  {` ${words.outdated}`}
                </Text>
              )}
            </Text>
            <IconButton
              size="small"
              label={words.remove(each.label)}
              icon={<DeleteIcon size="small" />}
              onPress={() => onRemove(each)}
            />
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

interface UploadCaptionsProps {
  videoId: number;
  words: CaptionsStrings;
  onUploaded: () => void;
}

function UploadCaptions({ videoId, words, onUploaded }: UploadCaptionsProps) {
  const { client } = useManage();
  const [language, setLanguage] = useState<Language>('zh-CN');
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  async function upload(file: File) {
    const label = ownNameOf(language).slice(0, captionLimits.label);
    setIsUploading(true);
    setMessage(null);
    try {
      await client.captions.upload(videoId, { language, label }, file);
      setMessage({ text: words.uploaded(label), isProblem: false });
      onUploaded();
    } catch (error) {
      // A refusal names the line that cannot be read.
      const text = isApiError(error) && error.kind === 'business' ? error.message : words.failed;
      setMessage({ text, isProblem: true });
    } finally {
      setIsUploading(false);
    }
  }
  return (
    <Stack gap={8}>
      <NativeSelect
        label={words.language}
        description={words.hint}
        options={languages.map((value) => ({ value, label: ownNameOf(value) }))}
        value={language}
        onChange={setLanguage}
      />
      <FileTrigger
        accept={['.srt', '.vtt']}
        maxSize={captionLimits.bytes}
        hasLimits={false}
        isPending={isUploading}
        onSelect={([file]) => file && void upload(file)}
      >
        {isUploading ? words.uploading : words.upload}
      </FileTrigger>
      <output>
        {message && (
          <Text as="span" size="small" tone={message.isProblem ? 'critical' : 'muted'}>
            {message.text}
          </Text>
        )}
      </output>
    </Stack>
  );
}
