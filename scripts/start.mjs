// `npm start`: installs what is missing, builds the site and the standalone widgets when they changed, and runs the server until it is told to end.
import { ensureAllBuilt } from './builds.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { serve } from './serve.mjs';

await ensureInstalled();
ensureAllBuilt(['site', 'embed']);
serve();
