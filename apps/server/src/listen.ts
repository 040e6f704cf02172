import { collectLines, fatalEntry, logTarget } from './start/log-lines.ts';
import { runServer, type Running } from './start/run-server.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { StartProblem } from './errors/start-problem.ts';

/** What a person does on the local pages. */
const pagePurposes = { SMS: 'codes by SMS', WECHAT: 'scan as WeChat', PAYMENT: 'pay as WeChat' };

/** A terminal and npm may both hand on one Ctrl-C. */
const sameSignal = 1_000;

/** How long an end may take, in milliseconds, whatever hangs. Process managers kill after ten seconds. */
const longestEnd = 9_500;

const settings = readOrExit();
const isForPeople = settings.logFormat === 'lines';
const lines = collectLines((text) => process.stdout.write(text));
const log = logTarget(settings.logFormat, settings.logLevel, lines.write);
const say = (text: string) => isForPeople && console.log(text);
let exitCode = 0;
let stoppingSince: number | undefined;

const { started, stop } = runServer(settings, { log, say: (step) => say(`${step} …`), onFatal: fail });

process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('SIGHUP', end);
process.on('uncaughtException', fail);
process.on('exit', lines.flush);
// Whoever started this process went away, or asks it to end.
process.on('message', end);
process.on('disconnect', end);

try {
  const running = await started;
  if (stoppingSince === undefined) welcome(running);
} catch (error) {
  if (stoppingSince === undefined) giveUp(error);
}

function welcome({ port, accounts, localPages, localKey }: Running) {
  const host = settings.host ?? 'localhost';
  const here = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  // Behind a proxy, as under `npm run dev`, people come by another address.
  const isHere = settings.publicUrl === `http://localhost:${settings.port}`;
  say(`\nShuyuan is open at ${isHere ? here : settings.publicUrl}\n`);
  for (const { role, mobile, password } of accounts) say(`  ${role.padEnd(14)} ${mobile}  ${password}`);
  if (accounts.length > 0) say('');
  const onThisMachine = `http://localhost:${port}`;
  for (const { service, path } of localPages)
    say(`  ${pagePurposes[service].padEnd(14)} ${onThisMachine}${path}?key=${localKey}`);
  if (localPages.length > 0) say('');
}

/** Ends cleanly; asked a second time, at once. The next start adopts a database that is left. */
function end() {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > sameSignal) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  say('Stopping: the requests in flight are answered first.');
  setTimeout(() => giveUp(new StartProblem('Something did not end in time, and is left.')), longestEnd);
  stop().then(() => process.exit(exitCode), giveUp);
}

function fail(error: unknown) {
  complain(error);
  exitCode = 1;
  end();
}

function giveUp(error: unknown): never {
  complain(error);
  process.exit(1);
}

function complain(error: unknown) {
  if (error instanceof StartProblem) console.error(error.message);
  else log.write(fatalEntry(error));
}

function readOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
