// Draws the small film of the player's stories: hills at dusk, 640 by 360, eight seconds. Run it only to change the film.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.mjs';

const target = resolve(import.meta.dirname, '../packages/ui/src/video-player/dusk.fixtures.mp4');

/** Runs in the page. Answers the film as base64. */
async function record() {
  const seconds = 8;
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const context = canvas.getContext('2d');
  const hill = (colour, points, shift) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, 360);
    points.forEach((y, index) => context.lineTo((index * 640) / (points.length - 1), y + shift));
    context.lineTo(640, 360);
    context.fill();
  };
  const draw = (share) => {
    context.fillStyle = '#E9E2D0';
    context.fillRect(0, 0, 640, 360);
    context.fillStyle = '#C2392B';
    context.beginPath();
    context.arc(180 + share * 280, 90 + share * 60, 40, 0, 7);
    context.fill();
    hill('#9DBBB1', [250, 150, 230, 120, 240, 180, 260], 0);
    hill('#2F6B60', [300, 230, 300, 210, 290, 240, 310], share * 12);
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/mp4;codecs=vp9',
    videoBitsPerSecond: 60_000,
    videoKeyFrameIntervalDuration: 2000,
  });
  const chunks = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  const begun = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - begun) / 1000 / seconds) {
    draw(share);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage();
const film = Buffer.from(await page.evaluate(record), 'base64');
await browser.close();
writeFileSync(target, film);
console.log(`${target}: ${(film.length / 1024).toFixed(1)} KiB`);
