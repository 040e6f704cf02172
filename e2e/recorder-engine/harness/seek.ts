import type { RecorderMedia } from '../../../packages/widgets/src/screen-recorder/recorder-media.ts';
import { lessonSize, readTime } from './lesson.ts';

export async function seek(media: RecorderMedia, file: Blob, second: number) {
  const { url, release } = media.playable(file);
  const video = document.createElement('video');
  const happens = (name: string) =>
    new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
  video.muted = true;
  video.src = url;
  document.body.append(video);
  await happens('loadedmetadata');
  const { duration } = video;
  const seeked = happens('seeked');
  video.currentTime = second;
  await seeked;
  // The event tells of the player; its picture comes to the screen by another thread, a moment later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const picture = new OffscreenCanvas(lessonSize.width, lessonSize.height);
  const pen = picture.getContext('2d');
  // The tab was recorded as it was seen, at the window's own size.
  const { width, height } = lessonSize;
  const scale = video.videoWidth / innerWidth;
  pen?.drawImage(video, 0, 0, width * scale, height * scale, 0, 0, width, height);
  const { currentTime, videoWidth } = video;
  video.remove();
  video.removeAttribute('src');
  video.load();
  release();
  return { duration, currentTime, videoWidth, time: pen ? readTime(pen) : null };
}
