// Our components beside other design systems, in one run: bytes, then main-thread work. Needs the built packages.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { installPeers, measureBytes } from './ui-bytes.mjs';
import { measureMount } from './ui-mount.mjs';

if (!existsSync(resolve(import.meta.dirname, '../packages/ui/dist/button/index.js')))
  throw new Error('Build the packages first: npm run build:packages.');
installPeers();
await measureBytes();
await measureMount();
