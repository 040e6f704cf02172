import type { ReactNode } from 'react';
import * as buttonStyles from '../button/button.css.ts';
import {
  CaptionsIcon,
  CaptionsOffIcon,
  EnterFullScreenIcon,
  ExitFullScreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  RetryIcon,
  SilenceIcon,
  VolumeIcon,
  VolumeLowIcon,
} from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { Choice } from './choice.tsx';
import { speeds } from './player-keys.ts';
import { Range } from './range.tsx';
import type { PlayerModel } from './use-player.ts';
import * as styles from './video-player.css.ts';

interface ControlsProps {
  player: PlayerModel;
  video: HTMLVideoElement | null;
  hasPictureInPicture: boolean;
}

/** The bar along the lower edge. Time runs from left to right in every language, and so does the bar. */
export function Controls({ player, video, hasPictureInPicture }: ControlsProps) {
  const { media, strings, seek, isTrialOver, isFull } = player;
  const { time, duration } = media;
  const [playLabel, playIcon] = media.isEnded
    ? [strings.replay, <RetryIcon key="replay" />]
    : media.isPlaying
      ? [strings.pause, <PauseIcon key="pause" />]
      : [strings.play, <PlayIcon key="play" />];
  return (
    <div
      data-part="controls"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      aria-label={strings.controls}
      dir="ltr"
      className={styles.controls}
    >
      <Range
        name="progress"
        label={strings.progress}
        value={time}
        most={duration}
        step={1}
        buffered={media.buffered}
        valueText={strings.at(time, duration)}
        onChange={seek}
      />
      <div className={styles.row}>
        <Control label={playLabel} icon={playIcon} isInactive={isTrialOver} onPress={player.toggle} />
        <Sound player={player} />
        <span data-part="time" className={styles.time}>
          {strings.clock(time)} <span className={styles.length}>/ {strings.clock(duration)}</span>
        </span>
        <Choices player={player} />
        {hasPictureInPicture && document.pictureInPictureEnabled && (
          <span className={styles.roomy}>
            <Control
              label={strings.pictureInPicture}
              icon={<PictureInPictureIcon />}
              onPress={() => togglePictureInPicture(video)}
            />
          </span>
        )}
        <Control
          label={isFull ? strings.leaveFullScreen : strings.fullScreen}
          icon={isFull ? <ExitFullScreenIcon /> : <EnterFullScreenIcon />}
          onPress={player.toggleFullScreen}
        />
      </div>
    </div>
  );
}

function Sound({ player }: { player: PlayerModel }) {
  const { media, strings, setVolume, toggleMuted } = player;
  const { isMuted, volume } = media;
  const loud = volume < 0.5 ? <VolumeLowIcon /> : <VolumeIcon />;
  return (
    <>
      <Control
        label={isMuted ? strings.unmute : strings.mute}
        icon={isMuted ? <SilenceIcon /> : loud}
        onPress={toggleMuted}
      />
      <span className={styles.volume}>
        <Range
          name="volume"
          label={strings.volume}
          value={isMuted ? 0 : volume}
          most={1}
          step={0.05}
          valueText={strings.percent(isMuted ? 0 : volume)}
          onChange={setVolume}
        />
      </span>
    </>
  );
}

const captionSizes = ['small', 'standard', 'large'] as const;

function Choices({ player }: { player: PlayerModel }) {
  const { media, strings, source, captions, tracks, isSeekable } = player;
  return (
    <span className={styles.choices}>
      {tracks.length === 1 && (
        <Control
          label={strings.captions}
          icon={captions.shown < 0 ? <CaptionsOffIcon /> : <CaptionsIcon />}
          isPressed={captions.shown >= 0}
          onPress={player.toggleCaptions}
        />
      )}
      {tracks.length > 1 && (
        <Choice
          label={strings.captions}
          options={[
            { id: '-1', label: strings.noCaptions },
            ...tracks.map(({ label }, index) => ({ id: String(index), label })),
          ]}
          value={String(captions.shown)}
          onChange={(id) => captions.choose(Number(id))}
        />
      )}
      {captions.shown >= 0 && (
        <Choice
          label={strings.captionSize}
          options={captionSizes.map((id) => ({ id, label: strings.captionSizes[id] }))}
          value={captions.size}
          onChange={captions.setSize}
        />
      )}
      {isSeekable && (
        <Choice
          label={strings.speed}
          options={speeds.map((speed) => ({ id: String(speed), label: `${speed}×` }))}
          value={String(media.rate)}
          onChange={(id) => player.setRate(Number(id))}
        />
      )}
      {source.qualities.length > 1 && (
        <Choice
          label={strings.quality}
          options={source.qualities}
          value={source.quality}
          onChange={source.choose}
        />
      )}
    </span>
  );
}

interface ControlProps {
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  isInactive?: boolean;
  onPress: () => void;
}

function Control({ label, icon, isPressed, isInactive, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isInactive || undefined}
      className={cx(
        buttonStyles.button,
        buttonStyles.size.standard,
        buttonStyles.square.standard,
        buttonStyles.quiet.neutral,
        styles.control,
      )}
      onClick={() => onPress()}
    >
      {icon}
    </button>
  );
}

/** A refusal leaves the picture in the page. */
function togglePictureInPicture(video: HTMLVideoElement | null) {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
  else video?.requestPictureInPicture().catch(() => {});
}
