// After the runner has ended: which of the captures that differ from their receipts differ to the eye.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawInto, picturesAt } from './base-pictures.mjs';
import { acceptancesOf, lastAcceptance, receiptsAt } from './history.mjs';
import { comparePixels } from './pixels.mjs';
import { thisProcessor } from './processor.mjs';
import { partsOf, sha256 } from './receipts.mjs';
import { storiesOf } from './run-stories.mjs';
import { seenFile } from './seen.mjs';
import { isWhatItsReceiptNames, verdictOf, wayOfJudging } from './verdicts.mjs';

/** The story files that pictures are of, by the titles of a built Storybook: a story may have gone from its file. */
export function filesOf(outDir, pictures) {
  const titleOf = (id) => id.split('--')[0];
  const titles = new Set(pictures.map(titleOf));
  const paths = storiesOf(outDir)
    .filter(({ id }) => titles.has(titleOf(id)))
    .map(({ importPath }) => importPath.replace(/^\.\//, ''));
  return [...new Set(paths)];
}

/**
 * Judges the captures that were drawn from `outDir` into `actual`. Each finding has the picture, its kind (see
 * `sayFinding`), the files to look at and their comparison. `reference` is another Storybook of the same tree that the
 * pictures are of, for stories that only compare.
 */
export async function judge({ captures, receipts, outDir, actual, reference, bytes = false }) {
  const committed = receiptsAt('HEAD');
  const ways = { same: [], new: [], seen: [], unsteady: [], base: [] };
  for (const [picture, capture] of captures) {
    const receipt = receipts.get(picture);
    const isSeen = Boolean(receipt) && existsSync(seenFile(receipt.sha256));
    const way = wayOfJudging({ capture, receipt, committed: committed.get(picture), isSeen });
    ways[reference && (way === 'base' || way === 'unsteady') ? 'base' : way].push(picture);
  }
  const found = (picture, kind, more) => ({
    picture,
    kind,
    before: null,
    after: join(actual, `${picture}.png`),
    focus: captures.get(picture).focus,
    ...more,
  });
  /** A finding when the two differ. */
  const compare = (picture, before) => {
    const after = join(actual, `${picture}.png`);
    const comparison = comparePixels(readFileSync(before), readFileSync(after));
    const kind = verdictOf(comparison, bytes);
    return kind ? [found(picture, kind, { before, comparison })] : [];
  };
  const against = reference
    ? () => comparedWithReference({ pictures: ways.base, reference, into: join(actual, 'reference') })
    : () => comparedWithCommits({ pictures: ways.base, receipts, outDir });
  const bases = ways.base.length > 0 ? await against() : new Map();
  const findings = [
    ...ways.new.map((picture) => found(picture, 'new')),
    ...ways.seen.flatMap((picture) => compare(picture, seenFile(receipts.get(picture).sha256))),
    ...ways.unsteady.map((picture) => found(picture, 'unsteady')),
    ...ways.base.flatMap((picture) => {
      const { before, kind, base } = bases.get(picture);
      return kind ? [found(picture, kind, { before, base })] : compare(picture, before);
    }),
  ];
  return { findings, compared: ways.seen.length + ways.base.length };
}

/** Draws the pictures by the Storybook that they are of, in the same tree. */
async function comparedWithReference({ pictures, reference, into }) {
  const ids = new Set(pictures.map((picture) => partsOf(picture).id));
  const isThere = existsSync(join(reference, 'index.json'));
  if (isThere) await drawInto({ outDir: reference, ids, into });
  const base = isThere
    ? `${reference} does not draw it`
    : `build ${reference} first (npm run build:test-storybook)`;
  return new Map(
    pictures.map((picture) => {
      const before = join(into, `${picture}.png`);
      return [picture, existsSync(before) ? { before } : { kind: 'unknown', before: null, base }];
    }),
  );
}

/**
 * Draws the pictures at the last commit that changed receipts, since all has stood there as it was accepted; those that
 * this commit does not draw as their receipts say, at the commits that their own receipts are from.
 */
async function comparedWithCommits({ pictures, receipts, outDir }) {
  const answer = new Map();
  const last = lastAcceptance();
  const first = await drawOrSayWhyNot(last, pictures, outDir);
  const isGood = (picture, before) =>
    isWhatItsReceiptNames({
      drawnHash: before && sha256(readFileSync(before)),
      receipt: receipts.get(picture),
      processor: thisProcessor(),
    });
  const take = (drawn, wanted) => {
    for (const picture of wanted) {
      const before = drawn.files.get(picture);
      if (isGood(picture, before)) answer.set(picture, { before });
      else if (drawn.reason) answer.set(picture, { kind: 'unknown', before: null, base: drawn.reason });
      else answer.set(picture, { kind: 'undrawn', before: before ?? null, base: drawn.sha.slice(0, 12) });
    }
  };
  take(first, pictures);
  const doubtful = pictures.filter((picture) => answer.get(picture).kind === 'undrawn');
  for (const { commit, group } of groupsByCommit(acceptancesOf(doubtful), last.sha))
    take(await drawOrSayWhyNot(commit, group, outDir), group);
  return answer;
}

/** Pictures by the commit of their receipts, without those of a commit that was drawn already. */
function groupsByCommit(acceptances, drawnAlready) {
  const groups = new Map();
  for (const [picture, commit] of acceptances) {
    const key = commit.sha ?? commit.reason;
    if (key === drawnAlready) continue;
    const { group } = groups.get(key) ?? groups.set(key, { commit, group: [] }).get(key);
    group.push(picture);
  }
  return groups.values();
}

async function drawOrSayWhyNot(commit, pictures, outDir) {
  if (commit.reason) return { files: new Map(), reason: commit.reason };
  try {
    return { sha: commit.sha, files: await picturesAt(commit.sha, pictures, filesOf(outDir, pictures)) };
  } catch (error) {
    return { files: new Map(), reason: error.message };
  }
}
