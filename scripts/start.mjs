// `npm start`: installs what is missing, builds the site and the standalone widgets when they changed, and runs the server until it is told to end.
import { ensureAllBuilt } from './builds.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { ensurePort } from './ensure-port.mjs';
import { serve } from './serve.mjs';

await ensurePort();
console.log('Looking for what is to be installed or built …');
await ensureInstalled();
await ensureAllBuilt(['site', 'embed']);
console.log('Starting the server …');
await serve();
