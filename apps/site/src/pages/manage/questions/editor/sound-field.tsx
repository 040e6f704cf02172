import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { useState } from 'react';
import { useMediaPicker } from '../../media/use-media-picker.tsx';
import type { EditorStrings } from './editor.strings.ts';

interface SoundFieldProps {
  /** Address of the recording; undefined for none. */
  sound: string | undefined;
  words: EditorStrings;
  onChange: (sound: string | undefined) => void;
}

/** A recording that is heard with a stem, from the library. */
export function SoundField({ sound, words, onChange }: SoundFieldProps) {
  const { pick, picker } = useMediaPicker();
  const [isOther, setOther] = useState(false);
  async function choose() {
    const file = await pick('file');
    if (!file) return;
    const isSound = file.content_type.startsWith('audio/') && file.url !== '';
    setOther(!isSound);
    if (isSound) onChange(file.url);
  }
  return (
    <Stack as="section" gap={8} label={words.sound}>
      <Text weight="bold">{words.sound}</Text>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is what is asked */}
      {sound !== undefined && <audio controls preload="metadata" src={sound} aria-label={words.sound} />}
      <Text size="small" tone={isOther ? 'critical' : 'muted'}>
        {isOther ? words.noSound : words.soundHint}
      </Text>
      <Inline gap={8}>
        <Button size="small" onPress={() => void choose()}>
          {sound === undefined ? words.addSound : words.replaceSound}
        </Button>
        {sound !== undefined && (
          <Button size="small" isQuiet onPress={() => onChange(undefined)}>
            {words.removeSound}
          </Button>
        )}
      </Inline>
      {picker}
    </Stack>
  );
}
