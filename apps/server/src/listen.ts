import { logTarget } from './start/log-lines.ts';
import { runServer } from './start/run-server.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { StartProblem } from './start/start-problem.ts';

/** A terminal and npm may both hand on one Ctrl-C. */
const sameSignal = 1_000;

function readOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return giveUp(error);
  }
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}

const settings = readOrExit();
const isForPeople = settings.logFormat === 'lines';
const log = logTarget(settings.logFormat, settings.logLevel, (text) => process.stdout.write(text));
const say = (text: string) => isForPeople && console.log(text);
let exitCode = 0;
let stoppingSince: number | undefined;

const { started, stop } = runServer(settings, { log, say: (step) => say(`${step} …`), onFatal: fail });

function fail(error: unknown) {
  console.error(error instanceof StartProblem ? error.message : error);
  exitCode = 1;
  end();
}

/** Ends cleanly; asked a second time, at once. */
function end() {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > sameSignal) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  say('Stopping: the requests in flight are answered first.');
  stop().then(() => process.exit(exitCode), giveUp);
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('SIGHUP', end);
process.on('uncaughtException', fail);
// Whoever started this process went away, or asks it to end.
process.on('message', end);
process.on('disconnect', end);

try {
  const { port, accounts } = await started;
  const host = settings.host === undefined ? 'localhost' : settings.host;
  say(`\nShuyuan is open at http://${host.includes(':') ? `[${host}]` : host}:${port}\n`);
  for (const { role, mobile, password } of accounts) say(`  ${role.padEnd(14)} ${mobile}  ${password}`);
  if (accounts.length > 0) say('');
  process.send?.('ready');
} catch (error) {
  if (stoppingSince === undefined) giveUp(error);
}
