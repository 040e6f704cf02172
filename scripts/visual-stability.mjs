// `npm run visual:stability -- 10`: the same stories drawn again and again, each picture held to the hash of its receipt.
// Parts of paths after the number narrow it. What differed, and all that the runner said of it, is kept under
// `visual/actual-runs`, by run.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const [times = '10', ...parts] = process.argv.slice(2);
const kept = 'visual/actual-runs';
rmSync(kept, { recursive: true, force: true });
let differing = 0;
for (let run = 1; run <= Number(times); run += 1) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/test-stories.mjs', ...parts], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, VISUAL_BYTES: '1' },
  });
  const said = stripVTControlCharacters(`${stdout}${stderr}`);
  const findings = new Set(
    said.match(/^.*(●|differs in|was [0-9x]+, is|was taken otherwise|has no receipt|not draw the same).*$/gm),
  );
  const summary = said.match(/^(Tests|Time):.*$/gm)?.join('  ') ?? said.slice(-2000);
  console.log(`run ${run} of ${times}: ${status === 0 ? 'byte-equal' : 'DIFFERS'}  ${summary}`);
  for (const finding of findings) console.log(`  ${finding.trim()}`);
  if (status === 0) continue;
  differing += 1;
  cpSync('visual/actual', `${kept}/${run}`, { recursive: true });
  writeFileSync(`${kept}/${run}/said.txt`, said);
}
console.log(`${Number(times) - differing} of ${times} runs were byte-equal`);
process.exit(differing > 0 ? 1 : 0);
