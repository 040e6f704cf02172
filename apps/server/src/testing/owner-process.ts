import { launchPostgres } from '../embedded-postgres/launch.ts';

const [, , dataFolder = ''] = process.argv;
try {
  const { connection } = await launchPostgres({ dataFolder, warn: () => {} });
  process.stdout.write(`${JSON.stringify(connection)}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: String(error) })}\n`);
  process.exit(1);
}
setInterval(() => {}, 1_000);
