// `npm start`: installs what is missing, builds the site and the standalone widgets when they changed, and runs the server until it is told to end.
import { ensureInstalled } from './ensure-install.mjs';
import { ensureSite } from './ensure-site.mjs';
import { serve } from './serve.mjs';

await ensureInstalled();
ensureSite();
serve();
