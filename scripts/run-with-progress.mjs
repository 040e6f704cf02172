// Runs a command that says nothing for long, and says every few seconds how far it is.
import { spawn } from 'node:child_process';

const every = 3_000;

/**
 * Answers the status and what was printed, unless `options` let it through. `howFar` says in a few words what is done, or
 * nothing.
 */
export async function runWithProgress(command, args, options, howFar = () => '') {
  const child = spawn(command, args, options);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(String(chunk)));
  const begun = performance.now();
  const timer = setInterval(() => {
    const seconds = `${Math.round((performance.now() - begun) / 1000)} s`;
    console.log(`  … ${[howFar(), seconds].filter(Boolean).join(', ')}`);
  }, every);
  try {
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return { status, output: chunks.join('') };
  } finally {
    clearInterval(timer);
  }
}
