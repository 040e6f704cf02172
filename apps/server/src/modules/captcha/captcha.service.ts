import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import sharp from 'sharp';
import {
  sliderSize,
  type ImageCaptcha,
  type SliderPuzzle,
  type SliderTry,
  type SliderVerdict,
} from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { drawLetters } from '../pictures/letters.ts';
import { pieceSide } from '../pictures/puzzle.ts';
import { createToken, hashToken } from '../../secrets/token.ts';
import * as repo from './captcha.repo.ts';
import { isInGap, randomPlace } from './puzzle-place.ts';
import { drawPuzzle } from './puzzle-pictures.ts';
import { askQuestion, normalizeAnswer } from './question.ts';
import { isPlausible } from './slider-track.ts';

const minute = 60_000;
const imageLife = 5 * minute;
const puzzleLife = 3 * minute;
const ticketLife = 5 * minute;
const puzzleTries = 3;

/** Without those that look like another one. */
const letters = 'ACDEFGHJKMNPRTUVWXY34679';

export async function createPicture(db: Database, now: Date): Promise<ImageCaptcha> {
  const answer = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  // Twice the size, for screens that show it finely.
  const pixels = await sharp(Buffer.from(drawLetters(answer)), { density: 144 })
    .png({ palette: true, effort: 4 })
    .toBuffer();
  const key = await keep(db, answer, now);
  return { key, img: `data:image/png;base64,${pixels.toString('base64')}`, question: '' };
}

export async function createQuestion(db: Database, now: Date): Promise<ImageCaptcha> {
  const { text, answer } = askQuestion();
  return { key: await keep(db, String(answer), now), img: '', question: text };
}

/** Whether this is the answer. The picture is used up, right or wrong. */
export async function isRightAnswer(db: Database, key: string, typed: string, now: Date): Promise<boolean> {
  const kept = await repo.takeImageCaptcha(db, hashToken(key), now);
  return kept !== undefined && timingSafeEqual(kept, hashAnswer(key, typed));
}

export async function createPuzzle(db: Database, now: Date): Promise<SliderPuzzle> {
  const key = createToken();
  const place = randomPlace();
  const pictures = await drawPuzzle(createToken(), place, sliderSize);
  const puzzle = { keyHash: hashToken(key), gapX: place.x, triesLeft: puzzleTries };
  await repo.insertPuzzle(db, { ...puzzle, expiresAt: after(now, puzzleLife) });
  return { key, ...pictures, piece_width: pieceSide, piece_y: place.y, expires_in: puzzleLife / 1000 };
}

/** A ticket for who put the piece into its gap by hand or by keys. A puzzle that is gone has no tries left. */
export async function checkTry(
  db: Database,
  { key, ...attempt }: SliderTry,
  now: Date,
): Promise<SliderVerdict> {
  const keyHash = hashToken(key);
  const puzzle = await repo.takePuzzleTry(db, keyHash, now);
  if (!puzzle) return { success: 0, tries_left: 0 };
  if (!isInGap(attempt.x, puzzle.gapX) || !isPlausible(attempt)) {
    return { success: 0, tries_left: puzzle.triesLeft };
  }
  return db.transaction(async (tx): Promise<SliderVerdict> => {
    if (!(await repo.removePuzzle(tx, keyHash))) return { success: 0, tries_left: 0 };
    const ticket = createToken();
    await repo.insertTicket(tx, { ticketHash: hashToken(ticket), expiresAt: after(now, ticketLife) });
    return { success: 1, ticket };
  });
}

/** Spends a ticket. False when it was spent, has expired or never was. */
export function spendTicket(db: Database, ticket: string, now: Date): Promise<boolean> {
  return repo.takeTicket(db, hashToken(ticket), now);
}

async function keep(db: Database, answer: string, now: Date): Promise<string> {
  const key = createToken();
  const captcha = { keyHash: hashToken(key), answerHash: hashAnswer(key, answer) };
  await repo.insertImageCaptcha(db, { ...captcha, expiresAt: after(now, imageLife) });
  return key;
}

const hashAnswer = (key: string, answer: string) =>
  createHash('sha256')
    .update(`${key}:${normalizeAnswer(answer)}`)
    .digest();

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
